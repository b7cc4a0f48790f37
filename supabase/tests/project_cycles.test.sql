-- Cycles of review: whoever is in the project reads them; a revision goes through a function.
select tests.reads('public.project_cycles', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.project_cycles');
