-- Subscriptions of the sandbox: the server's alone.
select tests.reads('public.sandbox_subscriptions', '{"server": 1}');
select tests.writes('public.sandbox_subscriptions');
