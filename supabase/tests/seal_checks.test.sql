-- Nightly checks of the seals: admins read them, the server writes them.
select tests.reads('public.seal_checks', '{"admin": 1, "server": 1}');
select tests.writes('public.seal_checks');
