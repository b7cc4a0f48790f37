-- A report is shared with one outsider by a link, without an account; and people are told what concerns them.

create table public.report_shares (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- SHA-256 of the token in the link, which is told once and kept nowhere
  token_hash text not null unique check (char_length(token_hash) = 64),
  -- who it is for, in the words of whoever made it
  label text not null check (char_length(label) between 1 and 120),
  can_comment boolean not null,
  -- as the guest called themselves with the first comment
  guest_name text check (char_length(guest_name) between 1 and 120),
  created_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index report_shares_project on public.report_shares (project_id, created_at desc);
create index report_shares_maker on public.report_shares (created_by);
alter table public.report_shares enable row level security;
-- No policy: links are listed, made and revoked by the functions below, which keep the hash to themselves.

-- Comments of guests stand in the same thread. A guest reads the own ones and those the team lets guests read.
alter table public.finding_entries
  add column share_id uuid references public.report_shares (id) on delete set null,
  add column guest_name text check (char_length(guest_name) between 1 and 120),
  add column is_shared boolean not null default false,
  add check (guest_name is null or user_id is null and body is not null),
  add check (not is_shared or body is not null);
create index finding_entries_share on public.finding_entries (share_id) where share_id is not null;

-- What a user is told of, inside the product; the mail of the same is a job.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('assigned', 'mentioned', 'guest_comment', 'invitation')),
  project_id uuid references public.projects (id) on delete cascade,
  finding_id text check (char_length(finding_id) between 1 and 120),
  -- name of who did it, as it was then
  actor text not null check (char_length(actor) between 1 and 255),
  -- how many findings it is about
  findings integer not null default 1,
  -- false where only the mail was wanted
  is_shown boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notifications_user on public.notifications (user_id, created_at desc);
create index notifications_project on public.notifications (project_id);
alter table public.notifications enable row level security;
create policy notifications_select_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));

-- Which of them are wanted, by kind: `{"assigned": {"app": true, "mail": false}}`. What is not named is wanted.
alter table public.users add column notice_choices jsonb not null default '{}';

create function public.notify_user(
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
  in_app := coalesce((choices ->> 'app')::boolean, true);
  by_mail := coalesce((choices ->> 'mail')::boolean, true);
  if not in_app and not by_mail then return; end if;
  insert into public.notifications (user_id, kind, project_id, finding_id, actor, findings, is_shown)
  values (p_user, p_kind, p_project, p_finding, p_actor, p_findings, in_app) returning id into made;
  if by_mail then
    perform public.job_enqueue('chores', 'mail_notice',
      jsonb_build_object('noticeId', made, 'userId', p_user), 'notice/' || made);
  end if;
end $$;

-- The caller's, newest first.
create function public.list_notifications(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  return jsonb_build_object(
    'total', (select count(*) from public.notifications where user_id = caller and is_shown),
    'unread', (select count(*) from public.notifications where user_id = caller and is_shown and read_at is null),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'project_id', n.project_id,
        'project_name', (select p.name from public.projects p where p.id = n.project_id),
        'finding_id', n.finding_id, 'findings', n.findings, 'actor', n.actor, 'created_at', n.created_at,
        'read_at', n.read_at) order by n.created_at desc, n.id)
      from (
        select * from public.notifications where user_id = caller and is_shown
        order by created_at desc, id limit p_limit offset p_offset
      ) n
    ), '[]'));
end $$;

-- Marks one as read, or with null all of them.
create function public.read_notifications(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set read_at = clock_timestamp()
  where user_id = (select auth.uid()) and read_at is null and (p_id is null or id = p_id);
$$;

create function public.set_notice_choices(p_choices jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.users set notice_choices = p_choices where id = (select auth.uid());
$$;

create or replace function public.show_entry(p public.finding_entries) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'body', p.body, 'change', p.change, 'created_at', p.created_at,
    'author', coalesce(p.guest_name, (select u.name from public.users u where u.id = p.user_id)),
    'is_own', p.user_id is not null and p.user_id = (select auth.uid()),
    'is_guest', p.guest_name is not null, 'is_shared', p.is_shared);
$$;

create function public.show_share(p public.report_shares) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'label', p.label, 'can_comment', p.can_comment, 'guest_name', p.guest_name,
    'created_by', (select u.name from public.users u where u.id = p.created_by), 'created_at', p.created_at,
    'expires_at', p.expires_at, 'revoked_at', p.revoked_at, 'opened_at', p.opened_at,
    'comments', (select count(*) from public.finding_entries e where e.share_id = p.id));
$$;

