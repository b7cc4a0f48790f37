-- Cycles of review: the project's owner reads them; a revision goes through a function.
select tests.reads('public.project_cycles', '{"owner": 1, "server": 1}');
select tests.writes('public.project_cycles');
