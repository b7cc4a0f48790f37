-- Pages of reports: whoever is in the project reads them; the worker writes them with the report.
select tests.reads('public.report_pages', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.report_pages');
