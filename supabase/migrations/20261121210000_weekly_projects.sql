-- The professional plan begins 2 projects a week and 8 a month; tags at creation belong to the plans that
-- have custom tags. Both are refused in the transaction that would store the project.

alter table public.subscription_plans
  add column weekly_projects_limit integer not null default -1 check (weekly_projects_limit >= -1);
update public.subscription_plans set weekly_projects_limit = 2 where tier = 'professional';

alter table public.users
  add column weekly_projects_limit integer not null default -1 check (weekly_projects_limit >= -1),
  add column weekly_projects integer not null default 0 check (weekly_projects >= 0),
  -- begin of the week the counter belongs to; weeks are counted from the begin of the month's period
  add column week_started_at timestamptz not null default now();
update public.users u set weekly_projects_limit = p.weekly_projects_limit, week_started_at = u.last_usage_reset_date
from public.subscription_plans p where p.tier = u.subscription_tier;

-- A new month, and the first paid period, begin a week of their own.
create function public.begin_week() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.weekly_projects := 0;
  new.week_started_at := new.last_usage_reset_date;
  return new;
end $$;
create trigger users_begin_week before update of last_usage_reset_date on public.users
  for each row when (new.last_usage_reset_date is distinct from old.last_usage_reset_date)
  execute function public.begin_week();

create or replace function public.lock_account(p_user uuid) returns public.users
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
begin
  select * into account from public.users where id = p_user and is_active for update;
  if account.id is null then
    raise exception 'no_authorization';
  end if;
  if account.last_usage_reset_date + interval '1 month' <= now() then
    update public.users set
      monthly_projects = 0, monthly_uploads = 0, monthly_reports_generated = 0,
      -- whole months on, so that the day of the period stays
      last_usage_reset_date = account.last_usage_reset_date
        + (extract(year from age(now(), account.last_usage_reset_date)) * 12
           + extract(month from age(now(), account.last_usage_reset_date))) * interval '1 month'
    where id = p_user returning * into account;
  end if;
  if account.week_started_at + interval '7 days' <= now() then
    update public.users set
      weekly_projects = 0,
      -- whole weeks on, so that the day of the week stays
      week_started_at = account.week_started_at
        + floor(extract(epoch from now() - account.week_started_at) / 604800) * interval '7 days'
    where id = p_user returning * into account;
  end if;
  return account;
end $$;

create or replace function public.set_plan(
  p_user uuid, p_tier text, p_status text default 'active', p_ends timestamptz default null, p_cancels boolean default false
) returns public.users
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
begin
  update public.users u set
    subscription_tier = p.tier, subscription_status = p_status,
    subscription_start_date = case when u.subscription_tier is distinct from p.tier then now() else u.subscription_start_date end,
    subscription_end_date = p_ends, cancel_at_period_end = p_cancels,
    projects_limit = p.projects_limit, weekly_projects_limit = p.weekly_projects_limit, storage_limit = p.storage_limit,
    monthly_uploads_limit = p.monthly_uploads_limit, monthly_reports_limit = p.monthly_reports_limit
  from public.subscription_plans p
  where u.id = p_user and p.tier = p_tier
  returning u.* into account;
  return account;
end $$;

create or replace function public.assert_room(p_account public.users, p_files integer, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held integer;
  stored bigint;
  running integer;
  what text;
  allowed bigint;
  used bigint;
  free_on timestamptz;
begin
  select count(*), count(*) filter (where status = 'processing') into held, running
  from public.projects where user_id = p_account.id;
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

-- Counted where the project is stored, so that no way of creating one can pass by the counter.
create function public.count_week() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users set weekly_projects = weekly_projects + 1 where id = new.user_id;
  return new;
end $$;
create trigger projects_count_week after insert on public.projects
  for each row execute function public.count_week();

-- Tags belong to the plans that have custom tags.
create function public.assert_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(new.tags) > 0 and not coalesce((public.plan_of(new.user_id)).has_custom_tags, false) then
    raise exception 'limit_exceeded %', json_build_object(
      'what', 'tags', 'allowed', 0, 'used', cardinality(new.tags), 'tier',
      (select subscription_tier from public.users where id = new.user_id));
  end if;
  return new;
end $$;
create trigger projects_assert_tags before insert on public.projects
  for each row execute function public.assert_tags();

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('begin_week', 'count_week', 'assert_tags')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
