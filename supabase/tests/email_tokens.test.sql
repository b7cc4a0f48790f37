-- Links that confirm an address: the server's alone.
select tests.reads('public.email_tokens', '{"server": 1}');
select tests.writes('public.email_tokens');
