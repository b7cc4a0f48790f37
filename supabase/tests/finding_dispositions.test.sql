-- Decisions about findings: the project's owner reads them; deciding goes through a function.
select tests.reads('public.finding_dispositions', '{"owner": 1, "server": 1}');
select tests.writes('public.finding_dispositions');
