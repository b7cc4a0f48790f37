-- Files: the project's owner reads them.
select tests.reads('public.files', '{"owner": 1, "server": 1}');
select tests.writes('public.files');
