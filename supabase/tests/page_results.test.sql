-- What pages came to: the project's owner reads it.
select tests.reads('public.page_results', '{"owner": 1, "server": 1}');
select tests.writes('public.page_results');
