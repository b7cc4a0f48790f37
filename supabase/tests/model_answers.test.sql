-- What the vision model answered: whoever is in the project reads it.
select tests.reads('public.model_answers', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.model_answers');
