-- A day within which a new period begins is counted in both, each with its own part: the figures by day add up to the
-- monthly counters. How many projects failed is told beside those that count.

alter table public.usage_analytics
  -- what of the day's figures belongs to the period that ended on it
  add column earlier jsonb not null default '{}';

-- Whatever was counted since the new period's first day was counted for the one before, as the counters it ends.
create function public.end_period() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.usage_analytics set earlier = jsonb_build_object('projects', projects_created, 'files', files_uploaded,
    'reports', reports_generated, 'calls', api_calls_count)
  where user_id = new.id and date >= (new.last_usage_reset_date at time zone 'utc')::date;
  return new;
end $$;
revoke execute on function public.end_period() from public, anon, authenticated;
grant execute on function public.end_period() to service_role;
create trigger users_end_period after update of last_usage_reset_date on public.users
  for each row when (new.last_usage_reset_date is distinct from old.last_usage_reset_date)
  execute function public.end_period();

create or replace function public.usage_by_day(p_user uuid, p_from date, p_until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('date', d.day,
    'projectsCreated', coalesce(a.projects_created - coalesce((a.earlier ->> 'projects')::integer, 0), 0),
    'filesUploaded', coalesce(a.files_uploaded - coalesce((a.earlier ->> 'files')::integer, 0), 0),
    'reportsGenerated', coalesce(a.reports_generated - coalesce((a.earlier ->> 'reports')::integer, 0), 0),
    'apiCallsCount', coalesce(a.api_calls_count - coalesce((a.earlier ->> 'calls')::integer, 0), 0)
  ) order by d.day), '[]')
  from (select g::date as day from generate_series(p_from, p_until, interval '1 day') g) d
  left join public.usage_analytics a on a.user_id = p_user and a.date = d.day;
$$;

create or replace function public.billing_usage() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  is_monthly boolean := account.subscription_tier = 'professional';
  period_start date := (account.last_usage_reset_date at time zone 'utc')::date;
begin
  return jsonb_build_object(
    'user', to_jsonb(account),
    'projectsUsed', case when is_monthly then account.monthly_projects else public.count_projects(account.id) end,
    -- of those a plan counts: held, or begun in the month
    'failedProjects', (select count(*) from public.projects p
      where p.user_id = account.id and p.status = 'failed'
        and (not is_monthly or p.uploaded_at >= account.last_usage_reset_date)
        and not exists (select from public.compliance_reports r where r.project_id = p.id)),
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
