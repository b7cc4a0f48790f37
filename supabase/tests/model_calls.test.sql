-- What the vision model was asked and paid: the project's owner reads it.
select tests.reads('public.model_calls', '{"owner": 1, "server": 1}');
select tests.writes('public.model_calls');
