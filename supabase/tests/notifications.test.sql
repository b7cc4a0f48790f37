-- Notifications: whoever they are for reads them; functions write.
select tests.reads('public.notifications', '{"owner": 1, "server": 1}');
select tests.writes('public.notifications');
