-- The audit log names organizations, too, where they still exist, and jobs by their queue and kind.
create or replace function public.admin_audit() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'actor', u.email, 'action', l.action,
      'subject', l.subject,
      'subjectName', coalesce(s.email, nullif(p.name, ''), r.email, o.name,
        (l.detail ->> 'queue') || ' ' || (l.detail ->> 'kind')),
      'detail', l.detail)
      order by l.id desc)
    from (select * from public.audit_log order by id desc limit 200) l
    left join public.users u on u.id = l.actor_id
    left join public.users s on s.id::text = l.subject
    left join public.projects p on p.id::text = l.subject
    left join public.access_requests r on r.id::text = l.subject
    left join public.organizations o on o.id::text = l.subject
  ), '[]');
end $$;
