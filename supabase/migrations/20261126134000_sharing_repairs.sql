-- What people keep to themselves, and what follows them: choices of notices that cannot be read stop nobody else's work,
-- a guest's words are taken away by whoever may share, and invitations of an owner end with that role.

-- Shape and size of the choices are the database's to hold, too.
update public.users set notice_choices = '{}'
where jsonb_typeof(notice_choices) <> 'object' or length(notice_choices::text) > 4000;
alter table public.users add constraint users_notice_choices_check
  check (jsonb_typeof(notice_choices) = 'object' and length(notice_choices::text) <= 4000);

-- As before, but what is no yes or no counts as wanted.
create or replace function public.notify_user(
  p_user uuid, p_kind text, p_project uuid, p_finding text, p_actor text, p_findings integer default 1
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  choices jsonb;
  made uuid;
  in_app boolean;
  by_mail boolean;
begin
  select u.notice_choices -> p_kind into choices from public.users u where u.id = p_user and u.is_active;
  if not found then return; end if;
  in_app := coalesce(choices ->> 'app', 'true') <> 'false';
  by_mail := coalesce(choices ->> 'mail', 'true') <> 'false';
  if not in_app and not by_mail then return; end if;
  insert into public.notifications (user_id, kind, project_id, finding_id, actor, findings, is_shown)
  values (p_user, p_kind, p_project, p_finding, p_actor, p_findings, in_app) returning id into made;
  if by_mail then
    perform public.job_enqueue('chores', 'mail_notice',
      jsonb_build_object('noticeId', made, 'userId', p_user), 'notice/' || made);
  end if;
end $$;

do $$
declare
  invite oid;
  before text;
  after text;
begin
  select p.oid into strict invite from pg_proc p
  where p.proname = 'invite_member' and p.pronamespace = 'public'::regnamespace;
  before := pg_get_functiondef(invite);
  after := replace(before, 'coalesce((u.notice_choices #>> ''{invitation,app}'')::boolean, true)',
    'coalesce(u.notice_choices #>> ''{invitation,app}'', ''true'') <> ''false''');
  if after = before then raise exception 'invite_member reads no choices'; end if;
  execute after;
end $$;

-- What was taken back is approved by nobody.
do $$
declare
  approve oid;
  before text;
  after text;
begin
  select p.oid into strict approve from pg_proc p
  where p.proname = 'approve_cycle' and p.pronamespace = 'public'::regnamespace;
  before := pg_get_functiondef(approve);
  after := replace(before, 'project.status <> ''completed''', 'project.status <> ''completed'' or project.is_report_revoked');
  if after = before then raise exception 'approve_cycle asks for no state'; end if;
  execute after;
end $$;

create or replace function public.delete_finding_comment(p_project uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_allowed(p_project, 'comment');
  delete from public.finding_entries
  where id = p_id and project_id = p_project and body is not null
    and (user_id = (select auth.uid())
      or guest_name is not null and public.role_may(public.project_role(p_project), 'review'));
  if not found then raise exception 'not_found'; end if;
end $$;

-- As before; who is no owner any more has invited nobody.
create or replace function public.change_member(p_id uuid, p_user uuid, p_role text, p_disciplines text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
  changed public.organization_members;
begin
  if p_user = organization.payer_id and coalesce(p_role, 'owner') <> 'owner' then raise exception 'conflict'; end if;
  update public.organization_members set role = coalesce(p_role, role), disciplines = coalesce(p_disciplines, disciplines)
  where organization_id = p_id and user_id = p_user returning * into changed;
  if changed.user_id is null then raise exception 'not_found'; end if;
  if changed.role <> 'owner' then
    delete from public.organization_invitations where organization_id = p_id and invited_by = p_user;
  end if;
  perform public.note_audit('member changed', p_id::text, jsonb_build_object('user', p_user, 'role', changed.role));
  return public.show_member(changed);
end $$;

create or replace function public.remove_member(p_id uuid, p_user uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  payer uuid;
begin
  if p_user <> (select auth.uid()) then perform public.assert_owner(p_id); end if;
  if public.my_role(p_id) is null then raise exception 'not_found'; end if;
  select payer_id into payer from public.organizations where id = p_id for update;
  if p_user = payer then raise exception 'conflict'; end if;
  delete from public.organization_members where organization_id = p_id and user_id = p_user;
  if not found then raise exception 'not_found'; end if;
  delete from public.organization_invitations where organization_id = p_id and invited_by = p_user;
  perform public.note_audit('member removed', p_id::text, jsonb_build_object('user', p_user));
end $$;
