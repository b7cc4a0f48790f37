-- The steps of a project's life, each one transaction: create within limits, plan, page, publish, fail,
-- retry, delete. Those of the owner check auth.uid(); those of the worker are fenced by the job's token.
-- A refusal is raised as its code, followed by details as JSON where there are any.

-- Raises limit_exceeded with what, allowed and used, when `p_files` more files of `p_bytes` bytes don't fit.
create function public.assert_room(p_account public.users, p_files integer, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held integer;
  stored bigint;
  running integer;
  what text;
  allowed bigint;
  used bigint;
begin
  select count(*), count(*) filter (where status = 'processing') into held, running
  from public.projects where user_id = p_account.id;
  -- The free plan counts projects held, the professional plan projects begun in the month.
  if p_account.subscription_tier = 'professional' then held := p_account.monthly_projects; end if;
  select coalesce(sum(f.file_size), 0) into stored
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = p_account.id;

  if p_account.projects_limit >= 0 and held >= p_account.projects_limit then
    what := 'projects'; allowed := p_account.projects_limit; used := held;
  elsif p_account.monthly_uploads_limit >= 0 and p_account.monthly_uploads + p_files > p_account.monthly_uploads_limit then
    what := 'monthlyUploads'; allowed := p_account.monthly_uploads_limit; used := p_account.monthly_uploads;
  elsif p_account.storage_limit >= 0 and stored + p_bytes > p_account.storage_limit::bigint * 1048576 then
    what := 'storage'; allowed := p_account.storage_limit; used := ceil(stored / 1048576.0);
  elsif p_account.monthly_reports_limit >= 0
    and p_account.monthly_reports_generated + running >= p_account.monthly_reports_limit then
    what := 'monthlyReports'; allowed := p_account.monthly_reports_limit;
    used := p_account.monthly_reports_generated + running;
  else
    return;
  end if;
  raise exception 'limit_exceeded %', json_build_object(
    'what', what, 'allowed', allowed, 'used', used, 'tier', p_account.subscription_tier);
end $$;
revoke execute on function public.assert_room(public.users, integer, bigint) from public, anon, authenticated;

-- Looks whether one more project with this many files would be accepted now, before anything is uploaded.
create function public.check_room(p_files integer, p_bytes bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
begin
  perform public.assert_room(account, p_files, p_bytes);
  return (select jsonb_build_object('tier', p.tier, 'maxFileMb', p.max_file_mb)
    from public.subscription_plans p where p.tier = account.subscription_tier);
end $$;

create function public.create_project(p_id uuid, p_project jsonb, p_files jsonb) returns public.projects
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
    base_flood_elevation, fema_flood_zone, priority, tags, file_count, started_at
  )
  select p_id, account.id, r.name, r.description, r.address, r.client_name, r.client_phone, r.client_email,
    coalesce(r.occupancy_classification, '{}'), coalesce(r.inspection_categories, '{}'), r.building_height,
    r.building_area, r.type_of_construction, coalesce(r.fire_sprinkler, false), coalesce(r.generator, false),
    r.base_flood_elevation, r.fema_flood_zone, coalesce(r.priority, 'medium'), coalesce(r.tags, '{}'), n,
    clock_timestamp()
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

-- Starts a new run. A run under way is left alone.
create function public.restart_analysis(p_id uuid, p_only_failed boolean) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  running integer;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status = 'processing' then
    if p_only_failed then raise exception 'conflict'; end if;
    return project;
  end if;
  if p_only_failed and project.status <> 'failed' then
    raise exception 'conflict';
  end if;
  select count(*) into running from public.projects where user_id = account.id and status = 'processing';
  if account.monthly_reports_limit >= 0
    and account.monthly_reports_generated + running >= account.monthly_reports_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'monthlyReports',
      'allowed', account.monthly_reports_limit, 'used', account.monthly_reports_generated + running,
      'tier', account.subscription_tier);
  end if;
  delete from public.page_results where project_id = p_id;
  delete from jobs.job where project_id = p_id;
  update public.files set processing_status = 'pending', processing_error = null where project_id = p_id;
  update public.projects set status = 'processing', stage = 'initializing', run = run + 1, pages_total = null,
    pages_done = 0, plan = null, failure_reason = null, started_at = clock_timestamp(), finished_at = null
  where id = p_id returning * into project;
  perform public.job_enqueue('analysis', 'plan', '{}', p_id || '/' || project.run || '/plan', 0,
    public.project_priority(account.id, project.priority) + 5, 4, p_id, project.run);
  return project;
end $$;

-- Deletes a project with everything below it; its objects go by a job, also when this server stops here.
create function public.delete_project(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select auth.uid());
begin
  perform 1 from public.projects where id = p_id and user_id = owner for update;
  if not found then raise exception 'project_not_found'; end if;
  delete from public.projects where id = p_id;
  perform public.count_usage(owner);
  perform public.job_enqueue('chores', 'remove_objects', jsonb_build_object('prefix', owner || '/' || p_id),
    'remove/' || p_id, 60000, 0, 10);
