-- The admin's lists, page by page, searched where they lie.

-- Whether every word of a search stands in a text; without words every text is wanted.
create function public.holds_words(p_text text, p_search text) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
    select from regexp_split_to_table(lower(btrim(p_search)), '\s+') w where strpos(lower(p_text), w) = 0);
$$;
revoke execute on function public.holds_words(text, text) from public, anon, authenticated;
grant execute on function public.holds_words(text, text) to service_role;

drop function public.admin_jobs();
-- `p_state`: queue and state as the counts name them, `chores dead`; without it all but what is done.
create function public.admin_jobs(p_search text, p_state text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select * from jobs.job j
      where case when p_state = '' then state <> 'done' else queue || ' ' || state = p_state end
        and public.holds_words(concat_ws(' ', queue, kind, state, last_error), p_search)
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

drop function public.admin_feedback();
-- The figures are those of all answers, whatever is searched.
create function public.admin_feedback(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select * from public.feedback
      where public.holds_words(concat_ws(' ', concerns, suggestions), p_search)
    )
    select jsonb_build_object(
      'count', count(*),
      'averageRating', round(avg(rating), 2),
      'helpfulShare', round(avg(was_helpful::integer), 4),
      'ratings', jsonb_build_array(count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)),
      'total', (select count(*) from found),
      'entries', coalesce((
        select jsonb_agg(to_jsonb(f) - 'user_id' - 'project_id' order by f.created_at desc, f.id)
        from (select * from found order by created_at desc, id limit p_limit offset p_offset) f
      ), '[]'))
    from public.feedback
  );
end $$;

drop function public.admin_access_requests();
create function public.admin_access_requests(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select * from public.access_requests where public.holds_words(concat_ws(' ', name, email, company, project_type, message), p_search)
    )
    select jsonb_build_object('total', (select count(*) from found), 'requests', coalesce((
      select jsonb_agg(to_jsonb(r) order by (r.handled_at is null) desc, r.created_at desc, r.id)
      from (select * from found order by (handled_at is null) desc, created_at desc, id limit p_limit offset p_offset) r
    ), '[]')));
end $$;

-- What a line of the audit log is about, where that still exists.
create function public.audit_subject(p_subject text, p_detail jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := case when p_subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_subject::uuid end;
begin
  return coalesce((select email from public.users where id = wanted),
    (select nullif(name, '') from public.projects where id = wanted),
    (select email from public.access_requests where id = wanted),
    (select name from public.organizations where id = wanted),
    (p_detail ->> 'queue') || ' ' || (p_detail ->> 'kind'));
end $$;
revoke execute on function public.audit_subject(text, jsonb) from public, anon, authenticated;
grant execute on function public.audit_subject(text, jsonb) to service_role;

drop function public.admin_audit();
create function public.admin_audit(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select l.* from public.audit_log l left join public.users u on u.id = l.actor_id
      where btrim(p_search) = '' or public.holds_words(
        concat_ws(' ', u.email, l.action, l.subject, public.audit_subject(l.subject, l.detail)), p_search)
    )
    select jsonb_build_object('total', (select count(*) from found), 'lines', coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'action', l.action, 'subject', l.subject,
        'actor', (select email from public.users where id = l.actor_id),
        'subjectName', public.audit_subject(l.subject, l.detail), 'detail', l.detail) order by l.id desc)
      from (select * from found order by id desc limit p_limit offset p_offset) l
    ), '[]')));
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('admin_jobs', 'admin_feedback', 'admin_access_requests', 'admin_audit')
  loop
    execute format('revoke execute on function %s from public, anon', f.signature);
    execute format('grant execute on function %s to authenticated', f.signature);
  end loop;
end $$;
