-- Pages of reports: the project's owner reads them; the worker writes them with the report.
select tests.reads('public.report_pages', '{"owner": 1, "server": 1}');
select tests.writes('public.report_pages');
