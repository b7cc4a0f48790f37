-- Who reads a PDF asks for what it needs of it, and a marked-up copy adds to what lies there: nobody holds a large one.
update public.subscription_plans set max_file_mb = 1024 where tier = 'enterprise';
update storage.buckets set file_size_limit = 1073741824 where id = 'plans';
