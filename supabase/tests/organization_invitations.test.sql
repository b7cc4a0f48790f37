-- Invitations: the server's alone, so that no hash is read; owners go through functions.
select tests.reads('public.organization_invitations', '{"server": 1}');
select tests.writes('public.organization_invitations');
