-- What the vision model was asked and paid: whoever is in the project reads it.
select tests.reads('public.model_calls', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.model_calls');
