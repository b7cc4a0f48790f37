-- Finished jobs are swept every few seconds by every worker: found by their age, not by reading all of them.
create index job_done on jobs.job (finished_at) where state = 'done';
