-- What pages came to: whoever is in the project reads it.
select tests.reads('public.page_results', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.page_results');
