-- Usage by day beside the counters: every day of the current period up to today, quiet ones too. Days are UTC; the
-- first is counted whole although the period begins within it.

create function public.usage_by_day(p_user uuid, p_from date, p_until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('date', d.day,
    'projectsCreated', coalesce(a.projects_created, 0), 'filesUploaded', coalesce(a.files_uploaded, 0),
    'reportsGenerated', coalesce(a.reports_generated, 0), 'apiCallsCount', coalesce(a.api_calls_count, 0)
  ) order by d.day), '[]')
  from (select g::date as day from generate_series(p_from, p_until, interval '1 day') g) d
  left join public.usage_analytics a on a.user_id = p_user and a.date = d.day;
$$;
revoke execute on function public.usage_by_day(uuid, date, date) from public, anon, authenticated;
grant execute on function public.usage_by_day(uuid, date, date) to service_role;

create or replace function public.billing_usage() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  period_start date := (account.last_usage_reset_date at time zone 'utc')::date;
begin
  return jsonb_build_object(
    'user', to_jsonb(account),
    'projectsUsed', case when account.subscription_tier = 'professional' then account.monthly_projects
      else (select count(*) from public.projects where user_id = account.id) end,
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
