-- Mails name the finding they are about, and quote the comment.

-- As before, with the finding as its last report shows it, and the comment the notice tells of: the one that mentions,
-- and a guest's last one, whose finding it then is. What was deleted meanwhile is neither named nor quoted.
create or replace function public.find_notice(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', n.kind, 'project_id', n.project_id, 'project_name', p.name,
    'finding_id', coalesce(said.finding_id, n.finding_id), 'findings', n.findings, 'actor', n.actor,
    'name', u.name, 'email', u.email,
    'finding', (
      select jsonb_build_object('title', f.finding ->> 'title', 'sheet', f.finding ->> 'sheet',
        'section', f.finding ->> 'codeReference')
      from public.compliance_reports r cross join lateral jsonb_array_elements(public.findings_of(r)) as f (finding)
      where r.project_id = n.project_id and f.finding ->> 'id' = coalesce(said.finding_id, n.finding_id)
        and f.finding ->> 'title' <> ''
      order by r.run desc limit 1),
    'comment', said.body, 'guest', said.guest_name,
    'by', case when n.kind like 'handover%' then (
      select jsonb_build_object('name', b.name, 'email', b.email) from public.users b where b.id = n.by_id) end,
    'approval', case when n.kind = 'approved' then (
      select jsonb_build_object('cycle', c.cycle, 'open', c.approved_open) from public.project_cycles c
      where c.project_id = n.project_id and c.approved_at is not null order by c.cycle desc limit 1) end)
  from public.notifications n join public.users u on u.id = n.user_id and u.is_active
  left join public.projects p on p.id = n.project_id
  left join lateral (
    select e.body, e.guest_name, (
      select d.finding_id from public.finding_dispositions d where d.thread_id = e.thread_id
      order by d.run desc limit 1) as finding_id
    from public.finding_entries e left join public.report_shares s on s.id = e.share_id
    where e.project_id = n.project_id and e.body is not null
      and case n.kind
        when 'guest_comment' then s.label = n.actor and e.guest_name is not null
        when 'mentioned' then e.user_id = n.by_id and e.created_at <= n.created_at
          and strpos(lower(e.body), '@' || lower(u.name)) > 0
          and exists (select from public.finding_dispositions d
            where d.thread_id = e.thread_id and d.finding_id = n.finding_id)
        else false end
    order by e.created_at desc limit 1
  ) said on true
  where n.id = p_id and (n.project_id is null or public.person_reads(n.user_id, n.project_id));
$$;
