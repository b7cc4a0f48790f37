-- The audit log names whom and what its lines are about, where that still exists.
create or replace function public.admin_audit() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'actor', u.email, 'action', l.action,
      'subject', l.subject, 'subjectName', coalesce(s.email, nullif(p.name, ''), r.email), 'detail', l.detail)
      order by l.id desc)
    from (select * from public.audit_log order by id desc limit 200) l
    left join public.users u on u.id = l.actor_id
    left join public.users s on s.id::text = l.subject
    left join public.projects p on p.id::text = l.subject
    left join public.access_requests r on r.id::text = l.subject
  ), '[]');
end $$;
