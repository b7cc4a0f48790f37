-- Plans: everybody reads those on offer.
select tests.reads('public.subscription_plans', '{"visitor": 3, "stranger": 3, "owner": 3, "team": 3, "admin": 3, "server": 3}');
select tests.writes('public.subscription_plans');
