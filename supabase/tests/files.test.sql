-- Files: whoever is in the project reads them.
select tests.reads('public.files', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.files');
