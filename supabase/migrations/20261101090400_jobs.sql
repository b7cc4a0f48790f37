-- Durable work: a lease table. A worker holds a job by a fencing token; a late heartbeat hands it on, and a
-- stale token changes nothing. The schema is not exposed; the functions are the service role's alone.

create schema if not exists jobs;

create table jobs.job (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  queue text not null,
  kind text not null,
  dedupe_key text,
  payload jsonb not null default '{}',
  project_id uuid references public.projects (id) on delete cascade,
  run integer,
  state text not null default 'ready' check (state in ('ready', 'leased', 'done', 'dead')),
  priority integer not null default 0,
  attempts integer not null default 0,
  max_attempts integer not null default 4,
  run_at timestamptz not null default clock_timestamp(),
  lease_token uuid,
  leased_by text,
  lease_until timestamptz,
  progress jsonb,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index job_ready on jobs.job (queue, priority desc, run_at, seq) where state = 'ready';
create index job_lease on jobs.job (lease_until) where state = 'leased';
create index job_project on jobs.job (project_id, run);
create unique index job_dedupe on jobs.job (queue, dedupe_key)
  where dedupe_key is not null and state in ('ready', 'leased');
alter table jobs.job enable row level security;

-- Puts a job in the queue, or returns the waiting one with the same key.
create function public.job_enqueue(
  p_queue text, p_kind text, p_payload jsonb default '{}', p_key text default null, p_delay_ms integer default 0,
  p_priority integer default 0, p_max_attempts integer default 4, p_project uuid default null, p_run integer default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v uuid;
begin
  insert into jobs.job (queue, kind, payload, dedupe_key, run_at, priority, max_attempts, project_id, run)
  values (p_queue, p_kind, p_payload, p_key, clock_timestamp() + p_delay_ms * interval '1 millisecond',
    p_priority, p_max_attempts, p_project, p_run)
  on conflict (queue, dedupe_key) where dedupe_key is not null and state in ('ready', 'leased') do nothing
  returning id into v;
  if v is null then
    select id into v from jobs.job
    where queue = p_queue and dedupe_key = p_key and state in ('ready', 'leased');
  end if;
  return v;
end $$;

create function public.job_claim(p_queue text, p_worker text, p_lease_ms integer, p_limit integer default 1)
returns setof jobs.job
language sql security definer set search_path = '' as $$
  update jobs.job j set state = 'leased', attempts = j.attempts + 1, lease_token = gen_random_uuid(),
    leased_by = p_worker, lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
  from (
    select id from jobs.job
    where queue = p_queue and state = 'ready' and run_at <= clock_timestamp()
    order by priority desc, run_at, seq
    for update skip locked limit p_limit
  ) c
  where j.id = c.id
  returning j.*;
$$;

-- False means the lease is lost or the job was cancelled: stop at once.
create function public.job_heartbeat(p_id uuid, p_token uuid, p_lease_ms integer, p_progress jsonb default null)
returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond',
      progress = coalesce(p_progress, progress)
    where id = p_id and lease_token = p_token and state = 'leased' returning 1
  ) select exists (select from u);
$$;

create function public.job_complete(p_id uuid, p_token uuid) returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'done', finished_at = clock_timestamp(), lease_token = null, lease_until = null
    where id = p_id and lease_token = p_token and state = 'leased' returning 1
  ) select exists (select from u);
$$;

-- Hands a lease back unused, so that a restart costs no attempt.
create function public.job_release(p_id uuid, p_token uuid) returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'ready', attempts = greatest(attempts - 1, 0), lease_token = null,
      lease_until = null, leased_by = null, run_at = clock_timestamp()
    where id = p_id and lease_token = p_token and state = 'leased' returning 1
  ) select exists (select from u);
$$;

