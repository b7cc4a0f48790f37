-- What was used in the month before the period began is told beside the figures of the period: a change of plan starts
-- these over, and would read as if nothing had been done.

create function public.usage_before(p_user uuid, p_start date) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Of the day a period begins on, `earlier` is what belongs to the one before.
  select jsonb_build_object(
    'projectsCreated', coalesce(sum(case d.date when p_start then d.projects
      when d.first_date then d.projects_created - d.projects else d.projects_created end), 0),
    'filesUploaded', coalesce(sum(case d.date when p_start then d.files
      when d.first_date then d.files_uploaded - d.files else d.files_uploaded end), 0),
    'reportsGenerated', coalesce(sum(case d.date when p_start then d.reports
      when d.first_date then d.reports_generated - d.reports else d.reports_generated end), 0),
    'apiCallsCount', coalesce(sum(case d.date when p_start then d.calls
      when d.first_date then d.api_calls_count - d.calls else d.api_calls_count end), 0)
  )
  from (
    select a.*, (p_start - interval '1 month')::date as first_date,
      coalesce((a.earlier ->> 'projects')::integer, 0) as projects,
      coalesce((a.earlier ->> 'files')::integer, 0) as files,
      coalesce((a.earlier ->> 'reports')::integer, 0) as reports,
      coalesce((a.earlier ->> 'calls')::integer, 0) as calls
    from public.usage_analytics a
    where a.user_id = p_user and a.date between (p_start - interval '1 month')::date and p_start
  ) d;
$$;
revoke execute on function public.usage_before(uuid, date) from public, anon, authenticated;
grant execute on function public.usage_before(uuid, date) to service_role;

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
      'days', public.usage_by_day(account.id, period_start, greatest(period_start, (now() at time zone 'utc')::date)),
      'before', public.usage_before(account.id, period_start)
    )
  );
end $$;
