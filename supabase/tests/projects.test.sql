-- Projects: their owner and the team read them; every change is a function.
select tests.reads('public.projects', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.projects');
