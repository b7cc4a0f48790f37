-- Invoices: the user reads the own ones.
select tests.reads('public.billing_history', '{"owner": 1, "server": 1}');
select tests.writes('public.billing_history');
