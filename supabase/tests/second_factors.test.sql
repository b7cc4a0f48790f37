-- Secrets of second factors: the server's alone.
select tests.reads('public.second_factors', '{"server": 2}');
select tests.writes('public.second_factors');
