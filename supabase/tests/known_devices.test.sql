-- Browsers an account was used from: the server's alone.
select tests.reads('public.known_devices', '{"server": 1}');
select tests.writes('public.known_devices');
