-- Figures of the product: admins read them.
select tests.reads('public.admin_metrics', '{"admin": 1, "server": 1}');
select tests.writes('public.admin_metrics');
