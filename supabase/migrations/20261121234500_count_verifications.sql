-- Verifications of one code that were answered together are counted together. Old servers still leave the number out.
drop function public.count_verification(text);

create function public.count_verification(p_code text, p_times integer default 1) returns void
language sql security definer set search_path = '' as $$
  insert into public.report_events (project_id, run, action, detail, day, times, first_at, last_at)
  select project_id, run, 'verified', '', (now() at time zone 'utc')::date, p_times, clock_timestamp(), clock_timestamp()
  from public.compliance_reports
  where verification_code = p_code and p_times > 0
  on conflict (project_id, run, action, detail, day)
  do update set times = public.report_events.times + excluded.times, last_at = excluded.last_at;
$$;

revoke execute on function public.count_verification(text, integer) from public, anon, authenticated;
grant execute on function public.count_verification(text, integer) to service_role;
