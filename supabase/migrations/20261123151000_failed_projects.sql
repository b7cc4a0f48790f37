-- A project without a report because its analysis failed is no dead end: it counts towards no limit of projects, and
-- a file that could not be read is replaced by another one.

-- Projects of an account that count: those with a report, and those under way.
create function public.count_projects(p_user uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.projects p
  where p.user_id = p_user
    and (p.status <> 'failed' or exists (select from public.compliance_reports r where r.project_id = p.id));
$$;

-- Takes a failed project out of the month's and the week's count, and counts it again when it is tried once more.
create function public.recount_failed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  step integer := case new.status when 'failed' then -1 else 1 end;
begin
  if exists (select from public.compliance_reports r where r.project_id = new.id) then return new; end if;
  select * into account from public.users where id = new.user_id for update;
  if step > 0 and account.projects_limit >= 0
    and (case account.subscription_tier when 'professional' then account.monthly_projects
      else public.count_projects(account.id) - 1 end) >= account.projects_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'projects', 'allowed', account.projects_limit,
      'used', account.projects_limit, 'tier', account.subscription_tier);
  end if;
  update public.users set
    monthly_projects = greatest(monthly_projects
      + case when step > 0 or new.uploaded_at >= last_usage_reset_date then step else 0 end, 0),
    weekly_projects = greatest(weekly_projects
      + case when step > 0 or new.uploaded_at >= week_started_at then step else 0 end, 0)
  where id = account.id;
  return new;
end $$;
create trigger projects_recount_failed after update of status on public.projects
  for each row when ((old.status = 'processing' and new.status = 'failed') or (old.status = 'failed' and new.status = 'processing'))
  execute function public.recount_failed();

create or replace function public.assert_room(p_account public.users, p_files integer, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held integer := public.count_projects(p_account.id);
  stored bigint;
  running integer;
  what text;
  allowed bigint;
  used bigint;
  free_on timestamptz;
begin
  select count(*) into running from public.projects where user_id = p_account.id and status = 'processing';
  -- The free plan counts projects held, the professional plan projects begun in the month.
  if p_account.subscription_tier = 'professional' then held := p_account.monthly_projects; end if;
  select coalesce(sum(f.file_size), 0) into stored
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = p_account.id;

  if p_account.projects_limit >= 0 and held >= p_account.projects_limit then
    what := 'projects'; allowed := p_account.projects_limit; used := held;
  elsif p_account.weekly_projects_limit >= 0 and p_account.weekly_projects >= p_account.weekly_projects_limit then
    what := 'weeklyProjects'; allowed := p_account.weekly_projects_limit; used := p_account.weekly_projects;
    free_on := least(p_account.week_started_at + interval '7 days', p_account.last_usage_reset_date + interval '1 month');
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
    'what', what, 'allowed', allowed, 'used', used, 'tier', p_account.subscription_tier, 'freeOn', free_on);
end $$;

create or replace function public.billing_usage() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  period_start date := (account.last_usage_reset_date at time zone 'utc')::date;
begin
  return jsonb_build_object(
    'user', to_jsonb(account),
    'projectsUsed', case when account.subscription_tier = 'professional' then account.monthly_projects
      else public.count_projects(account.id) end,
    'storageUsed', (select round(coalesce(sum(f.file_size), 0) / 1048576.0, 2) from public.files f
      join public.projects p on p.id = f.project_id where p.user_id = account.id),
    'totalSpent', (select coalesce(sum(amount), 0) from public.billing_history where user_id = account.id and status = 'paid'),
    'period', jsonb_build_object(
      'startDate', period_start,
      'endDate', ((account.last_usage_reset_date + interval '1 month') at time zone 'utc')::date,
      'days', public.usage_by_day(account.id, period_start, greatest(period_start, (now() at time zone 'utc')::date))
    )
  );
end $$;

-- Puts another file in the place of one of a failed project and begins its analysis again, as one step: a project
-- whose report stands keeps the files it was made from.
create function public.replace_file(p_id uuid, p_file uuid, p_new jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  gone public.files;
  kept bigint;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  select * into gone from public.files where id = p_file and project_id = p_id;
  if gone.id is null then raise exception 'file_not_found'; end if;
  if project.status <> 'failed' then raise exception 'conflict'; end if;
  if exists (select from public.files where project_id = p_id and id <> p_file and sha256 = p_new ->> 'sha256') then
    raise exception 'same_file';
  end if;
  if account.monthly_uploads_limit >= 0 and account.monthly_uploads + 1 > account.monthly_uploads_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'monthlyUploads',
      'allowed', account.monthly_uploads_limit, 'used', account.monthly_uploads, 'tier', account.subscription_tier);
  end if;
  select coalesce(sum(f.file_size), 0) - gone.file_size into kept
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = account.id;
  if account.storage_limit >= 0 and kept + (p_new ->> 'file_size')::bigint > account.storage_limit::bigint * 1048576 then
    raise exception 'limit_exceeded %', json_build_object('what', 'storage', 'allowed', account.storage_limit,
      'used', ceil(kept / 1048576.0), 'tier', account.subscription_tier);
  end if;
  delete from public.page_results where project_id = p_id;
  delete from public.files where id = gone.id;
  insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256)
  values ((p_new ->> 'id')::uuid, p_id, gone.position, p_new ->> 'filename', p_new ->> 'original_filename',
    p_new ->> 'file_type', (p_new ->> 'file_size')::bigint, p_new ->> 'file_path', p_new ->> 'sha256');
  update public.users set monthly_uploads = monthly_uploads + 1 where id = account.id;
  perform public.count_usage(account.id, 0, 1);
  project := public.restart_analysis(p_id, true);
  return to_jsonb(project) || jsonb_build_object('replaced_path', gone.file_path);
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('count_projects', 'recount_failed', 'replace_file')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname = 'replace_file' then 'authenticated' else 'service_role' end);
  end loop;
end $$;
