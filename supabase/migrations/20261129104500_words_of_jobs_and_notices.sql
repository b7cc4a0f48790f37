-- What people read is found and told as they read it: jobs by the words the admin's table shows, notices with who caused
-- them and what was approved.

drop function public.admin_jobs(text, text, integer, integer);
-- As before; `p_words` says what queues and kinds are called where they are shown, and a search finds both names.
create function public.admin_jobs(p_search text, p_state text, p_limit integer, p_offset integer, p_words jsonb default '{}')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select * from jobs.job j
      where case when p_state = '' then state <> 'done' else queue || ' ' || state = p_state end
        and public.holds_words(
          concat_ws(' ', queue, kind, (p_words ->> queue) || ':', p_words ->> kind, state, last_error), p_search)
    )
    select jsonb_build_object(
      'counts', coalesce((
        select jsonb_agg(jsonb_build_object('queue', c.queue, 'state', c.state, 'count', c.n) order by c.queue, c.state)
        from (select queue, state, count(*) as n from jobs.job group by queue, state) c
      ), '[]'),
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object('id', j.id, 'queue', j.queue, 'kind', j.kind, 'state', j.state,
          'attempts', j.attempts, 'max_attempts', j.max_attempts, 'last_error', left(j.last_error, 500),
          'project_id', j.project_id, 'created_at', j.created_at, 'finished_at', j.finished_at)
          order by (j.state = 'dead') desc, (j.state = 'leased') desc, j.created_at desc, j.id)
        from (
          select * from found order by (state = 'dead') desc, (state = 'leased') desc, created_at desc, id
          limit p_limit offset p_offset
        ) j
      ), '[]')));
end $$;
revoke execute on function public.admin_jobs(text, text, integer, integer, jsonb) from public, anon;
grant execute on function public.admin_jobs(text, text, integer, integer, jsonb) to authenticated;

-- Who caused a notice; guests and the server are nobody.
alter table public.notifications
  add column by_id uuid references public.users (id) on delete set null;
alter table public.notifications alter column by_id set default auth.uid();
create index notifications_by on public.notifications (by_id) where by_id is not null;

-- As before, with who answered or made an offer, and the approval that stands.
create or replace function public.find_notice(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', n.kind, 'project_id', n.project_id, 'project_name', p.name,
    'finding_id', n.finding_id, 'findings', n.findings, 'actor', n.actor, 'name', u.name, 'email', u.email,
    'by', case when n.kind like 'handover%' then (
      select jsonb_build_object('name', b.name, 'email', b.email) from public.users b where b.id = n.by_id) end,
    'approval', case when n.kind = 'approved' then (
      select jsonb_build_object('cycle', c.cycle, 'open', c.approved_open) from public.project_cycles c
      where c.project_id = n.project_id and c.approved_at is not null order by c.cycle desc limit 1) end)
  from public.notifications n join public.users u on u.id = n.user_id and u.is_active
  left join public.projects p on p.id = n.project_id
  where n.id = p_id and (n.project_id is null or public.person_reads(n.user_id, n.project_id));
$$;
