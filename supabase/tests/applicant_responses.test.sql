-- What applicants answered: whoever is in the project reads it; keeping it goes through a function.
select tests.reads('public.applicant_responses', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('public.applicant_responses');
