-- Profiles: everybody reads the own one; tier, role and limits change through functions alone.
select tests.reads('public.users', '{"stranger": 1, "owner": 1, "team": 1, "admin": 1, "server": 6}');
select tests.writes('public.users');
