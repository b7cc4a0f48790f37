-- The threads of findings: whoever is in the project reads them; writing goes through functions.
select tests.reads('public.finding_entries', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.finding_entries');
