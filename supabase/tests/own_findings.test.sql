-- Findings reviewers raised: whoever is in the project reads them; raising and changing goes through functions.
select tests.reads('public.own_findings', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.own_findings');
