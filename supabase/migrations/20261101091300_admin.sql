-- The admin's side: figures of a day, lists, and the few things an admin does, each in the audit log. Every
-- function asks who is calling; for everyone else it does not exist.

create function public.assert_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'not_admin'; end if;
end $$;

create function public.note_audit(p_action text, p_subject text, p_detail jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, subject, detail)
  values ((select auth.uid()), p_action, p_subject, p_detail);
$$;

-- Who paid at a moment, and what a month. The last change up to then decides.
create function public.paying_at(p_at timestamptz) returns table (user_id uuid, price integer)
language sql stable security definer set search_path = '' as $$
  select c.user_id, c.price from (
    select distinct on (pc.user_id) pc.user_id, pc.price from public.plan_changes pc
    where pc.at <= p_at order by pc.user_id, pc.at desc, pc.id desc
  ) c where c.price > 0;
$$;

-- The figures at a moment. Months are 30 days here: activity, churn and processing time look that far back.
create function public.count_metrics(p_at timestamptz) returns public.admin_metrics
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.admin_metrics;
  since timestamptz := p_at - interval '30 days';
begin
  m.id := gen_random_uuid();
  -- The last microsecond of a day belongs to that day.
  m.date := ((p_at - interval '1 microsecond') at time zone 'UTC')::date;
  select count(*) into m.total_users from public.users where created_at <= p_at;
  select count(*) into m.active_users from public.users u
  where u.created_at <= p_at and (
    u.last_login_at between since and p_at or u.created_at > since
    or exists (
      select from public.usage_analytics a where a.user_id = u.id and a.date > (since at time zone 'UTC')::date and a.date <= m.date
        and a.projects_created + a.files_uploaded + a.reports_generated + a.api_calls_count > 0
    )
  );
  select count(*) into m.total_projects from public.projects where uploaded_at <= p_at;
  select count(*) into m.total_reports from public.issued_reports where issued_at <= p_at;
  select coalesce(sum(price), 0) into m.monthly_recurring_revenue from public.paying_at(p_at);
  select coalesce(count(*) filter (where n.user_id is null)::double precision / nullif(count(*), 0), 0) into m.churn_rate
  from public.paying_at(since) b left join public.paying_at(p_at) n on n.user_id = b.user_id;
  select coalesce(avg(processing_time), 0) into m.average_processing_time from public.compliance_reports
  where created_at > since and created_at <= p_at;
  select coalesce(sum(file_size), 0) into m.total_storage_used from public.files where uploaded_at <= p_at;
  return m;
end $$;

-- Stores the figures of a day that is over. Doing it again stores them again.
create function public.roll_up_metrics(p_date date) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_metrics as a
  select m.* from public.count_metrics((p_date + 1)::timestamp at time zone 'UTC') m
  on conflict (date) do update set
    total_users = excluded.total_users, active_users = excluded.active_users,
    total_projects = excluded.total_projects, total_reports = excluded.total_reports,
    monthly_recurring_revenue = excluded.monthly_recurring_revenue, churn_rate = excluded.churn_rate,
    average_processing_time = excluded.average_processing_time, total_storage_used = excluded.total_storage_used;
$$;

-- Rolls up yesterday, and the days before it that are missing because nothing ran.
create function public.roll_up_missing() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  yesterday date := (now() at time zone 'UTC')::date - 1;
  begun date := (select (min(created_at) at time zone 'UTC')::date from public.users);
  d date;
  n integer := 0;
begin
  if begun is null then return 0; end if;
  for d in select g::date from generate_series(greatest(begun, yesterday - 6), yesterday, interval '1 day') g loop
    if d = yesterday or not exists (select from public.admin_metrics where date = d) then
      perform public.roll_up_metrics(d);
      n := n + 1;
    end if;
  end loop;
  return n;
end $$;

-- Forgets what nobody will ask for again.
create function public.clean_up() returns void
language sql security definer set search_path = '' as $$
  delete from public.sessions where expires_at < now();
  delete from public.email_tokens where expires_at < now();
  delete from public.payment_events where received_at < now() - interval '90 days';
  delete from public.billing_wishes where created_at < now() - interval '30 days';
$$;

-- Queues the work of a night once a day, whoever asks and however often. Hours are UTC.
create function public.schedule_nightly() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  task record;
  n integer := 0;
begin
  for task in select * from (values ('roll_up', 0.1), ('clean_up', 2.5), ('reconcile', 3.0)) t (kind, hour) loop
    if not exists (select from jobs.job where queue = 'chores' and dedupe_key = task.kind || '/' || today) then
      perform public.job_enqueue('chores', task.kind, '{}', task.kind || '/' || today,
        greatest(0, extract(epoch from (today::timestamp at time zone 'UTC' + task.hour * interval '1 hour') - now()) * 1000)::integer,
        -10, 4);
      n := n + 1;
    end if;
  end loop;
  return n;
end $$;

create function public.admin_metrics_report() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return jsonb_build_object(
    'now', to_jsonb(public.count_metrics(now())) - 'id',
    'days', coalesce((
      select jsonb_agg(to_jsonb(d) - 'id' order by d.date)
      from (select * from public.admin_metrics order by date desc limit 90) d
    ), '[]')
  );
end $$;

create function public.admin_list_users(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    with found as (
      select u.* from public.users u
      where strpos(lower(u.name || ' ' || u.email), lower(p_search)) > 0 or p_search = ''
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'users', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'email', f.email, 'role', f.role,
          'is_active', f.is_active, 'subscription_tier', f.subscription_tier,
          'subscription_status', f.subscription_status, 'created_at', f.created_at, 'last_login_at', f.last_login_at,
          'projects', (select count(*) from public.projects p where p.user_id = f.id)
        ) order by f.created_at desc, f.id)
        from (select * from found order by created_at desc, id limit p_limit offset p_offset) f
      ), '[]'))
  );
