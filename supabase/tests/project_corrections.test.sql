-- Corrected inputs: the project's owner reads them.
select tests.reads('public.project_corrections', '{"owner": 1, "server": 1}');
select tests.writes('public.project_corrections');
