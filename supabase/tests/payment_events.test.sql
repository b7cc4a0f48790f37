-- Events of the payment provider: the server's alone.
select tests.reads('public.payment_events', '{"server": 1}');
select tests.writes('public.payment_events');
