-- What is left of deleted decisions: the server's alone.
select tests.reads('public.past_decisions', '{"server": 1}');
select tests.writes('public.past_decisions');
