-- What only the service writes, what is counted under a lock, who is told, and what stays as it was approved.

-- Only what people send is stored by themselves: originals, under the name of a file no project has yet, and parts of
-- files on their way. Pictures of pages and everything else made of them is the server's.
create function public.is_sent_object(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select p_name ~ ('^' || u || '/' || u || '/(' || u || '\.(pdf|jpg|png)|[0-9]{1,12}-' || u || ')$')
  from (values ('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')) as id (u);
$$;
create function public.adds_object(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_sent_object(p_name) and split_part(p_name, '/', 1) = (select auth.uid())::text
    and not exists (select from public.files where file_path = p_name);
$$;
drop policy plans_insert_own on storage.objects;
create policy plans_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'plans' and public.adds_object(name));

-- What a project has goes with it. Else: what the caller sent, or what was sent to a project the caller owns.
create function public.removes_sent_object(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text[] := string_to_array(p_name, '/');
begin
  if not public.is_sent_object(p_name) or exists (select from public.files where file_path = p_name) then return false; end if;
  return folder[1] = (select auth.uid())::text
    or coalesce(public.role_may(public.project_role(folder[2]::uuid), 'own'), false);
end $$;
drop policy plans_delete_own on storage.objects;
create policy plans_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'plans' and public.removes_sent_object(name));

-- Of a project its owners alone remove what was issued, whoever's folder it lies in.
create or replace function public.removes_object(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text[] := string_to_array(p_name, '/');
begin
  if folder[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and exists (select from public.projects where id = folder[2]::uuid) then
    return coalesce(public.role_may(public.project_role(folder[2]::uuid), 'own'), false);
  end if;
  return folder[1] = (select auth.uid())::text;
end $$;

-- Whether somebody still reads a project.
create function public.person_reads(p_user uuid, p_project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.projects p where p.id = p_project and case when p.organization_id is null
      then p.user_id = p_user
      else exists (select from public.organization_members m
        where m.organization_id = p.organization_id and m.user_id = p_user) end);
$$;

-- One notice for the comments of half an hour by one link; its mail is written at the end of it.
create function public.tell_guest_comment(p_user uuid, p_project uuid, p_finding text, p_label text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.person_reads(p_user, p_project) then return; end if;
  update public.notifications set findings = findings + 1, read_at = null
  where id = (
    select id from public.notifications where user_id = p_user and kind = 'guest_comment' and project_id = p_project
      and actor = p_label and created_at > clock_timestamp() - interval '30 minutes'
    order by created_at desc limit 1 for update
  );
  if not found then
    perform public.notify_user(p_user, 'guest_comment', p_project, p_finding, p_label, 1, 1800000);
  end if;
end $$;

do $$
declare
  before text := pg_get_functiondef('public.add_guest_comment(uuid, uuid, text, text, text)'::regprocedure);
  after text;
begin
  after := replace(before,
    'perform public.notify_user(told, ''guest_comment'', share.project_id, p_finding, share.label);',
    'perform public.tell_guest_comment(told, share.project_id, p_finding, share.label);');
  if after = before then raise exception 'add_guest_comment tells nobody'; end if;
  before := after;
  -- However many addresses a link is used from.
  after := replace(before, 'if (select count(*) from public.finding_entries where share_id = share.id) >= 500',
    'if (select count(*) from public.finding_entries where share_id = share.id
    and created_at > clock_timestamp() - interval ''1 hour'') >= 60 then
    raise exception ''over_request_rate_limit'';
  end if;
  if (select count(*) from public.finding_entries where share_id = share.id) >= 500');
  if after = before then raise exception 'add_guest_comment counts nothing'; end if;
  execute after;

  -- Whoever no longer reads a project does not read its name either.
  before := pg_get_functiondef('public.list_notifications(integer, integer)'::regprocedure);
  after := replace(before, 'from public.projects p where p.id = n.project_id)',
    'from public.projects p where p.id = n.project_id and public.person_reads(caller, p.id))');
  if after = before then raise exception 'list_notifications names no project'; end if;
  execute after;
end $$;

-- A notice with what its mail says, for the server alone; nothing where whom it was for is gone, or out of the project.
create function public.find_notice(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', n.kind, 'project_id', n.project_id, 'project_name', p.name,
    'finding_id', n.finding_id, 'findings', n.findings, 'actor', n.actor, 'name', u.name, 'email', u.email)
  from public.notifications n join public.users u on u.id = n.user_id and u.is_active
  left join public.projects p on p.id = n.project_id
  where n.id = p_id and (n.project_id is null or public.person_reads(n.user_id, n.project_id));
$$;

-- Libraries and views hold so many, however many calls come at once.
create function public.assert_library_room() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  library text := coalesce(new.organization_id, new.owner_id)::text;
begin
  if tg_op = 'UPDATE' and new.organization_id is not distinct from old.organization_id then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('standard_comments ' || library, 0));
  if (select count(*) from public.standard_comments where case when new.organization_id is null
    then organization_id is null and owner_id = new.owner_id else organization_id = new.organization_id end) >= 1000 then
    raise exception 'conflict';
  end if;
  return new;
end $$;
create trigger standard_comments_room before insert or update of organization_id on public.standard_comments
  for each row execute function public.assert_library_room();

create function public.assert_view_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_views ' || new.owner_id, 0));
  -- One of the same name is replaced.
  if (select count(*) from public.saved_views
    where owner_id = new.owner_id and (list, name) <> (new.list, new.name)) >= 50 then
    raise exception 'conflict';
  end if;
  return new;
end $$;
create trigger saved_views_room before insert on public.saved_views
  for each row execute function public.assert_view_room();

-- Comments the letter of a report has: findings that were neither dismissed nor resolved, with how many of them nobody
-- decided about, and comments of earlier cycles nothing closed.
create function public.count_comments(p_report public.compliance_reports) returns jsonb
language sql stable security definer set search_path = '' as $$
  with standing as (
    select d.state from jsonb_array_elements(public.findings_of(p_report)) as f (finding)
    left join public.finding_dispositions d on d.project_id = p_report.project_id and d.run = p_report.run
      and d.finding_id = f.finding ->> 'id'
    where f.finding ->> 'status' <> 'compliant' and coalesce(d.state, 'open') not in ('dismissed', 'resolved')
  ),
  earlier as (
    select r.cycle, f.finding ->> 'id' as finding_id from (
      select distinct on (c.cycle) c.* from public.compliance_reports c
      where c.project_id = p_report.project_id and c.cycle < p_report.cycle order by c.cycle, c.run desc
    ) r cross join lateral jsonb_array_elements(public.findings_of(r)) as f (finding)
  ),
  waiting as (
    select from jsonb_array_elements(coalesce(p_report.comparison -> 'comments', '[]')) as c (comment)
    join earlier e on e.cycle = (c.comment #>> '{before,cycle}')::integer
      and e.finding_id = c.comment #>> '{before,findingId}'
    left join public.carried_verdicts v on v.project_id = p_report.project_id and v.cycle = p_report.cycle
      and v.of_cycle = e.cycle and v.finding_id = e.finding_id
    where c.comment ->> 'afterId' is null
      and coalesce(v.verdict = 'open', c.comment ->> 'state' <> 'corrected')
  )
  select jsonb_build_object('open', (select count(*) from standing) + (select count(*) from waiting),
    'undecided', (select count(*) from standing where state is null));
$$;

-- As before, and what goes along is counted here, where nobody changes it meanwhile: everything decided about a set locks
-- its project first. Answers how many findings nobody decided about; with any, nothing is approved.
drop function public.approve_cycle(uuid, integer, uuid, text, integer);
create function public.approve_cycle(p_project uuid, p_cycle integer, p_report uuid, p_note text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report, 'review');
  project public.projects;
  report public.compliance_reports;
  counts jsonb;
begin
  select * into project from public.projects where id = p_project for update;
  select * into report from public.compliance_reports where id = p_report;
  if project.cycle <> p_cycle or report.cycle <> p_cycle or project.status <> 'completed' or project.is_report_revoked
    or wanted <> (select max(run) from public.compliance_reports where project_id = p_project) then
    raise exception 'conflict';
  end if;
  counts := public.count_comments(report);
  if (counts ->> 'undecided')::integer > 0 then return (counts ->> 'undecided')::integer; end if;
  update public.project_cycles set approved_at = clock_timestamp(), approved_by = (select auth.uid()),
    approved_run = wanted, approval_note = p_note, approved_open = (counts ->> 'open')::integer
  where project_id = p_project and cycle = p_cycle and approved_at is null;
  if not found then raise exception 'conflict'; end if;
  perform public.note_audit('cycle approved', p_project::text,
    jsonb_build_object('cycle', p_cycle, 'open', counts -> 'open'));
  perform public.notify_user(m.user_id, 'approved', p_project, null, public.caller_name())
  from public.organization_members m
  where m.organization_id = project.organization_id and m.user_id <> (select auth.uid());
  return 0;
end $$;

-- As before; what has a run is of the cycle of that run, in whatever cycle it was said, and what goes with a whole
-- project is kept by nothing.
do $$
declare
  before text := pg_get_functiondef('public.keep_approved()'::regprocedure);
  after text := replace(replace(before, 'c.cycle = coalesce(of_cycle, (', 'c.cycle = coalesce(('),
    'and r.run = (asked ->> ''run'')::integer))', 'and r.run = (asked ->> ''run'')::integer), of_cycle)
      and exists (select from public.projects p where p.id = c.project_id)');
begin
  if after not like '%::integer), of_cycle)%' then raise exception 'keep_approved asks for no cycle'; end if;
  execute after;
end $$;
create trigger person_answers_approved before insert or update or delete on public.person_answers
  for each row execute function public.keep_approved('answer', 'note');

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('is_sent_object', 'adds_object', 'removes_sent_object', 'person_reads', 'tell_guest_comment',
        'find_notice', 'assert_library_room', 'assert_view_room', 'count_comments', 'approve_cycle')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('adds_object', 'removes_sent_object', 'approve_cycle') then 'authenticated'
        else 'service_role' end);
  end loop;
end $$;
