-- What is left of deleted judgements: the server's alone.
select tests.reads('public.past_judgements', '{"server": 1}');
select tests.writes('public.past_judgements');
