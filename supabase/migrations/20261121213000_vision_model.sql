-- The vision model: who agreed to it, what was asked and paid, which answers are kept, and how a second
-- review is stopped without losing the first one's report.

-- Nothing of a project is sent to the model's vendor before its owner agreed.
alter table public.projects add column model_consent boolean not null default false;

-- One row per question. What it may cost at most is set aside before it is sent, so that workers who ask at
-- the same time can't pass a ceiling together; what it did cost takes its place when the answer is there. A
-- question that a crash cut off keeps what was set aside, because it may have been billed.
create table public.model_calls (
  id uuid primary key default gen_random_uuid(),
  -- the month's total outlives a deleted project
  project_id uuid references public.projects (id) on delete set null,
  run integer not null,
  page integer not null,
  task text not null check (char_length(task) between 1 and 60),
  model text not null check (char_length(model) between 1 and 200),
  -- US dollars
  reserved_usd numeric(12, 6) not null check (reserved_usd >= 0),
  cost_usd numeric(12, 6) check (cost_usd >= 0),
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index model_calls_month on public.model_calls (created_at);
create index model_calls_project on public.model_calls (project_id, run);
alter table public.model_calls enable row level security;
create policy model_calls_select_own on public.model_calls for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Answers by page content, task, version and model, so that a retry pays once. They go with their project.
create table public.model_answers (
  project_id uuid not null references public.projects (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 400),
  answer jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (project_id, key)
);
alter table public.model_answers enable row level security;
create policy model_answers_select_own on public.model_answers for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Sets money aside for a question. Answers its id, or which ceiling stands against it, or that the owner does
-- not agree (any more). Months are calendar months in UTC.
create function public.model_reserve(
  p_project uuid, p_run integer, p_page integer, p_task text, p_model text, p_most_usd numeric,
  p_project_max_usd numeric, p_month_max_usd numeric
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v uuid;
  month timestamptz := date_trunc('month', clock_timestamp() at time zone 'utc') at time zone 'utc';
begin
  if not exists (select from public.projects where id = p_project and model_consent) then
    return jsonb_build_object('refused', 'consent');
  end if;
  lock table public.model_calls in share row exclusive mode;
  if p_project_max_usd < p_most_usd + (
    select coalesce(sum(coalesce(cost_usd, reserved_usd)), 0) from public.model_calls where project_id = p_project
  ) then return jsonb_build_object('refused', 'project'); end if;
  if p_month_max_usd < p_most_usd + (
    select coalesce(sum(coalesce(cost_usd, reserved_usd)), 0) from public.model_calls where created_at >= month
  ) then return jsonb_build_object('refused', 'month'); end if;
  insert into public.model_calls (project_id, run, page, task, model, reserved_usd)
  values (p_project, p_run, p_page, p_task, p_model, p_most_usd) returning id into v;
  return jsonb_build_object('id', v);
end $$;

-- Notes what a question cost and keeps its answer, in one step. A null answer keeps nothing.
create function public.model_settle(p_id uuid, p_cost_usd numeric, p_key text, p_answer jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  call public.model_calls;
begin
  update public.model_calls set cost_usd = p_cost_usd, settled_at = clock_timestamp() where id = p_id
  returning * into call;
  if p_answer is null or call.project_id is null then return; end if;
  insert into public.model_answers (project_id, key, answer) values (call.project_id, p_key, p_answer)
  on conflict (project_id, key) do update set answer = excluded.answer, created_at = excluded.created_at;
end $$;

-- Takes back or gives the consent. Pages not yet asked about follow at once; kept answers go with the consent.
create function public.set_model_consent(p_id uuid, p_consent boolean) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  update public.projects set model_consent = p_consent where id = p_id and user_id = (select auth.uid())
  returning * into project;
  if project.id is null then raise exception 'project_not_found'; end if;
  if not p_consent then delete from public.model_answers where project_id = p_id; end if;
  return project;
end $$;

-- Stops a review of a project that has a report already: the report stays, what was under way is dropped.
-- Nothing runs: nothing happens. A first review has nothing to fall back to: `report_not_ready`.
create function public.cancel_analysis(p_id uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status <> 'processing' then return project; end if;
  if not exists (select from public.compliance_reports where project_id = p_id) then
    raise exception 'report_not_ready';
  end if;
  delete from jobs.job where project_id = p_id and queue = 'analysis';
  delete from public.page_results where project_id = p_id and run = project.run;
  update public.files set
    processing_status = case when coalesce(page_count, 0) > 0 then 'completed' else 'failed' end,
    processing_error = case when coalesce(page_count, 0) > 0 then null else 'This file could not be opened.' end
  where project_id = p_id and processing_status in ('pending', 'processing');
  update public.projects set status = 'completed', stage = 'complete', failure_reason = null,
    finished_at = clock_timestamp()
  where id = p_id returning * into project;
  -- Nothing has ended that a mail should tell of.
  delete from jobs.job where queue = 'chores' and state = 'ready' and dedupe_key = 'mail/' || p_id || '/' || project.run;
  return project;
end $$;

create or replace function public.create_project(p_id uuid, p_project jsonb, p_files jsonb) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  n integer := jsonb_array_length(p_files);
  bytes bigint;
begin
  if n = 0 then raise exception 'no_files'; end if;
  select sum((f ->> 'file_size')::bigint) into bytes from jsonb_array_elements(p_files) f;
  perform public.assert_room(account, n, bytes);

  insert into public.projects (
    id, user_id, name, description, address, client_name, client_phone, client_email, occupancy_classification,
    inspection_categories, building_height, building_area, type_of_construction, fire_sprinkler, generator,
    base_flood_elevation, fema_flood_zone, priority, tags, model_consent, file_count, started_at
  )
  select p_id, account.id, r.name, r.description, r.address, r.client_name, r.client_phone, r.client_email,
    coalesce(r.occupancy_classification, '{}'), coalesce(r.inspection_categories, '{}'), r.building_height,
    r.building_area, r.type_of_construction, coalesce(r.fire_sprinkler, false), coalesce(r.generator, false),
    r.base_flood_elevation, r.fema_flood_zone, coalesce(r.priority, 'medium'), coalesce(r.tags, '{}'),
    coalesce(r.model_consent, false), n, clock_timestamp()
  from jsonb_populate_record(null::public.projects, p_project) r
  returning * into project;

  insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256)
  select (f ->> 'id')::uuid, p_id, i - 1, f ->> 'filename', f ->> 'original_filename', f ->> 'file_type',
    (f ->> 'file_size')::bigint, f ->> 'file_path', f ->> 'sha256'
  from jsonb_array_elements(p_files) with ordinality as e(f, i);

  update public.users set monthly_projects = monthly_projects + 1, monthly_uploads = monthly_uploads + n
  where id = account.id;
  perform public.count_usage(account.id, 1, n);
  perform public.job_enqueue('analysis', 'plan', '{}', p_id || '/1/plan', 0,
    public.project_priority(account.id, project.priority) + 5, 4, p_id, 1);
  return project;
end $$;

-- What the owner sees of a run, now with what the model was asked and what it cost so far.
create or replace function public.project_progress(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'project', to_jsonb(p) - 'plan',
    'problems', coalesce(p.plan -> 'problems', '[]'),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('page', r.page, 'sheet', r.sheet, 'problem', r.problem,
        'insights', r.insights, 'warnings', r.warnings, 'at', r.created_at, 'elapsedMs', r.elapsed_ms) order by r.created_at), '[]')
      from public.page_results r where r.project_id = p.id and r.run = p.run),
    'working', (select coalesce(jsonb_agg(jsonb_build_object('kind', j.kind, 'page', j.payload -> 'page', 'progress', j.progress,
        'attempts', j.attempts) order by j.seq), '[]')
      from jobs.job j where j.project_id = p.id and j.run = p.run and j.state = 'leased'),
    'model', (select case when count(*) = 0 then null else jsonb_build_object(
        'name', max(c.model), 'pages', count(distinct c.page), 'questions', count(*) filter (where c.settled_at is not null),
        'costUsd', coalesce(sum(c.cost_usd), 0),
        'asking', (array_agg(jsonb_build_object('page', c.page, 'task', c.task) order by c.created_at desc)
          filter (where c.settled_at is null))[1]) end
      from public.model_calls c where c.project_id = p.id and c.run = p.run),
    'hasReport', exists (select from public.compliance_reports r where r.project_id = p.id),
    'now', clock_timestamp()
  )
  from public.projects p where p.id = p_id and p.user_id = (select auth.uid());
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('model_reserve', 'model_settle', 'set_model_consent', 'cancel_analysis')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname like 'model\_%' then 'service_role' else 'authenticated' end);
  end loop;
end $$;
