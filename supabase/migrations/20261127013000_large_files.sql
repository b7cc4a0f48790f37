-- A file goes to its worker piece by piece, and jobs about large ones wait for room: somewhat larger ones are read.
update public.subscription_plans set max_file_mb = 250 where tier in ('professional', 'enterprise');
