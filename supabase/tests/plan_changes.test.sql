-- Who paid what from when on: admins read it.
select tests.reads('public.plan_changes', '{"admin": 1, "server": 1}');
select tests.writes('public.plan_changes');
