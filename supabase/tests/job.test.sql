-- Jobs: out of everybody's reach, the server's too, but for the functions that claim and end them.
select tests.reads('jobs.job', '{}');
select tests.writes('jobs.job', '{"server": []}');