-- Whether the caller may let outsiders in; else the project does not exist for them.
create function public.assert_shares(p_project uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
end $$;

create function public.add_share(p_project uuid, p_hash text, p_label text, p_can_comment boolean, p_expires timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made public.report_shares;
begin
  perform public.assert_shares(p_project);
  perform 1 from public.projects where id = p_project for update;
  if not exists (select from public.compliance_reports where project_id = p_project) then
    raise exception 'report_not_ready';
  end if;
  if (select count(*) from public.report_shares
    where project_id = p_project and revoked_at is null and expires_at > clock_timestamp()) >= 50 then
    raise exception 'conflict';
  end if;
  insert into public.report_shares (project_id, token_hash, label, can_comment, expires_at, created_by)
  values (p_project, p_hash, p_label, p_can_comment, p_expires, (select auth.uid())) returning * into made;
  perform public.note_audit('report shared', p_project::text,
    jsonb_build_object('share', made.id, 'canComment', p_can_comment));
  return public.show_share(made);
end $$;

-- Newest first.
create function public.list_shares(p_project uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_shares(p_project);
  return jsonb_build_object(
    'total', (select count(*) from public.report_shares where project_id = p_project),
    'shares', coalesce((
      select jsonb_agg(public.show_share(page) order by page.created_at desc, page.id) from (
        select s.* from public.report_shares s where s.project_id = p_project
        order by s.created_at desc, s.id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

create function public.revoke_share(p_project uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone public.report_shares;
begin
  perform public.assert_shares(p_project);
  update public.report_shares set revoked_at = coalesce(revoked_at, clock_timestamp())
  where id = p_id and project_id = p_project returning * into gone;
  if gone.id is null then raise exception 'not_found'; end if;
  perform public.note_audit('sharing ended', p_project::text, jsonb_build_object('share', p_id));
  return public.show_share(gone);
end $$;

-- Lets guests read a comment of the caller's, or no longer.
create function public.share_comment(p_project uuid, p_id uuid, p_is_shared boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry public.finding_entries;
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  update public.finding_entries set is_shared = p_is_shared
  where id = p_id and project_id = p_project and user_id = (select auth.uid()) and body is not null
  returning * into entry;
  if entry.id is null then raise exception 'not_found'; end if;
  return public.show_entry(entry);
end $$;

-- As before; what a guest wrote is taken away by whoever may share.
create or replace function public.delete_finding_comment(p_project uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  delete from public.finding_entries
  where id = p_id and project_id = p_project and body is not null
    and (user_id = (select auth.uid()) or guest_name is not null);
  if not found then raise exception 'not_found'; end if;
end $$;

-- What a link leads to, for the server alone: null where there is none, it was revoked or has expired.
create function public.open_share(p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.report_shares;
begin
  update public.report_shares set opened_at = clock_timestamp()
  where token_hash = p_hash and revoked_at is null and expires_at > clock_timestamp() returning * into share;
  if share.id is null then return null; end if;
  return (
    select jsonb_build_object('share', public.show_share(share), 'project_id', p.id, 'project_name', p.name,
      'address', p.address, 'status', p.status, 'report_id', r.id, 'run', r.run)
    from public.projects p
    left join lateral (
      select id, run from public.compliance_reports where project_id = p.id order by run desc limit 1
    ) r on true
    where p.id = share.project_id
  );
end $$;

-- The thread of a finding as a guest reads it: the own comments and those the team lets guests read.
create function public.list_guest_entries(
  p_share uuid, p_project uuid, p_run integer, p_finding text, p_limit integer, p_offset integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visible as (
    select e.* from public.finding_entries e
    join public.finding_dispositions d on d.thread_id = e.thread_id
    where d.project_id = p_project and d.run = p_run and d.finding_id = p_finding
      and (e.share_id = p_share or e.is_shared)
  )
  select jsonb_build_object('total', (select count(*) from visible), 'entries', coalesce((
    select jsonb_agg(public.show_entry(page) || jsonb_build_object('is_own', page.share_id is not distinct from p_share)
      order by page.created_at, page.id)
    from (
      select (v::public.finding_entries).* from visible v order by v.created_at, v.id limit p_limit offset p_offset
    ) page
  ), '[]'));
$$;

-- Adds what a guest says. The first comment gives the link its guest's name.
create function public.add_guest_comment(p_share uuid, p_report uuid, p_finding text, p_name text, p_body text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.report_shares;
  report public.compliance_reports;
  owner uuid;
  rule text;
  thread uuid;
  added public.finding_entries;
  told uuid;
begin
  select * into share from public.report_shares
  where id = p_share and revoked_at is null and expires_at > clock_timestamp() for update;
  if share.id is null or not share.can_comment then raise exception 'not_found'; end if;
  select user_id into owner from public.projects where id = share.project_id;
  select * into report from public.compliance_reports where id = p_report and project_id = share.project_id;
  if report.id is null then raise exception 'report_not_found'; end if;
  select f.finding ->> 'ruleId' into rule from jsonb_array_elements(report.findings) as f (finding)
  where f.finding ->> 'id' = p_finding limit 1;
  if rule is null then raise exception 'not_found'; end if;
  if (select count(*) from public.finding_entries where share_id = share.id) >= 500 then raise exception 'conflict'; end if;
  if share.guest_name is null then
    if p_name is null then raise exception 'validation_failed'; end if;
    update public.report_shares set guest_name = p_name where id = share.id returning * into share;
  end if;
  thread := (public.open_disposition(share.project_id, report.run, p_finding, rule)).thread_id;
  insert into public.finding_entries (project_id, thread_id, share_id, guest_name, body)
  values (share.project_id, thread, share.id, share.guest_name, p_body) returning * into added;
  for told in select distinct u from unnest(array[owner, share.created_by]) u where u is not null loop
    perform public.notify_user(told, 'guest_comment', share.project_id, p_finding, share.label);
  end loop;
  return public.show_entry(added) || '{"is_own": true}';
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('notify_user', 'list_notifications', 'read_notifications', 'set_notice_choices', 'show_share',
        'assert_shares', 'add_share', 'list_shares', 'revoke_share', 'share_comment', 'open_share', 'list_guest_entries',
        'add_guest_comment')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('list_notifications', 'read_notifications', 'set_notice_choices', 'add_share', 'list_shares',
        'revoke_share', 'share_comment') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
