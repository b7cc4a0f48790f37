-- Files on their way: their owner sees how far they are; functions alone change them.
select tests.reads('public.uploads', '{"owner": 1, "server": 1}');
select tests.writes('public.uploads');
