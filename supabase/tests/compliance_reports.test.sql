-- Reports: whoever is in the project reads them, nobody edits them.
select tests.reads('public.compliance_reports', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.compliance_reports');
