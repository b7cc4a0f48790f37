-- The threads of findings: the project's owner reads them; writing goes through functions.
select tests.reads('public.finding_entries', '{"owner": 1, "server": 1}');
select tests.writes('public.finding_entries');
