-- How often reports were verified today, for anybody to see: one number over all reports, nothing of whose they are.
create index report_events_verified_day on public.report_events (day) include (times) where action = 'verified';

create function public.verified_today() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(times), 0)::bigint from public.report_events
  where action = 'verified' and day = (now() at time zone 'utc')::date;
$$;

revoke execute on function public.verified_today() from public, anon, authenticated;
grant execute on function public.verified_today() to service_role;
