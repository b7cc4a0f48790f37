-- The log of an account: its owner reads it, the server writes it.
select tests.reads('public.security_events', '{"owner": 1, "server": 1}');
select tests.writes('public.security_events');
