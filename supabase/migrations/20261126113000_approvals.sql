-- The end of a review: a person approves a cycle, by name and with the time. As long as that stands, nothing decided in
-- the cycle is changed; it can be taken back, and a revision begins the next cycle as before.

alter table public.project_cycles
  add column approved_at timestamptz,
  add column approved_by uuid references public.users (id) on delete set null,
  -- the report that was approved
  add column approved_run integer,
  add column approval_note text check (char_length(approval_note) between 1 and 2000),
  -- comments of the letter that go along; with some it is approved as noted
  add column approved_open integer check (approved_open >= 0),
  add check ((approved_at is null) = (approved_run is null) and (approved_at is null) = (approved_open is null));
create index project_cycles_approver on public.project_cycles (approved_by) where approved_by is not null;

create function public.approve_cycle(p_project uuid, p_cycle integer, p_report uuid, p_note text, p_open integer)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report, 'review');
  project public.projects;
begin
  select * into project from public.projects where id = p_project for update;
  if project.cycle <> p_cycle or project.status <> 'completed'
    or wanted <> (select max(run) from public.compliance_reports where project_id = p_project)
    or not exists (select from public.compliance_reports
      where project_id = p_project and run = wanted and cycle = p_cycle) then
    raise exception 'conflict';
  end if;
  update public.project_cycles set approved_at = clock_timestamp(), approved_by = (select auth.uid()),
    approved_run = wanted, approval_note = p_note, approved_open = p_open
  where project_id = p_project and cycle = p_cycle and approved_at is null;
  if not found then raise exception 'conflict'; end if;
  perform public.note_audit('cycle approved', p_project::text, jsonb_build_object('cycle', p_cycle, 'open', p_open));
  perform public.notify_user(m.user_id, 'approved', p_project, null, public.caller_name())
  from public.organization_members m
  where m.organization_id = project.organization_id and m.user_id <> (select auth.uid());
end $$;

create function public.undo_approval(p_project uuid, p_cycle integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  perform public.assert_allowed(p_project, 'review');
  select * into project from public.projects where id = p_project for update;
  -- Once a revision was sent it is history.
  if project.cycle <> p_cycle then raise exception 'conflict'; end if;
  update public.project_cycles set approved_at = null, approved_by = null, approved_run = null, approval_note = null,
    approved_open = null
  where project_id = p_project and cycle = p_cycle and approved_at is not null;
  if not found then raise exception 'not_found'; end if;
  perform public.note_audit('approval undone', p_project::text, jsonb_build_object('cycle', p_cycle));
end $$;

alter table public.notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('assigned', 'mentioned', 'guest_comment', 'invitation', 'approved'));

-- What was approved stays as it was approved: people change nothing of it. What reports bring by themselves, carried
-- decisions and comments for instance, is not a person's.
create function public.keep_approved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  of_cycle integer := (asked ->> 'cycle')::integer;
  old_ jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  watched text[] := tg_argv;
begin
  if (select auth.uid()) is null then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and not exists (select from unnest(watched) w where asked -> w is distinct from old_ -> w) then
    return new;
  end if;
  -- Where a thread begins nothing is decided.
  if tg_op = 'INSERT' and not exists (select from unnest(watched) w where jsonb_typeof(asked -> w) <> 'null') then
    return new;
  end if;
  if exists (
    select from public.project_cycles c
    where c.project_id = (asked ->> 'project_id')::uuid and c.approved_at is not null and c.cycle = coalesce(of_cycle, (
      select r.cycle from public.compliance_reports r
      where r.project_id = c.project_id and r.run = (asked ->> 'run')::integer))
  ) then
    raise exception 'cycle_approved';
  end if;
  return coalesce(new, old);
end $$;
create trigger finding_dispositions_approved before insert or update on public.finding_dispositions
  for each row execute function public.keep_approved('state', 'reason_code', 'note', 'description', 'recommendation');
create trigger own_findings_approved before insert or update on public.own_findings
  for each row execute function public.keep_approved('finding', 'deleted_at');
create trigger carried_verdicts_approved before insert or update or delete on public.carried_verdicts
  for each row execute function public.keep_approved('verdict', 'note');

do $$
declare
  before text := pg_get_functiondef('public.list_cycles(uuid)'::regprocedure);
  after text := replace(before, '''sent_at'', (', '''approval'', case when c.approved_at is not null then
        jsonb_build_object(''by'', (select u.name from public.users u where u.id = c.approved_by), ''at'', c.approved_at,
          ''note'', c.approval_note, ''open'', c.approved_open, ''verificationCode'', (
            select r.verification_code from public.compliance_reports r
            where r.project_id = p_project and r.run = c.approved_run)) end,
      ''sent_at'', (');
begin
  if after = before then raise exception 'list_cycles has no sent_at'; end if;
  execute after;
end $$;

-- As before, with the approval that stands.
do $$
declare
  before text := pg_get_functiondef('public.open_share(text)'::regprocedure);
  after text := replace(before, '''report_id'', r.id', '''approval'', (
        select jsonb_build_object(''by'', (select u.name from public.users u where u.id = c.approved_by),
          ''at'', c.approved_at, ''note'', c.approval_note, ''open'', c.approved_open)
        from public.project_cycles c where c.project_id = p.id and c.cycle = p.cycle and c.approved_run = r.run),
      ''report_id'', r.id');
begin
  if after = before then raise exception 'open_share has no report'; end if;
  execute after;
end $$;

revoke execute on function public.approve_cycle(uuid, integer, uuid, text, integer) from public, anon;
revoke execute on function public.undo_approval(uuid, integer) from public, anon;
revoke execute on function public.keep_approved() from public, anon, authenticated;
grant execute on function public.approve_cycle(uuid, integer, uuid, text, integer) to authenticated;
grant execute on function public.undo_approval(uuid, integer) to authenticated;