end $$;

create function public.admin_set_active(p_id uuid, p_is_active boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  if p_id = (select auth.uid()) then raise exception 'conflict'; end if;
  update public.users set is_active = p_is_active where id = p_id;
  if not found then raise exception 'not_found'; end if;
  perform public.note_audit(case when p_is_active then 'enable user' else 'disable user' end, p_id::text);
end $$;

create function public.admin_jobs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return jsonb_build_object(
    'counts', coalesce((
      select jsonb_agg(jsonb_build_object('queue', c.queue, 'state', c.state, 'count', c.n) order by c.queue, c.state)
      from (select queue, state, count(*) as n from jobs.job group by queue, state) c
    ), '[]'),
    'jobs', coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id, 'queue', j.queue, 'kind', j.kind, 'state', j.state,
        'attempts', j.attempts, 'max_attempts', j.max_attempts, 'last_error', left(j.last_error, 500),
        'project_id', j.project_id, 'created_at', j.created_at, 'finished_at', j.finished_at)
        order by (j.state = 'dead') desc, (j.state = 'leased') desc, j.created_at desc)
      from (
        select * from jobs.job where state <> 'done'
        order by (state = 'dead') desc, (state = 'leased') desc, created_at desc limit 100
      ) j
    ), '[]')
  );
end $$;

-- Puts a dead letter back. A run that failed because of it goes on where it stopped; one that ended without it stays.
create function public.admin_redrive_job(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job;
begin
  perform public.assert_admin();
  select * into job from jobs.job where id = p_id and state = 'dead' for update;
  if job.id is null then raise exception 'not_found'; end if;
  if job.project_id is not null then
    update public.projects set status = 'processing', failure_reason = null, finished_at = null,
      stage = case job.kind when 'plan' then 'initializing' when 'page' then 'extracting' else 'analyzing' end
    where id = job.project_id and run = job.run and status = 'failed';
    if not found then raise exception 'conflict'; end if;
  end if;
  perform public.job_redrive(p_id);
  perform public.note_audit('redrive job', p_id::text, jsonb_build_object('queue', job.queue, 'kind', job.kind));
end $$;

create function public.admin_feedback() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return (
    select jsonb_build_object(
      'count', count(*),
      'averageRating', round(avg(rating), 2),
      'helpfulShare', round(avg(was_helpful::integer), 4),
      'ratings', jsonb_build_array(count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)),
      'entries', coalesce((
        select jsonb_agg(to_jsonb(f) - 'user_id' - 'project_id' order by f.created_at desc)
        from (select * from public.feedback order by created_at desc limit 100) f
      ), '[]'))
    from public.feedback
  );
end $$;

-- A judgement is about a report as a whole, so each rule that reported something in it shares it.
create function public.admin_rule_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('ruleId', s.rule_id, 'reports', s.reports, 'issues', s.issues,
      'warnings', s.warnings, 'helpfulShare', s.helpful, 'averageRating', s.rating)
      order by s.helpful, s.reports desc, s.rule_id)
    from (
      select j.rule_id, count(*) as reports, sum(j.issues) as issues, sum(j.warnings) as warnings,
        round(avg(j.was_helpful::integer), 4) as helpful, round(avg(j.rating), 2) as rating
      from (
        select fb.id, fb.was_helpful, fb.rating, e.finding ->> 'ruleId' as rule_id,
          count(*) filter (where e.finding ->> 'status' = 'issue') as issues,
          count(*) filter (where e.finding ->> 'status' = 'warning') as warnings
        from public.feedback fb
        join lateral (
          -- the report that was judged: the newest at that time
          select r.findings from public.compliance_reports r
          where r.project_id = fb.project_id and r.created_at <= fb.created_at order by r.run desc limit 1
        ) r on true
        cross join lateral jsonb_array_elements(r.findings) as e (finding)
        where e.finding ->> 'status' in ('issue', 'warning')
        group by fb.id, fb.was_helpful, fb.rating, e.finding ->> 'ruleId'
      ) j group by j.rule_id
    ) s
  ), '[]');
end $$;

create function public.admin_access_requests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    select jsonb_agg(to_jsonb(r) order by (r.handled_at is null) desc, r.created_at desc)
    from (select * from public.access_requests order by (handled_at is null) desc, created_at desc limit 200) r
  ), '[]');
end $$;

create function public.admin_handle_access_request(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  update public.access_requests set handled_at = coalesce(handled_at, now()) where id = p_id;
  if not found then raise exception 'not_found'; end if;
  perform public.note_audit('handle access request', p_id::text);
end $$;

create function public.admin_audit() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'actor', u.email, 'action', l.action,
      'subject', l.subject, 'detail', l.detail) order by l.id desc)
    from (select * from public.audit_log order by id desc limit 200) l left join public.users u on u.id = l.actor_id
  ), '[]');
end $$;

-- From the terminal: who is an admin. False when there is no such account.
create function public.set_role(p_email text, p_role text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v uuid;
begin
  update public.users set role = p_role where email = lower(p_email) returning id into v;
  if v is null then return false; end if;
  perform public.note_audit('set role', v::text, jsonb_build_object('role', p_role, 'by', 'terminal'));
  return true;
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and (p.proname like 'admin\_%' or p.proname in ('assert_admin', 'note_audit', 'paying_at', 'count_metrics',
        'roll_up_metrics', 'roll_up_missing', 'clean_up', 'schedule_nightly', 'set_role'))
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname like 'admin\_%' then 'authenticated' else 'service_role' end);
  end loop;
end $$;
