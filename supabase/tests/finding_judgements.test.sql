-- Judgements of findings: whoever judged reads them; judging goes through a function.
select tests.reads('public.finding_judgements', '{"owner": 1, "server": 1}');
select tests.writes('public.finding_judgements');
