-- Organizations: people with roles, projects that belong to them, invitations by mail. A project of an organization
-- keeps in `user_id` the account whose plan it counts against: that of the member who pays for the organization.

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- whose plan counts; always a member with the role owner
  payer_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index organizations_payer on public.organizations (payer_id);
alter table public.organizations enable row level security;

create table public.organization_members (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  role text not null check (role in ('owner', 'reviewer', 'designer', 'viewer')),
  -- findings of these categories are given to this member
  disciplines text[] not null default '{}',
  joined_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, user_id)
);
create index organization_members_user on public.organization_members (user_id);
alter table public.organization_members enable row level security;

create table public.organization_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  role text not null check (role in ('owner', 'reviewer', 'designer', 'viewer')),
  -- SHA-256 of the token in the mail
  token_hash text not null unique check (char_length(token_hash) = 64),
  invited_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  unique (organization_id, email)
);
create index organization_invitations_maker on public.organization_invitations (invited_by);
alter table public.organization_invitations enable row level security;
-- No policy: the server's alone, so that no hash is read.

alter table public.projects add column organization_id uuid references public.organizations (id) on delete set null;
create index projects_organization on public.projects (organization_id, uploaded_at desc) where organization_id is not null;

-- The role of the caller in an organization; null for whoever is no member.
create function public.my_role(p_organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select role from public.organization_members
  where organization_id = p_organization and user_id = (select auth.uid());
$$;
create policy organizations_select_member on public.organizations for select to authenticated
  using (public.my_role(id) is not null);
create policy organization_members_select_member on public.organization_members for select to authenticated
  using (public.my_role(organization_id) is not null);

-- What a role may do: read; comment; edit a project and its files; work on it (revisions, runs, answers); review;
-- own, which is to delete, to revoke, to move.
create function public.role_may(p_role text, p_right text) returns boolean
language sql immutable set search_path = '' as $$
  select case p_right
    when 'read' then p_role in ('owner', 'reviewer', 'designer', 'viewer')
    when 'comment' then p_role in ('owner', 'reviewer', 'designer')
    when 'work' then p_role in ('owner', 'reviewer', 'designer')
    when 'edit' then p_role in ('owner', 'designer')
    when 'review' then p_role in ('owner', 'reviewer')
    when 'own' then p_role = 'owner'
    else false
  end;
$$;

-- The role of the caller in a project: of a person's own, its owner's; null for strangers.
create function public.project_role(p_project uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p.organization_id is null
    then case when p.user_id = (select auth.uid()) then 'owner' end
    else public.my_role(p.organization_id) end
  from public.projects p where p.id = p_project;
$$;

create function public.reads_project(p_project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.project_role(p_project) is not null;
$$;

-- Whether the caller may do this in a project. To strangers it does not exist; members hear that their role is not enough.
create function public.allowed(p_project uuid, p_right text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  role text := public.project_role(p_project);
begin
  if role is null then return false; end if;
  if not public.role_may(role, p_right) then raise exception 'insufficient_role'; end if;
  return true;
end $$;

create function public.assert_allowed(p_project uuid, p_right text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.allowed(p_project, p_right) then raise exception 'project_not_found'; end if;
end $$;

-- The account a project counts against, locked. The caller's own where the project is gone, which then is not found.
create function public.lock_payer(p_project uuid, p_right text) returns public.users
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_allowed(p_project, p_right);
  return public.lock_account((select user_id from public.projects where id = p_project));
end $$;

-- The account new projects of an organization count against, or with null the caller's own, locked.
create function public.lock_workspace(p_organization uuid) returns public.users
language plpgsql security definer set search_path = '' as $$
declare
  role text := public.my_role(p_organization);
begin
  if p_organization is null then return public.lock_account((select auth.uid())); end if;
  if role is null then raise exception 'not_found'; end if;
  if not public.role_may(role, 'edit') then raise exception 'insufficient_role'; end if;
  return public.lock_account((select payer_id from public.organizations where id = p_organization));
end $$;

-- Every question "is this project the caller's" becomes "may the caller do this in it".
create or replace function public.own_report(p_project uuid, p_right text default 'read') returns public.compliance_reports
language plpgsql stable security definer set search_path = '' as $$
declare
  report public.compliance_reports;
begin
  perform public.assert_allowed(p_project, p_right);
  report := public.newest_report(p_project);
  if report.id is null then raise exception 'report_not_ready'; end if;
  return report;
end $$;
drop function public.own_report(uuid);
create or replace function public.run_to_review(p_project uuid, p_report uuid, p_right text default 'read') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found_run integer;
begin
  perform public.assert_allowed(p_project, p_right);
  select run into found_run from public.compliance_reports where id = p_report and project_id = p_project;
  if not found then raise exception 'report_not_found'; end if;
  return found_run;
end $$;
drop function public.run_to_review(uuid, uuid);

do $$
declare
  f record;
  before text;
  after text;
begin
  for f in
    select p.oid, p.proname, r.right_ from pg_proc p
    join (values
      ('restart_analysis', 'work'), ('cancel_analysis', 'work'), ('withdraw_cycle', 'work'), ('begin_cycle', 'work'),
      ('check_revision', 'work'), ('save_corrections', 'work'), ('save_responses', 'work'),
      ('replace_file', 'edit'), ('change_files', 'edit'), ('change_project', 'edit'), ('set_tags', 'edit'),
      ('archive_project', 'edit'),
      ('show_client', 'own'), ('set_model_consent', 'own'), ('revoke_report', 'own'),
      ('project_progress', 'read'), ('report_life', 'read'), ('list_cycles', 'read'), ('list_carried_verdicts', 'read'),
      ('save_carried_verdicts', 'review'), ('save_dispositions', 'review'), ('add_own_finding', 'review'),
      ('change_own_finding', 'review'), ('save_person_answers', 'review'), ('keep_own_finding', 'review'), ('assert_shares', 'review'),
      ('share_comment', 'comment'), ('add_finding_comment', 'comment'), ('delete_finding_comment', 'comment')
    ) r (name, right_) on r.name = p.proname
    where p.pronamespace = 'public'::regnamespace
  loop
    before := pg_get_functiondef(f.oid);
    after := regexp_replace(before,
      '\mid = (\w+) and (p\.)?user_id = (\(select auth\.uid\(\)\)|caller|owner)',
      format('id = \1 and public.allowed(\1, %L)', f.right_), 'g');
    after := replace(after, 'public.lock_account((select auth.uid()))', format('public.lock_payer(p_id, %L)', f.right_));
    after := replace(after, 'public.run_to_review(p_project, p_report)',
      format('public.run_to_review(p_project, p_report, %L)', f.right_));
    after := replace(after, 'public.own_report(p_project)', format('public.own_report(p_project, %L)', f.right_));
    after := replace(after, 'p_is_complete, p_note, account.id)', 'p_is_complete, p_note, (select auth.uid()))');
    if after = before then raise exception '% asks for no owner', f.proname; end if;
    execute after;
  end loop;
end $$;

-- The same in the policies: whoever reads a project reads what belongs to it.
do $$
declare
  p record;
begin
  for p in
    select tablename, policyname from pg_policies
    where schemaname = 'public' and cmd = 'SELECT' and qual ~ 'projects p' and qual ~ 'p\.user_id'
  loop
    execute format('drop policy %I on public.%I', p.policyname, p.tablename);
    execute format('create policy %I on public.%I for select to authenticated using (public.reads_project(project_id))',
      p.policyname, p.tablename);
  end loop;
end $$;
drop policy projects_select_own on public.projects;
create policy projects_select_own on public.projects for select to authenticated
  using (case when organization_id is null then user_id = (select auth.uid())
    else public.my_role(organization_id) is not null end);
drop policy feedback_insert_own on public.feedback;
create policy feedback_insert_own on public.feedback for insert to authenticated
  with check (user_id = (select auth.uid()) and public.reads_project(project_id));

-- Objects lie below who stored them and the project they belong to. Members of its organization read them; whoever left
-- reads none, the own ones neither.
create function public.reads_folder(p_user text, p_project text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  project uuid;
begin
  if p_project is null or p_project !~ '^[0-9a-f-]{36}$' then return p_user = (select auth.uid())::text; end if;
  project := p_project::uuid;
  if not exists (select from public.projects where id = project) then return p_user = (select auth.uid())::text; end if;
  return public.reads_project(project);
end $$;
-- The own, unless they belong to a project the caller does not own: those go with the project.
create function public.removes_object(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text[] := string_to_array(p_name, '/');
begin
  if folder[2] ~ '^[0-9a-f-]{36}$' and exists (select from public.projects where id = folder[2]::uuid) then
    return coalesce(public.role_may(public.project_role(folder[2]::uuid), 'own'), false)
      or folder[1] = (select auth.uid())::text and not exists (select from public.files where file_path = p_name);
  end if;
  return folder[1] = (select auth.uid())::text;
end $$;
drop policy plans_select_own on storage.objects;
drop policy plans_delete_own on storage.objects;
drop policy reports_select_own on storage.objects;
drop policy reports_delete_own on storage.objects;
create policy plans_select_own on storage.objects for select to authenticated
  using (bucket_id = 'plans' and public.reads_folder((storage.foldername(name))[1], (storage.foldername(name))[2]));
create policy plans_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'plans' and public.removes_object(name));
create policy reports_select_own on storage.objects for select to authenticated
  using (bucket_id = 'reports' and public.reads_folder((storage.foldername(name))[1], (storage.foldername(name))[2]));
create policy reports_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'reports' and public.removes_object(name));

-- A file lies below whoever stores it, or below the account the project counts against.
create or replace function public.assert_own_path() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select user_id from public.projects where id = new.project_id);
begin
  if new.file_path !~ ('^(' || owner || '|' || coalesce((select auth.uid()), owner) || ')/' || new.project_id || '/' || new.id || '\.(pdf|jpg|png)$') then
    raise exception 'validation_failed';
  end if;
  return new;
end $$;

create or replace function public.find_report_page(p_project uuid, p_page integer, p_cycle integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('file', to_jsonb(f), 'page_in_file', g.page_in_file)
  from public.report_pages g join public.files f on f.id = g.file_id
  where g.project_id = p_project and g.page = p_page and public.reads_project(p_project) and g.run = (
    select max(r.run) from public.compliance_reports r
    where r.project_id = p_project and (p_cycle is null or r.cycle = p_cycle)
  );
$$;

-- Largest file the plan of a project takes.
create function public.project_file_mb(p_project uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select s.max_file_mb from public.projects p join public.users u on u.id = p.user_id
  join public.subscription_plans s on s.tier = u.subscription_tier
  where p.id = p_project and public.reads_project(p_project);
$$;

drop function public.assert_export();
create function public.assert_export(p_project uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce((public.plan_of((select user_id from public.projects where id = p_project))).has_export, false) then
    raise exception 'feature_not_in_plan';
  end if;
end $$;

-- As before, in an organization or, with null, among the caller's own.
drop function public.check_room(integer, bigint);
create function public.check_room(p_files integer, p_bytes bigint, p_organization uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_workspace(p_organization);
begin
  perform public.assert_room(account, p_files, p_bytes);
  return (select jsonb_build_object('tier', p.tier, 'maxFileMb', p.max_file_mb)
    from public.subscription_plans p where p.tier = account.subscription_tier);
end $$;

do $$
declare
  before text := pg_get_functiondef('public.create_project(uuid, jsonb, jsonb)'::regprocedure);
  after text;
begin
  after := replace(before, 'p_files jsonb)', 'p_files jsonb, p_organization uuid DEFAULT NULL::uuid)');
  after := replace(after, 'public.lock_account((select auth.uid()))', 'public.lock_workspace(p_organization)');
  after := replace(after, 'id, user_id, name,', 'id, organization_id, user_id, name,');
  after := replace(after, 'select p_id, account.id, r.name,', 'select p_id, p_organization, account.id, r.name,');
  drop function public.create_project(uuid, jsonb, jsonb);
  execute after;
end $$;

-- The larger of the caller's plan and those of organizations the caller works in decides what may be sent in parts;
-- what a project takes is checked against its own plan.
do $$
declare
  before text := pg_get_functiondef('public.begin_upload(uuid, text, bigint)'::regprocedure);
begin
  execute replace(replace(before, 'public.lock_account((select auth.uid()))', 'public.lock_account(public.sending_account())'),
    'where user_id = account.id', 'where user_id = (select auth.uid())');
end $$;
create function public.sending_account() returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.users u join public.subscription_plans s on s.tier = u.subscription_tier
  where u.is_active and (u.id = (select auth.uid()) or u.id in (
    select o.payer_id from public.organizations o join public.organization_members m on m.organization_id = o.id
    where m.user_id = (select auth.uid()) and public.role_may(m.role, 'work')))
  order by s.max_file_mb desc, u.id = (select auth.uid()) desc, u.id limit 1;
$$;
do $$
declare
  before text := pg_get_functiondef('public.begin_upload(uuid, text, bigint)'::regprocedure);
begin
  execute replace(before, '(p_id, account.id, p_filename, p_size)', '(p_id, (select auth.uid()), p_filename, p_size)');
end $$;

-- Largest file that may be sent in parts, megabytes.
create function public.sending_file_mb() returns integer
language sql stable security definer set search_path = '' as $$
  select s.max_file_mb from public.users u join public.subscription_plans s on s.tier = u.subscription_tier
  where u.id = public.sending_account();
$$;

-- Where all the objects of a project lie.
create function public.folders_of(p_project uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct split_part(path, '/', 1) || '/' || p_project), '{}') from (
    select file_path as path from public.files where project_id = p_project
    union all select pdf_path from public.compliance_reports where project_id = p_project and pdf_path is not null
    union all select user_id::text from public.projects where id = p_project
  ) paths;
$$;
drop function public.delete_project(uuid);
-- Answers the folders that are no longer anybody's.
create function public.delete_project(p_id uuid) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_payer(p_id, 'own');
  folders text[] := public.folders_of(p_id);
  folder text;
begin
  perform 1 from public.projects where id = p_id for update;
  delete from public.projects where id = p_id;
  perform public.count_usage(account.id);
  foreach folder in array folders loop
    perform public.job_enqueue('chores', 'remove_objects', jsonb_build_object('prefix', folder), 'remove/' || folder,
      60000, 0, 10);
  end loop;
  return folders;
end $$;

drop function public.delete_account();
-- Answers the folders that are no longer anybody's: what was stored for projects of others stays with these.
create function public.delete_account() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  leaver uuid := (select auth.uid());
  address text;
  folders text[];
  folder text;
begin
  if leaver is null then raise exception 'no_authorization'; end if;
  if exists (select from public.organizations o join public.organization_members m on m.organization_id = o.id
    where o.payer_id = leaver and m.user_id <> leaver) then
    raise exception 'conflict';
  end if;
  select coalesce(array_agg(distinct f), '{}') into folders from (
    select unnest(public.folders_of(p.id)) as f from public.projects p where p.user_id = leaver
    union select distinct leaver || '/' || split_part(o.name, '/', 2) from storage.objects o
    where o.name like leaver || '/%' and not exists (
      select from public.projects p where p.id::text = split_part(o.name, '/', 2) and p.user_id <> leaver)
  ) all_folders;
  foreach folder in array folders loop
    perform public.job_enqueue('chores', 'remove_objects', jsonb_build_object('prefix', folder), 'remove/' || folder,
      60000, 0, 10);
  end loop;
  select email into address from public.users where id = leaver;
  delete from jobs.job where state <> 'leased'
    and (payload ->> 'to' = address or payload ->> 'email' = address or payload ->> 'userId' = leaver::text);
  delete from public.users where id = leaver;
  delete from auth.users where id = leaver;
  begin
    delete from auth.audit_log_entries where strpos(payload::text, leaver::text) > 0
      or strpos(payload::text, '"' || address || '"') > 0;
  exception when insufficient_privilege or undefined_table then
    -- Where the platform keeps that log to itself, its retention applies.
    null;
  end;
  return folders;
end $$;

-- Lists and figures of a workspace: an organization's id, `personal`, or null for all the caller reads.
create function public.in_workspace(p public.projects, p_workspace text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when p.organization_id is null
    then p.user_id = (select auth.uid()) and coalesce(p_workspace, 'personal') = 'personal'
    else coalesce(p_workspace, p.organization_id::text) = p.organization_id::text
      and public.my_role(p.organization_id) is not null end;
$$;
do $$
declare
  list text := pg_get_functiondef('public.list_projects(text, text, integer, integer)'::regprocedure);
  stats text := pg_get_functiondef('public.dashboard_stats()'::regprocedure);
  -- By indexes: the caller's own, and those of organizations the caller is in.
  mine text := '(p.user_id = owner or p.organization_id in (select m.organization_id from public.organization_members m
    where m.user_id = owner)) and public.in_workspace(p, p_workspace)';
begin
  drop function public.dashboard();
  drop function public.list_projects(text, text, integer, integer);
  drop function public.dashboard_stats();
  execute replace(replace(list, 'p_offset integer)', 'p_offset integer, p_workspace text DEFAULT NULL::text)'),
    'p.user_id = owner', mine);
  execute replace(replace(stats, 'dashboard_stats()', 'dashboard_stats(p_workspace text DEFAULT NULL::text)'),
    'from public.projects where user_id = owner', 'from public.projects p where ' || mine);
end $$;
create function public.dashboard(p_workspace text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return public.list_projects('', null, null, 0, p_workspace)
    || jsonb_build_object('stats', public.dashboard_stats(p_workspace));
end $$;

-- Fails for strangers with not_found, for members without the role with insufficient_role.
create function public.assert_owner(p_organization uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  found_ public.organizations;
begin
  select * into found_ from public.organizations where id = p_organization for update;
  if found_.id is null or public.my_role(p_organization) is null then raise exception 'not_found'; end if;
  if public.my_role(p_organization) <> 'owner' then raise exception 'insufficient_role'; end if;
  return found_;
end $$;

create function public.show_organization(p public.organizations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'role', public.my_role(p.id), 'created_at', p.created_at,
    'is_payer', p.payer_id = (select auth.uid()), 'payer', u.name, 'tier', u.subscription_tier,
    'members', (select count(*) from public.organization_members m where m.organization_id = p.id),
    'projects', (select count(*) from public.projects q where q.organization_id = p.id))
  from public.users u where u.id = p.payer_id;
$$;

create function public.list_organizations(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  return jsonb_build_object(
    'total', (select count(*) from public.organization_members where user_id = caller),
    'organizations', coalesce((
      select jsonb_agg(public.show_organization(page) order by page.name, page.id) from (
        select o.* from public.organizations o join public.organization_members m on m.organization_id = o.id
        where m.user_id = caller order by o.name, o.id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

create function public.create_organization(p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  made public.organizations;
begin
  if (select count(*) from public.organizations where payer_id = account.id) >= 20 then raise exception 'conflict'; end if;
  insert into public.organizations (name, payer_id) values (p_name, account.id) returning * into made;
  insert into public.organization_members (organization_id, user_id, role) values (made.id, account.id, 'owner');
  perform public.note_audit('organization created', made.id::text, '{}');
  return public.show_organization(made);
end $$;

create function public.rename_organization(p_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changed public.organizations := public.assert_owner(p_id);
begin
  update public.organizations set name = p_name where id = p_id returning * into changed;
  return public.show_organization(changed);
end $$;

-- Only without projects: these are moved or deleted one by one.
create function public.delete_organization(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_owner(p_id);
  if exists (select from public.projects where organization_id = p_id) then raise exception 'conflict'; end if;
  delete from public.organizations where id = p_id;
  perform public.note_audit('organization deleted', p_id::text, '{}');
end $$;

create function public.show_member(p public.organization_members) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', u.id, 'name', u.name, 'email', u.email, 'role', p.role,
    'disciplines', p.disciplines, 'joined_at', p.joined_at, 'is_payer', o.payer_id = u.id,
    'is_me', u.id = (select auth.uid()))
  from public.users u, public.organizations o where u.id = p.user_id and o.id = p.organization_id;
$$;

create function public.list_members(p_id uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if public.my_role(p_id) is null then raise exception 'not_found'; end if;
  return jsonb_build_object(
    'total', (select count(*) from public.organization_members where organization_id = p_id),
    'members', coalesce((
      select jsonb_agg(public.show_member(page) order by page.joined_at, page.user_id) from (
        select m.* from public.organization_members m where m.organization_id = p_id
        order by m.joined_at, m.user_id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

-- Sets role and disciplines; null leaves as it is. Whose plan counts stays an owner.
create function public.change_member(p_id uuid, p_user uuid, p_role text, p_disciplines text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
  changed public.organization_members;
begin
  if p_user = organization.payer_id and coalesce(p_role, 'owner') <> 'owner' then raise exception 'conflict'; end if;
  update public.organization_members set role = coalesce(p_role, role), disciplines = coalesce(p_disciplines, disciplines)
  where organization_id = p_id and user_id = p_user returning * into changed;
  if changed.user_id is null then raise exception 'not_found'; end if;
  perform public.note_audit('member changed', p_id::text, jsonb_build_object('user', p_user, 'role', changed.role));
  return public.show_member(changed);
end $$;

-- Removes a member, or lets the caller leave. Whose plan counts hands the organization over first, so that it never is
-- without an owner.
create function public.remove_member(p_id uuid, p_user uuid) returns void
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
  perform public.note_audit('member removed', p_id::text, jsonb_build_object('user', p_user));
end $$;

-- Whether the plan of an account takes so many projects and bytes more.
create function public.assert_holds(p_account public.users, p_projects bigint, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held bigint := public.count_projects(p_account.id);
  stored bigint;
begin
  select coalesce(sum(f.file_size), 0) into stored
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = p_account.id;
  -- The professional plan counts projects begun, not held.
  if p_account.subscription_tier <> 'professional' and p_account.projects_limit >= 0
    and held + p_projects > p_account.projects_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'projects', 'allowed', p_account.projects_limit,
      'used', held, 'tier', p_account.subscription_tier);
  elsif p_account.storage_limit >= 0 and stored + p_bytes > p_account.storage_limit::bigint * 1048576 then
    raise exception 'limit_exceeded %', json_build_object('what', 'storage', 'allowed', p_account.storage_limit,
      'used', ceil(stored / 1048576.0), 'tier', p_account.subscription_tier);
  end if;
end $$;

-- From now on the plan of another member counts, who becomes an owner. Nothing of it may be under review.
create function public.hand_over(p_id uuid, p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
  heir public.users;
begin
  if organization.payer_id <> (select auth.uid()) then raise exception 'insufficient_role'; end if;
  perform 1 from public.organization_members where organization_id = p_id and user_id = p_user;
  if not found then raise exception 'not_found'; end if;
  if p_user = organization.payer_id then return public.show_organization(organization); end if;
  heir := public.lock_account(p_user);
  perform 1 from public.projects where organization_id = p_id order by id for update;
  if exists (select from public.projects where organization_id = p_id and status = 'processing') then
    raise exception 'conflict';
  end if;
  perform public.assert_holds(heir, (select count(*) from public.projects where organization_id = p_id),
    (select coalesce(sum(f.file_size), 0) from public.files f join public.projects p on p.id = f.project_id
      where p.organization_id = p_id)::bigint);
  update public.organization_members set role = 'owner' where organization_id = p_id and user_id = p_user;
  update public.organizations set payer_id = p_user where id = p_id returning * into organization;
  update public.projects set user_id = p_user where organization_id = p_id;
  perform public.note_audit('organization handed over', p_id::text, jsonb_build_object('to', p_user));
  return public.show_organization(organization);
end $$;

-- Moves a project into an organization, or with null to the caller. Its plan has to have room.
create function public.transfer_project(p_project uuid, p_organization uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
  receiver public.users;
begin
  perform public.assert_allowed(p_project, 'own');
  select * into project from public.projects where id = p_project for update;
  if project.organization_id is not distinct from p_organization then return project; end if;
  if project.status = 'processing' then raise exception 'conflict'; end if;
  receiver := public.lock_workspace(p_organization);
  if receiver.id <> project.user_id then
    perform public.assert_holds(receiver, 1,
      (select coalesce(sum(file_size), 0) from public.files where project_id = p_project)::bigint);
  end if;
  update public.projects set organization_id = p_organization, user_id = receiver.id where id = p_project
  returning * into project;
  perform public.note_audit('project moved', p_project::text, jsonb_build_object('organization', p_organization));
  return project;
end $$;

create function public.show_invitation(p public.organization_invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'email', p.email, 'role', p.role, 'created_at', p.created_at,
    'expires_at', p.expires_at, 'organization_id', p.organization_id,
    'organization_name', (select o.name from public.organizations o where o.id = p.organization_id),
    'invited_by', (select u.name from public.users u where u.id = p.invited_by));
$$;

create function public.list_invitations(p_id uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_owner(p_id);
  return jsonb_build_object(
    'total', (select count(*) from public.organization_invitations where organization_id = p_id),
    'invitations', coalesce((
      select jsonb_agg(public.show_invitation(page) order by page.created_at desc, page.id) from (
        select i.* from public.organization_invitations i where i.organization_id = p_id
        order by i.created_at desc, i.id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

-- Invites an address, or invites it again with a new link: the one before no longer works.
create function public.invite_member(p_id uuid, p_email text, p_role text, p_hash text, p_expires timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
  made public.organization_invitations;
  known uuid;
begin
  if exists (select from public.organization_members m join public.users u on u.id = m.user_id
    where m.organization_id = p_id and u.email = p_email) then
    raise exception 'conflict';
  end if;
  if (select count(*) from public.organization_invitations where organization_id = p_id and email <> p_email) >= 200 then
    raise exception 'over_request_rate_limit';
  end if;
  insert into public.organization_invitations as i (organization_id, email, role, token_hash, invited_by, expires_at)
  values (p_id, p_email, p_role, p_hash, (select auth.uid()), p_expires)
  on conflict (organization_id, email) do update set role = excluded.role, token_hash = excluded.token_hash,
    invited_by = excluded.invited_by, expires_at = excluded.expires_at
  returning * into made;
  select u.id into known from public.users u
  where u.email = p_email and u.is_active and coalesce((u.notice_choices #>> '{invitation,app}')::boolean, true);
  -- The mail with the link is sent by the server; whoever has an account sees it there, too.
  if known is not null and not exists (select from public.notifications n where n.user_id = known
    and n.kind = 'invitation' and n.actor = organization.name and n.read_at is null) then
    insert into public.notifications (user_id, kind, actor) values (known, 'invitation', organization.name);
  end if;
  perform public.note_audit('member invited', p_id::text, jsonb_build_object('invitation', made.id, 'role', p_role));
  return public.show_invitation(made);
end $$;

create function public.find_invitation(p_organization uuid, p_invitation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_ public.organization_invitations;
begin
  perform public.assert_owner(p_organization);
  select * into found_ from public.organization_invitations where id = p_invitation and organization_id = p_organization;
  if found_.id is null then raise exception 'not_found'; end if;
  return public.show_invitation(found_);
end $$;

create function public.revoke_invitation(p_organization uuid, p_invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_owner(p_organization);
  delete from public.organization_invitations where id = p_invitation and organization_id = p_organization;
  if not found then raise exception 'not_found'; end if;
end $$;

-- What a link of a mail leads to, for the server alone.
create function public.open_invitation(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.show_invitation(i) from public.organization_invitations i
  where i.token_hash = p_hash and i.expires_at > clock_timestamp();
$$;

-- Those for the address of the caller, once it is confirmed.
create function public.my_invitations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.show_invitation(i) order by i.created_at desc, i.id), '[]')
  from public.organization_invitations i join public.users u on u.email = i.email
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null and i.expires_at > clock_timestamp();
$$;

-- By the link of the mail, or by its id where the caller's address is confirmed. Only who was invited can accept.
create function public.accept_invitation(p_hash text, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  found_ public.organization_invitations;
  organization public.organizations;
begin
  select * into found_ from public.organization_invitations
  where expires_at > clock_timestamp() and (token_hash = p_hash or id = p_id and account.email_confirmed_at is not null)
  for update;
  if found_.id is null then raise exception 'not_found'; end if;
  if found_.email <> account.email then raise exception 'conflict'; end if;
  insert into public.organization_members (organization_id, user_id, role)
  values (found_.organization_id, account.id, found_.role) on conflict do nothing;
  delete from public.organization_invitations where id = found_.id;
  select * into organization from public.organizations where id = found_.organization_id;
  update public.notifications set read_at = clock_timestamp()
  where user_id = account.id and kind = 'invitation' and actor = organization.name and read_at is null;
  perform public.note_audit('invitation accepted', organization.id::text, jsonb_build_object('role', found_.role));
  return public.show_organization(organization);
end $$;

-- Who can be given a finding of a project and be named in its comments.
create function public.list_people(p_project uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_allowed(p_project, 'read');
  return (
    with people as (
      select u.id, u.name, m.role, m.disciplines from public.projects p
      join public.organization_members m on m.organization_id = p.organization_id join public.users u on u.id = m.user_id
      where p.id = p_project
      union all
      select u.id, u.name, 'owner', '{}' from public.projects p join public.users u on u.id = p.user_id
      where p.id = p_project and p.organization_id is null
    )
    select jsonb_build_object('role', public.project_role(p_project), 'total', (select count(*) from people),
      'people', coalesce((select jsonb_agg(jsonb_build_object('user_id', page.id, 'name', page.name, 'role', page.role,
        'disciplines', page.disciplines) order by page.name, page.id)
        from (select * from people order by name, id limit p_limit offset p_offset) page), '[]')));
end $$;

create function public.caller_name() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select name from public.users where id = (select auth.uid())), 'FLClear');
$$;

-- Tells a member of a finding; more of the same within a minute are told together.
create function public.tell_assigned(p_user uuid, p_project uuid, p_finding text, p_actor text, p_findings integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_user = (select auth.uid()) then return; end if;
  update public.notifications set findings = findings + p_findings
  where id = (
    select id from public.notifications where user_id = p_user and kind = 'assigned' and project_id = p_project
      and actor = p_actor and read_at is null and created_at > clock_timestamp() - interval '1 minute'
    order by created_at desc limit 1 for update
  );
  if not found then
    perform public.notify_user(p_user, 'assigned', p_project, p_finding, p_actor, p_findings);
    -- The mail waits for what comes with it.
    update jobs.job set run_at = clock_timestamp() + interval '1 minute'
    where queue = 'chores' and kind = 'mail_notice' and state = 'ready' and payload ->> 'userId' = p_user::text
      and run_at <= clock_timestamp();
  end if;
end $$;

create function public.tell_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
begin
  -- What a report brings by itself is told once, below.
  if new.assignee is null or (select auth.uid()) is null then return null; end if;
  if tg_op = 'UPDATE' and old.assignee is not distinct from new.assignee then return null; end if;
  select m.user_id into told from public.projects p
  join public.organization_members m on m.organization_id = p.organization_id join public.users u on u.id = m.user_id
  where p.id = new.project_id and lower(u.name) = lower(new.assignee) order by m.joined_at limit 1;
  if told is not null then
    perform public.tell_assigned(told, new.project_id, new.finding_id, public.caller_name(), 1);
  end if;
  return null;
end $$;
create trigger finding_dispositions_tell after insert or update of assignee on public.finding_dispositions
  for each row execute function public.tell_assignee();

-- Open findings of a new report go to the member whose discipline they are of.
create function public.assign_disciplines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told record;
begin
  for told in
    with members as (
      select distinct on (d.name) d.name as category, u.id, u.name
      from public.projects p
      join public.organization_members m on m.organization_id = p.organization_id
      join public.users u on u.id = m.user_id and u.is_active
      cross join lateral unnest(m.disciplines) as d (name)
      where p.id = new.project_id order by d.name, m.joined_at, u.id
    ),
    wanted as (
      select f.finding ->> 'id' as finding_id, f.finding ->> 'ruleId' as rule_id, m.id, m.name
      from jsonb_array_elements(new.findings) as f (finding)
      join members m on m.category = f.finding ->> 'category'
      where f.finding ->> 'status' in ('issue', 'warning') and f.finding ->> 'ruleId' is not null
    ),
    given as (
      insert into public.finding_dispositions as d (project_id, run, finding_id, rule_id, assignee)
      select new.project_id, new.run, w.finding_id, w.rule_id, w.name from wanted w
      on conflict (project_id, run, finding_id) do nothing
      returning d.finding_id
    )
    select w.id, count(*) as findings, min(w.finding_id) as finding_id
    from given g join wanted w using (finding_id) group by w.id
  loop
    perform public.tell_assigned(told.id, new.project_id, told.finding_id, 'FLClear', told.findings::integer);
  end loop;
  return null;
end $$;
create trigger compliance_reports_give after insert on public.compliance_reports
  for each row execute function public.assign_disciplines();

-- `@Name` in a comment tells that member.
create function public.tell_mentioned() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told record;
begin
  if new.body is null or new.user_id is null or strpos(new.body, '@') = 0 then return null; end if;
  for told in
    select u.id, (select d.finding_id from public.finding_dispositions d where d.thread_id = new.thread_id
      order by d.run desc limit 1) as finding_id
    from public.projects p
    join public.organization_members m on m.organization_id = p.organization_id join public.users u on u.id = m.user_id
    where p.id = new.project_id and u.id <> new.user_id and strpos(lower(new.body), '@' || lower(u.name)) > 0
  loop
    perform public.notify_user(told.id, 'mentioned', new.project_id, told.finding_id, public.caller_name());
  end loop;
  return null;
end $$;
create trigger finding_entries_mention after insert on public.finding_entries
  for each row execute function public.tell_mentioned();

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('my_role', 'role_may', 'project_role', 'reads_project', 'allowed', 'assert_allowed', 'lock_payer',
        'lock_workspace', 'own_report', 'run_to_review', 'reads_folder', 'removes_object', 'project_file_mb',
        'assert_export', 'check_room', 'create_project', 'sending_account', 'sending_file_mb', 'folders_of', 'delete_project',
        'delete_account', 'in_workspace', 'list_projects', 'dashboard_stats', 'dashboard', 'assert_owner',
        'show_organization', 'list_organizations', 'create_organization', 'rename_organization', 'delete_organization',
        'show_member', 'list_members', 'change_member', 'remove_member', 'assert_holds', 'hand_over', 'transfer_project',
        'show_invitation', 'list_invitations', 'invite_member', 'find_invitation', 'revoke_invitation',
        'open_invitation', 'my_invitations', 'accept_invitation', 'list_people', 'caller_name', 'tell_assigned',
        'tell_assignee', 'assign_disciplines', 'tell_mentioned')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('my_role', 'role_may', 'project_role', 'reads_project', 'reads_folder', 'removes_object',
        'project_file_mb', 'sending_file_mb', 'assert_export', 'assert_allowed', 'check_room', 'create_project', 'delete_project',
        'delete_account', 'list_projects', 'dashboard_stats', 'dashboard', 'list_organizations', 'create_organization',
        'rename_organization', 'delete_organization', 'list_members', 'change_member', 'remove_member', 'hand_over',
        'transfer_project', 'list_invitations', 'invite_member', 'find_invitation', 'revoke_invitation', 'my_invitations',
        'accept_invitation', 'list_people') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
