-- Answers of people to requirements: the project's owner reads them; answering goes through a function.
select tests.reads('public.person_answers', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.person_answers');
