-- Standard comments: their owner alone reads and writes them.
select tests.reads('public.standard_comments', '{"owner": 1, "server": 1}');
select tests.writes('public.standard_comments', '{"insert": ["owner"], "update": ["owner"], "delete": ["owner"]}');
