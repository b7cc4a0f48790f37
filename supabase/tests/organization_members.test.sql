-- Members: those of the same organization read each other; functions write.
select tests.reads('public.organization_members', '{"owner": 4, "team": 4, "server": 4}');
select tests.writes('public.organization_members');
