-- Sessions: the server's alone.
select tests.reads('public.sessions', '{"server": 1}');
select tests.writes('public.sessions');
