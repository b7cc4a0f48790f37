-- What is said of comments of earlier cycles: the owner and the team read it; saying it goes through a function.
select tests.reads('public.carried_verdicts', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.carried_verdicts');
