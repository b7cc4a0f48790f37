-- Requests for access: admins read them.
select tests.reads('public.access_requests', '{"admin": 1, "server": 1}');
select tests.writes('public.access_requests');
