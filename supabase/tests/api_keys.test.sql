-- Personal keys: their owner reads name and prefix; keys are made and ended by functions.
select tests.reads('public.api_keys', '{"owner": 1, "server": 1}');
select tests.writes('public.api_keys');
