-- Feedback: its author adds and reads it, admins read all.
select tests.reads('public.feedback', '{"owner": 1, "admin": 1, "server": 1}');
select tests.writes('public.feedback', '{"insert": ["owner"]}');
