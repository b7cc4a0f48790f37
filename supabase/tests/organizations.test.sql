-- Organizations: members read theirs; functions write.
select tests.reads('public.organizations', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.organizations');
