-- Usage of a day: the user reads the own lines.
select tests.reads('public.usage_analytics', '{"owner": 1, "server": 1}');
select tests.writes('public.usage_analytics');
