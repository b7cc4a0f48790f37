-- Feedback: its author adds and reads it; admins read it through a function.
select tests.reads('public.feedback', '{"owner": 1, "server": 1}');
select tests.writes('public.feedback', '{"insert": ["owner"]}');
