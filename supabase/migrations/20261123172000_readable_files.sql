-- A file is read by a worker that holds the whole of it: larger ones were taken and then could not be read.
update public.subscription_plans set max_file_mb = 200 where tier in ('professional', 'enterprise');
