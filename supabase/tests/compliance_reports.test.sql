-- Reports: the project's owner reads them, nobody edits them.
select tests.reads('public.compliance_reports', '{"owner": 1, "server": 1}');
select tests.writes('public.compliance_reports');
