-- What happened to a report: its owner reads it.
select tests.reads('public.report_events', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.report_events');
