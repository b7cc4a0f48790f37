-- What was sent or given away before a change opens nothing after it: links for guests end when whoever made them may
-- not share the project any more, and a link for a new password when the address it was sent to is another one's.

-- Whether an account may share a project, whoever asks.
create function public.may_share(p_user uuid, p public.projects) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(case when p.organization_id is null then p.user_id = p_user else (
    select public.role_may(m.role, 'review') from public.organization_members m
    where m.organization_id = p.organization_id and m.user_id = p_user) end, false);
$$;

-- The project went to another workspace.
create function public.end_shares_of_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.report_shares s set revoked_at = clock_timestamp()
  where s.project_id = new.id and s.revoked_at is null and not public.may_share(s.created_by, new);
  return null;
end $$;
create trigger projects_end_shares after update of organization_id, user_id on public.projects
  for each row execute function public.end_shares_of_project();

-- A member left or has another role. Of an account that was deleted the links have no maker any more.
create function public.end_shares_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.report_shares s set revoked_at = clock_timestamp()
  from public.projects p
  where p.id = s.project_id and p.organization_id = old.organization_id and s.revoked_at is null
    and (s.created_by is null or s.created_by = old.user_id) and not public.may_share(s.created_by, p);
  return null;
end $$;
create trigger organization_members_end_shares after delete or update of role on public.organization_members
  for each row execute function public.end_shares_of_member();

-- Links whose makers left before.
update public.report_shares s set revoked_at = clock_timestamp()
from public.projects p
where p.id = s.project_id and s.revoked_at is null and not public.may_share(s.created_by, p);

do $$
declare
  before text := pg_get_functiondef('public.use_email_token(text,timestamptz)'::regprocedure);
  after text;
  f text;
begin
  after := replace(before, 'update auth.users set email = change.new_email where id = token.user_id;',
    'update auth.users set email = change.new_email, recovery_token = '''' where id = token.user_id;
  if to_regclass(''auth.one_time_tokens'') is not null then
    execute ''delete from auth.one_time_tokens where user_id = $1'' using token.user_id;
  end if;');
  if after = before then raise exception 'use_email_token changes no address'; end if;
  execute after;
  foreach f in array array['may_share(uuid, public.projects)', 'end_shares_of_project()', 'end_shares_of_member()'] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', f);
    execute format('grant execute on function public.%s to service_role', f);
  end loop;
end $$;
