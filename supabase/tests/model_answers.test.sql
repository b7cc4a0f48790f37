-- What the vision model answered: the project's owner reads it.
select tests.reads('public.model_answers', '{"owner": 1, "server": 1}');
select tests.writes('public.model_answers');
