-- Links for guests: the server's alone, so that no hash is read; owners go through functions.
select tests.reads('public.report_shares', '{"server": 1}');
select tests.writes('public.report_shares');
