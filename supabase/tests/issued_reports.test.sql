-- The ledger of codes: the server's alone; the public page asks the server.
select tests.reads('public.issued_reports', '{"server": 1}');
select tests.writes('public.issued_reports');
