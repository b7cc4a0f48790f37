-- Decisions about findings: whoever is in the project reads them; deciding goes through a function.
select tests.reads('public.finding_dispositions', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.finding_dispositions');
