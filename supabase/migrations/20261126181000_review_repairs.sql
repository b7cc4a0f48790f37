-- What a guest's page asks at every look, in the call that opens the link; notices of offers known by themselves; words
-- of the admin's search in one way; a log that is read page by page alone.

-- As before, with whether the report still stands. What was taken back is approved no longer.
do $$
declare
  before text := pg_get_functiondef('public.open_share(text)'::regprocedure);
  standing text := replace(before, '''report_id'', r.id',
    '''standing'', public.report_standing(r.verification_code), ''report_id'', r.id');
  code text := replace(standing, 'select id, run from public.compliance_reports',
    'select id, run, verification_code from public.compliance_reports');
  after text := replace(code, 'c.approved_run = r.run', 'c.approved_run = r.run and not p.is_report_revoked');
begin
  if standing = before or code = standing or after = code then raise exception 'open_share reads otherwise'; end if;
  execute after;
end $$;

-- As before, and says which notice it made; null where none was wanted.
drop function public.notify_user(uuid, text, uuid, text, text, integer, integer);
create function public.notify_user(
  p_user uuid, p_kind text, p_project uuid, p_finding text, p_actor text, p_findings integer default 1,
  p_mail_delay_ms integer default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  choices jsonb;
  made uuid;
  in_app boolean;
  by_mail boolean;
begin
  select u.notice_choices -> regexp_replace(p_kind, '^handover_.*', 'handover') into choices
  from public.users u where u.id = p_user and u.is_active;
  if not found then return null; end if;
  in_app := coalesce(choices ->> 'app', 'true') <> 'false';
  by_mail := coalesce(choices ->> 'mail', 'true') <> 'false';
  if not in_app and not by_mail then return null; end if;
  insert into public.notifications (user_id, kind, project_id, finding_id, actor, findings, is_shown)
  values (p_user, p_kind, p_project, p_finding, p_actor, p_findings, in_app) returning id into made;
  if by_mail then
    perform public.job_enqueue('chores', 'mail_notice',
      jsonb_build_object('noticeId', made, 'userId', p_user), 'notice/' || made, p_mail_delay_ms);
  end if;
  return made;
end $$;
revoke execute on function public.notify_user(uuid, text, uuid, text, text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.notify_user(uuid, text, uuid, text, text, integer, integer) to service_role;

-- Which notice tells of an offer, whatever the organization is called meanwhile.
alter table public.organization_handovers
  add column notice_id uuid references public.notifications (id) on delete set null;
create index organization_handovers_notice on public.organization_handovers (notice_id);
update public.organization_handovers h set notice_id = (
  select n.id from public.notifications n
  where n.user_id = h.heir_id and n.kind = 'handover' and n.read_at is null
    and n.actor = (select o.name from public.organizations o where o.id = h.organization_id)
  order by n.created_at desc limit 1);

-- An offer that stands no more is no news, however it ended.
create function public.forget_handover_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set read_at = clock_timestamp() where id = old.notice_id and read_at is null;
  return null;
end $$;
revoke execute on function public.forget_handover_notice() from public, anon, authenticated;
create trigger organization_handovers_forget_notice after delete on public.organization_handovers
  for each row execute function public.forget_handover_notice();

create or replace function public.offer_handover(p_id uuid, p_user uuid, p_expires timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
begin
  if organization.payer_id <> (select auth.uid()) then raise exception 'insufficient_role'; end if;
  if p_user = organization.payer_id then raise exception 'conflict'; end if;
  perform 1 from public.organization_members where organization_id = p_id and user_id = p_user;
  if not found then raise exception 'not_found'; end if;
  delete from public.organization_handovers where organization_id = p_id;
  insert into public.organization_handovers (organization_id, heir_id, expires_at, notice_id)
  values (p_id, p_user, p_expires, public.notify_user(p_user, 'handover', null, null, organization.name));
  perform public.note_audit('handover offered', p_id::text, jsonb_build_object('to', p_user));
  return public.show_organization(organization);
end $$;

do $$
declare
  f record;
  before text;
  after text;
begin
  for f in
    select p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('accept_handover', 'end_handover')
  loop
    before := pg_get_functiondef(f.oid);
    after := regexp_replace(before, '\s*perform public\.forget_handover_notice\([^;]*;', '');
    if after = before then raise exception '% forgets no notice', f.oid::regprocedure; end if;
    execute after;
  end loop;
end $$;
drop function public.forget_handover_notice(uuid, text);

-- As before; most ask for everything.
create or replace function public.holds_words(p_text text, p_search text) returns boolean
language sql immutable set search_path = '' as $$
  select btrim(p_search) = '' or not exists (
    select from regexp_split_to_table(lower(btrim(p_search)), '\s+') w where strpos(lower(p_text), w) = 0);
$$;

-- As before, with every word of a search wherever it stands.
do $$
declare
  before text := pg_get_functiondef('public.admin_list_users(text, integer, integer)'::regprocedure);
  after text := replace(before, 'strpos(lower(u.name || '' '' || u.email), lower(p_search)) > 0 or p_search = ''''',
    'public.holds_words(concat_ws('' '', u.name, u.email), p_search)');
begin
  if after = before then raise exception 'admin_list_users searches otherwise'; end if;
  execute after;
end $$;

-- As before; what a line is about is looked up only where its own words are not enough.
do $$
declare
  before text := pg_get_functiondef('public.admin_audit(text, integer, integer)'::regprocedure);
  after text := regexp_replace(before, 'where btrim\(p_search\) = '''' or public\.holds_words\([^;]*?p_search\)',
    'where public.holds_words(concat_ws('' '', u.email, l.action, l.subject), p_search) or public.holds_words(
        concat_ws('' '', u.email, l.action, l.subject, public.audit_subject(l.subject, l.detail)), p_search)');
begin
  if after = before then raise exception 'admin_audit searches otherwise'; end if;
  execute after;
end $$;

-- As before, without the log, which has pages of its own.
do $$
declare
  before text := pg_get_functiondef('public.my_security(text)'::regprocedure);
  after text := regexp_replace(before, '''events'', coalesce\(.*?limit 50\) e\s*\), ''\[\]''\),\s*', '');
begin
  if after = before then raise exception 'my_security tells no events'; end if;
  execute after;
end $$;