-- Queues the assembly when every page of a run has its row. Called with the project's row locked.
create function public.settle_analysis(p_project uuid, p_run integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
  done integer;
begin
  select * into project from public.projects where id = p_project and run = p_run for update;
  if project.id is null or project.status <> 'processing' or project.pages_total is null then return; end if;
  select count(*) into done from public.page_results where project_id = p_project and run = p_run;
  update public.projects set pages_done = done,
    stage = case when done >= project.pages_total then 'analyzing' else 'extracting' end
  where id = p_project;
  if done >= project.pages_total then
    perform public.job_enqueue('analysis', 'assemble', '{}', p_project || '/' || p_run || '/assemble', 0,
      public.project_priority(project.user_id, project.priority) + 5, 4, p_project, p_run);
  end if;
end $$;

-- What a dead job means for its project: a lost page is listed as not reviewed, anything else fails the run.
create function public.bury_job(p_job jobs.job) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_job.project_id is null or p_job.queue <> 'analysis' then return; end if;
  perform 1 from public.projects where id = p_job.project_id for update;
  if p_job.kind = 'page' then
    insert into public.page_results (project_id, run, page, file_id, page_in_file, problem)
    values (p_job.project_id, p_job.run, (p_job.payload ->> 'page')::integer, (p_job.payload ->> 'fileId')::uuid,
      (p_job.payload ->> 'pageInFile')::integer, 'This page could not be analysed.')
    on conflict do nothing;
    perform public.settle_analysis(p_job.project_id, p_job.run);
  else
    update public.projects set status = 'failed', stage = 'failed', finished_at = clock_timestamp(),
      failure_reason = 'The analysis stopped on an unexpected error. It can be retried.'
    where id = p_job.project_id and run = p_job.run and status = 'processing';
  end if;
end $$;

create function public.job_fail(
  p_id uuid, p_token uuid, p_error text, p_retryable boolean default true, p_retry_after_ms integer default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job;
begin
  update jobs.job set last_error = left(p_error, 2000), lease_token = null, lease_until = null, leased_by = null,
    state = case when not p_retryable or attempts >= max_attempts then 'dead' else 'ready' end,
    finished_at = case when not p_retryable or attempts >= max_attempts then clock_timestamp() end,
    run_at = clock_timestamp() + coalesce(p_retry_after_ms * interval '1 millisecond',
      least(interval '10 minutes', interval '2 seconds' * (2 ^ (attempts - 1))) * (0.75 + random() * 0.5))
  where id = p_id and lease_token = p_token and state = 'leased'
  returning * into job;
  if job.state = 'dead' then perform public.bury_job(job); end if;
  return job.state;
end $$;

-- Takes back leases whose heartbeat is late.
create function public.job_reap() returns integer
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
    from (select id from jobs.job where state = 'leased' and lease_until < clock_timestamp() for update skip locked) x
    where j.id = x.id
    returning j.*
  loop
    n := n + 1;
    if job.state = 'dead' then perform public.bury_job(job); end if;
  end loop;
  delete from jobs.job where state = 'done' and finished_at < clock_timestamp() - interval '7 days';
  return n;
end $$;

-- Gives up every lease held under a name: the embedded backend has one process, so at start its leases are stale.
create function public.job_release_all(p_worker_prefix text) returns integer
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'ready', lease_token = null, lease_until = null, leased_by = null,
      run_at = clock_timestamp()
    where state = 'leased' and leased_by like p_worker_prefix || '%' and attempts < max_attempts returning 1
  ) select count(*)::integer from u;
$$;

create function public.job_redrive(p_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'ready', attempts = 0, run_at = clock_timestamp(), finished_at = null
    where id = p_id and state = 'dead' returning 1
  ) select exists (select from u);
$$;

create function public.job_list(p_state text default null, p_limit integer default 100) returns setof jobs.job
language sql stable security definer set search_path = '' as $$
  select * from jobs.job where p_state is null or state = p_state order by created_at desc limit p_limit;
$$;

-- Enterprise goes first, then the project's own priority.
create function public.project_priority(p_user uuid, p_priority text) returns integer
language sql stable security definer set search_path = '' as $$
  select case when u.subscription_tier = 'enterprise' and u.subscription_status in ('active', 'trialing') then 100 else 0 end
    + case p_priority when 'high' then 10 when 'low' then -10 else 0 end
  from public.users u where u.id = p_user;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and (p.proname like 'job\_%' or p.proname in ('settle_analysis', 'bury_job', 'project_priority'))
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