end $$;

-- Deletes the signed-in account with everything it owns. The ledger of issued codes stays: it names nobody.
create function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select auth.uid());
begin
  if owner is null then raise exception 'no_authorization'; end if;
  perform public.job_enqueue('chores', 'remove_objects', jsonb_build_object('prefix', owner::text),
    'remove/' || owner, 60000, 0, 10);
  delete from public.users where id = owner;
  delete from auth.users where id = owner;
end $$;

-- The job of a token, locked together with its project's row; null when the lease was lost.
create function public.hold_job(p_job uuid, p_token uuid) returns jobs.job
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job;
begin
  select * into job from jobs.job where id = p_job and lease_token = p_token and state = 'leased' for update;
  if job.id is null then return null; end if;
  perform 1 from public.projects where id = job.project_id and run = job.run and status = 'processing' for update;
  if not found then return null; end if;
  return job;
end $$;
revoke execute on function public.hold_job(uuid, uuid) from public, anon, authenticated;

-- Keeps with each file how many pages it has, or why it could not be opened.
create function public.note_files(p_project uuid, p_plan jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.files f set
    page_count = (s.summary ->> 'pageCount')::integer,
    processing_status = case when pr.reason is null then 'processing' else 'failed' end,
    processing_error = pr.reason
  from jsonb_array_elements(p_plan -> 'files') with ordinality as s(summary, i)
  left join lateral (
    select q ->> 'reason' as reason from jsonb_array_elements(p_plan -> 'problems') q
    where q ->> 'file' = s.summary ->> 'name' and q ->> 'page' is null limit 1
  ) pr on true
  where f.project_id = p_project and f.position = s.i - 1;
$$;
revoke execute on function public.note_files(uuid, jsonb) from public, anon, authenticated;

-- Stores which pages there are and queues one job for each. False when the lease was lost.
create function public.analysis_planned(p_job uuid, p_token uuid, p_plan jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
  project public.projects;
  rank integer;
begin
  if job.id is null then return false; end if;
  update public.projects set plan = p_plan, pages_total = jsonb_array_length(p_plan -> 'pages'), stage = 'extracting'
  where id = job.project_id returning * into project;
  rank := public.project_priority(project.user_id, project.priority);

  perform public.note_files(job.project_id, p_plan);

  insert into jobs.job (queue, kind, payload, dedupe_key, priority, project_id, run)
  select 'analysis', 'page',
    jsonb_build_object('page', (e.p ->> 'page')::integer, 'pageInFile', (e.p ->> 'pageInFile')::integer, 'fileId', f.id),
    job.project_id || '/' || job.run || '/page/' || (e.p ->> 'page'), rank, job.project_id, job.run
  from jsonb_array_elements(p_plan -> 'pages') with ordinality as e(p, i)
  join public.files f on f.project_id = job.project_id and f.position = (e.p ->> 'file')::integer
  order by e.i;

  return public.job_complete(p_job, p_token);
end $$;

-- Stores what a page came to; the last page queues the assembly. False when the lease was lost.
create function public.analysis_page(
  p_job uuid, p_token uuid, p_result jsonb, p_sheet text, p_problem text, p_insights jsonb, p_warnings jsonb, p_elapsed_ms integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
begin
  if job.id is null then return false; end if;
  insert into public.page_results
    (project_id, run, page, file_id, page_in_file, sheet, result, problem, insights, warnings, elapsed_ms)
  values (job.project_id, job.run, (job.payload ->> 'page')::integer, (job.payload ->> 'fileId')::uuid,
    (job.payload ->> 'pageInFile')::integer, p_sheet, p_result, p_problem, p_insights, p_warnings, p_elapsed_ms)
  on conflict (project_id, run, page) do update set
    sheet = excluded.sheet, result = excluded.result, problem = excluded.problem,
    insights = excluded.insights, warnings = excluded.warnings, elapsed_ms = excluded.elapsed_ms;
  perform public.job_complete(p_job, p_token);
  perform public.settle_analysis(job.project_id, job.run);
  return true;
end $$;

create function public.analysis_stage(p_job uuid, p_token uuid, p_stage text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
begin
  if job.id is null then return false; end if;
  update public.projects set stage = p_stage where id = job.project_id;
  return true;
end $$;

-- Publishes a sealed report: report, ledger entry, project, counters and audit in one step. The chain is
-- checked here, so that two reports can't follow the same entry: `conflict` means seal again.
create function public.analysis_published(p_job uuid, p_token uuid, p_report jsonb, p_ledger jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
  project public.projects;
  report public.compliance_reports;
  head public.issued_reports;
begin
  if job.id is null then return null; end if;
  lock table public.issued_reports in share row exclusive mode;
  select * into head from public.issued_reports order by sequence desc limit 1;
  if coalesce(head.sequence, 0) + 1 <> (p_ledger ->> 'sequence')::bigint
    or head.chain_hash <> p_ledger ->> 'previous_hash'
    or exists (select from public.issued_reports where verification_code = p_ledger ->> 'verification_code')
  then
    raise exception 'conflict';
  end if;
  insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at,
    previous_hash, chain_hash)
  select r.sequence, r.verification_code, r.report_hash, r.digital_signature, r.key_id, r.sealed_at,
    r.previous_hash, r.chain_hash
  from jsonb_populate_record(null::public.issued_reports, p_ledger) r;

  insert into public.compliance_reports (project_id, run, overall_score, total_issues, findings, body, seal, report_hash,
    digital_signature, verification_code, analysis_model, analysis_version, processing_time, confidence_score,
    audit_trail, pdf_path, pdf_sha256)
  select job.project_id, job.run, r.overall_score, r.total_issues, r.findings, r.body, r.seal, r.report_hash,
    r.digital_signature, r.verification_code, r.analysis_model, r.analysis_version, r.processing_time,
    r.confidence_score, r.audit_trail, r.pdf_path, r.pdf_sha256
  from jsonb_populate_record(null::public.compliance_reports, p_report) r
  returning * into report;

  update public.projects set status = 'completed', stage = 'complete', finished_at = clock_timestamp(),
    compliance_score = report.overall_score, issues_found = report.total_issues, failure_reason = null
  where id = job.project_id returning * into project;
  update public.files set processing_status = 'completed'
  where project_id = job.project_id and processing_status in ('pending', 'processing');
  update public.users set monthly_reports_generated = monthly_reports_generated + 1 where id = project.user_id;
  perform public.count_usage(project.user_id, 0, 0, 1, 0,
    (extract(epoch from clock_timestamp() - project.started_at) * 1000)::bigint);
  delete from public.page_results where project_id = job.project_id and run <> job.run;
  perform public.job_complete(p_job, p_token);
  return report.id;
end $$;

-- Ends a run that can't give a report, with one sentence for the user. False when the lease was lost.
create function public.analysis_failed(p_job uuid, p_token uuid, p_reason text, p_plan jsonb default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
begin
  if job.id is null then return false; end if;
  update public.projects set status = 'failed', stage = 'failed', failure_reason = left(p_reason, 1000),
    finished_at = clock_timestamp()
  where id = job.project_id;
  if p_plan is not null then perform public.note_files(job.project_id, p_plan); end if;
  update public.files set processing_status = 'failed', processing_error = left(p_reason, 1000)
  where project_id = job.project_id and processing_status in ('pending', 'processing');
  return public.job_complete(p_job, p_token);
end $$;

-- What the owner sees of a run: one object, one round trip. Null when it isn't the owner's.
create function public.project_progress(p_id uuid) returns jsonb
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
    'now', clock_timestamp()
  )
  from public.projects p where p.id = p_id and p.user_id = (select auth.uid());
$$;

-- The owner's projects, newest first. The search is words, not a pattern: each must occur somewhere.
create function public.list_projects(p_search text, p_status text, p_limit integer, p_offset integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select p.* from public.projects p
    where p.user_id = (select auth.uid()) and (p_status is null or p.status = p_status)
      and not exists (
        select from regexp_split_to_table(lower(trim(p_search)), '\s+') word
        where word <> '' and strpos(
          lower(concat_ws(' ', p.name, p.address, p.client_name, p.description, array_to_string(p.tags, ' '))), word
        ) = 0
      )
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'projects', coalesce((
      select jsonb_agg(to_jsonb(f) - 'plan' order by f.uploaded_at desc, f.id)
      from (select * from found order by uploaded_at desc, id limit p_limit offset p_offset) f
    ), '[]')
  );
$$;

create function public.dashboard_stats() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'totalProjects', count(*),
    -- A review that could verify nothing is not a compliant building.
    'compliant', count(*) filter (where status = 'completed' and issues_found = 0 and compliance_score is not null),
    'issuesFound', coalesce(sum(issues_found) filter (where status = 'completed'), 0),
    'processing', count(*) filter (where status = 'processing')
  ) from public.projects where user_id = (select auth.uid());
$$;

create function public.billing_usage() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
begin
  return jsonb_build_object(
    'user', to_jsonb(account),
    'projectsUsed', case when account.subscription_tier = 'professional' then account.monthly_projects
      else (select count(*) from public.projects where user_id = account.id) end,
    'storageUsed', (select round(coalesce(sum(f.file_size), 0) / 1048576.0, 2) from public.files f
      join public.projects p on p.id = f.project_id where p.user_id = account.id),
    'totalSpent', (select coalesce(sum(amount), 0) from public.billing_history where user_id = account.id and status = 'paid')
  );
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('check_room', 'create_project', 'restart_analysis', 'delete_project', 'delete_account',
        'project_progress', 'list_projects', 'dashboard_stats', 'billing_usage', 'analysis_planned', 'analysis_page', 'analysis_stage',
        'analysis_published', 'analysis_failed')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname like 'analysis\_%' then 'service_role' else 'authenticated' end);
  end loop;
end $$;
