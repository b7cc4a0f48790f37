-- Changes of address under way: the server's alone.
select tests.reads('public.email_changes', '{"server": 1}');
select tests.writes('public.email_changes');
