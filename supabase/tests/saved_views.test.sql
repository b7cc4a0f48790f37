-- Saved views of lists: their owner alone reads and writes them.
select tests.reads('public.saved_views', '{"owner": 1, "server": 1}');
select tests.writes('public.saved_views', '{"insert": ["owner"], "update": ["owner"], "delete": ["owner"]}');
