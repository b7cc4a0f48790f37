-- A firm's name on reports: its owner reads it.
select tests.reads('public.brands', '{"owner": 1, "server": 1}');
select tests.writes('public.brands');
