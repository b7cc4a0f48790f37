-- Corrected inputs: whoever is in the project reads them.
select tests.reads('public.project_corrections', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.project_corrections');
