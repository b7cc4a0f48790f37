-- What the dashboard shows, in one round trip: all projects of the owner, newest first, and what is counted of them.
create function public.dashboard() returns jsonb
language sql stable set search_path = '' as $$
  select public.list_projects('', null, null, 0) || jsonb_build_object('stats', public.dashboard_stats());
$$;

revoke execute on function public.dashboard() from public, anon, authenticated;
grant execute on function public.dashboard() to authenticated;
