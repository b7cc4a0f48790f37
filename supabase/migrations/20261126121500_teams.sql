-- What belongs to a team: a library of standard comments and how often rules were right; and closer bounds.

-- Comments of a team's library stay with it when whoever kept them goes; the own ones go along.
alter table public.standard_comments
  add column organization_id uuid references public.organizations (id) on delete cascade,
  alter column owner_id drop not null,
  drop constraint standard_comments_owner_id_fkey,
  add constraint standard_comments_owner_id_fkey
    foreign key (owner_id) references public.users (id) on delete set null,
  add constraint standard_comments_kept_check check (owner_id is not null or organization_id is not null);
create index standard_comments_organization on public.standard_comments (organization_id, title)
  where organization_id is not null;
create function public.forget_own_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.standard_comments where owner_id = old.id and organization_id is null;
  return old;
end $$;
create trigger users_own_comments before delete on public.users
  for each row execute function public.forget_own_comments();
revoke execute on function public.forget_own_comments() from public, anon, authenticated;

drop policy standard_comments_select_own on public.standard_comments;
drop policy standard_comments_insert_own on public.standard_comments;
drop policy standard_comments_update_own on public.standard_comments;
drop policy standard_comments_delete_own on public.standard_comments;
create policy standard_comments_select_own on public.standard_comments for select to authenticated
  using (case when organization_id is null then owner_id = (select auth.uid())
    else public.my_role(organization_id) is not null end);
create policy standard_comments_insert_own on public.standard_comments for insert to authenticated
  with check (owner_id = (select auth.uid())
    and (organization_id is null or coalesce(public.role_may(public.my_role(organization_id), 'review'), false)));
create policy standard_comments_update_own on public.standard_comments for update to authenticated
  using (case when organization_id is null then owner_id = (select auth.uid())
    else coalesce(public.role_may(public.my_role(organization_id), 'review'), false) end)
  with check (case when organization_id is null then owner_id = (select auth.uid())
    else coalesce(public.role_may(public.my_role(organization_id), 'review'), false) end);
create policy standard_comments_delete_own on public.standard_comments for delete to authenticated
  using (case when organization_id is null then owner_id = (select auth.uid())
    else coalesce(public.role_may(public.my_role(organization_id), 'review'), false) end);

do $$
declare
  before text;
  after text;
begin
  -- Rules by what was decided in the caller's own projects and in those of the caller's organizations.
  before := pg_get_functiondef('public.list_rule_decisions(integer, integer)'::regprocedure);
  after := replace(before, 'where p.user_id = (select auth.uid()) order by', 'where p.organization_id is null and p.user_id = (select auth.uid())
      or p.organization_id in (
        select m.organization_id from public.organization_members m where m.user_id = (select auth.uid()))
    order by');
  if after = before then raise exception 'list_rule_decisions asks for no owner'; end if;
  execute after;

  -- Nobody's plan is counted against while it is handed over.
  before := pg_get_functiondef('public.lock_workspace(uuid)'::regprocedure);
  after := replace(before, 'return public.lock_account((select payer_id', 'perform 1 from public.organizations where id = p_organization for share;
  return public.lock_account((select payer_id');
  if after = before then raise exception 'lock_workspace has no payer'; end if;
  execute after;

  -- A name that is the beginning of a longer one is not meant by it.
  before := pg_get_functiondef('public.tell_mentioned()'::regprocedure);
  after := replace(before, 'strpos(lower(new.body), ''@'' || lower(u.name)) > 0',
    'regexp_replace(lower(new.body), ''\s+'', '' '', ''g'') ~ (''@'' || regexp_replace(
        regexp_replace(lower(u.name), ''\s+'', '' '', ''g''), ''([^\w\s])'', ''\\\1'', ''g'') || ''(?!\w)'')
      and not exists (
        -- The longest name that stands there is meant.
        select from public.organization_members o join public.users l on l.id = o.user_id
        where o.organization_id = p.organization_id and l.id <> u.id
          and starts_with(lower(l.name), lower(u.name) || '' '')
          and strpos(lower(new.body), ''@'' || lower(l.name)) > 0)');
  if after = before then raise exception 'tell_mentioned compares no name'; end if;
  execute after;

  -- A guest reads and answers what reviewers raised, too.
  before := pg_get_functiondef('public.add_guest_comment(uuid, uuid, text, text, text)'::regprocedure);
  after := replace(before, 'from jsonb_array_elements(report.findings) as f (finding)',
    'from jsonb_array_elements(public.findings_of(report)) as f (finding)');
  if after = before then raise exception 'add_guest_comment reads no findings'; end if;
  execute after;

  -- The name of a folder that is no id must not stop others from reading theirs.
  before := pg_get_functiondef('public.reads_folder(text, text)'::regprocedure);
  after := replace(before, '^[0-9a-f-]{36}$', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  if after = before then raise exception 'reads_folder asks for no id'; end if;
  execute after;
  before := pg_get_functiondef('public.removes_object(text)'::regprocedure);
  after := replace(before, '^[0-9a-f-]{36}$', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  if after = before then raise exception 'removes_object asks for no id'; end if;
  execute after;
end $$;

-- What reviewers raised beside a report and neither dismissed nor resolved, for the server alone.
create function public.list_shared_findings(p_report uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.show_own_finding(o) order by o.finding_id), '[]')
  from public.compliance_reports r
  join public.own_findings o on o.project_id = r.project_id and o.run = r.run and o.deleted_at is null
  left join public.finding_dispositions d
    on d.project_id = o.project_id and d.run = o.run and d.finding_id = o.finding_id
  where r.id = p_report and coalesce(d.state, 'open') not in ('dismissed', 'resolved');
$$;
revoke execute on function public.list_shared_findings(uuid) from public, anon, authenticated;
grant execute on function public.list_shared_findings(uuid) to service_role;
