-- What was asked of the payment provider: the server's alone.
select tests.reads('public.billing_wishes', '{"server": 1}');
select tests.writes('public.billing_wishes');
