-- What holds when surroundings fail: a clock set back, a database or file store that is away, a process that
-- dies between storing a file and its row.

-- Work on a project never waits longer than a quarter of an hour; a moment further off was written before the
-- clock was set back. Other jobs, such as those of the night, may lie a day ahead.
create or replace function public.job_claim(p_queue text, p_worker text, p_lease_ms integer, p_limit integer default 1)
returns setof jobs.job
language sql security definer set search_path = '' as $$
  update jobs.job j set state = 'leased', attempts = j.attempts + 1, lease_token = gen_random_uuid(),
    leased_by = p_worker, lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
  from (
    select id from jobs.job
    where queue = p_queue and state = 'ready'
      and (run_at <= clock_timestamp()
        or project_id is not null and run_at > clock_timestamp() + interval '15 minutes')
    order by priority desc, run_at, seq
    for update skip locked limit p_limit
  ) c
  where j.id = c.id
  returning j.*;
$$;

-- Takes back leases whose heartbeat is late, and those that end later than any lease can.
create or replace function public.job_reap() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job;
  n integer := 0;
begin
  for job in
    update jobs.job j set state = case when j.attempts >= j.max_attempts then 'dead' else 'ready' end,
      last_error = 'lease expired (worker ' || coalesce(j.leased_by, '?') || ')',
      finished_at = case when j.attempts >= j.max_attempts then clock_timestamp() end,
      lease_token = null, lease_until = null, leased_by = null, run_at = clock_timestamp()
    from (
      select id from jobs.job
      where state = 'leased'
        and (lease_until < clock_timestamp() or lease_until > clock_timestamp() + interval '15 minutes')
      for update skip locked
    ) x
    where j.id = x.id
    returning j.*
  loop
    n := n + 1;
    if job.state = 'dead' then perform public.bury_job(job); end if;
  end loop;
  delete from jobs.job where state = 'done' and finished_at < clock_timestamp() - interval '7 days';
  return n;
end $$;

-- Gives a job back that failed on something outside of it. It costs no attempt, waits longer the longer that
-- lasts (5 s to 5 min), and counts as a failure once the job is an hour old.
create function public.job_postpone(p_id uuid, p_token uuid, p_error text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update jobs.job set state = 'ready', attempts = greatest(attempts - 1, 0), last_error = left(p_error, 2000),
    lease_token = null, lease_until = null, leased_by = null,
    run_at = clock_timestamp()
      + least(interval '5 minutes', greatest(interval '5 seconds', (clock_timestamp() - created_at) / 4))
  where id = p_id and lease_token = p_token and state = 'leased'
    and created_at > clock_timestamp() - interval '1 hour';
  if found then return 'ready'; end if;
  return public.job_fail(p_id, p_token, p_error);
end $$;

-- Stored objects that belong to nothing: of projects that are not there (a process died between the file and
-- its row), and printed reports that were never published. Younger ones may be on their way.
create function public.list_orphan_objects(p_older_ms bigint, p_limit integer default 1000)
returns table (bucket text, path text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('plans', 'reports')
    and coalesce(o.updated_at, o.created_at) <= clock_timestamp() - p_older_ms * interval '1 millisecond'
    and o.name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/'
    and (
      not exists (select from public.projects p where p.id = split_part(o.name, '/', 2)::uuid)
      or o.bucket_id = 'plans' and o.name !~ '/page-[^/]*$'
        and not exists (select from public.files f where f.file_path = o.name)
      or o.bucket_id = 'reports' and o.name ~ '/report-[^/]*\.pdf$'
        and not exists (select from public.compliance_reports r where r.pdf_path = o.name)
    )
  order by o.name limit p_limit;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('job_postpone', 'list_orphan_objects')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
