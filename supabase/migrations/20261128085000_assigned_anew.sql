-- As before, but what is asked anew, or was only worded so far, goes to the member whose discipline it is of, too: a
-- finding that is carried over without a decision and without anybody to answer for it.
create or replace function public.assign_disciplines() returns trigger
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
      on conflict (project_id, run, finding_id) do update set assignee = excluded.assignee
      where d.state is null and d.assignee is null
      returning d.finding_id
    )
    select w.id, count(*) as findings, min(w.finding_id) as finding_id
    from given g join wanted w using (finding_id) group by w.id
  loop
    perform public.tell_assigned(told.id, new.project_id, told.finding_id, 'FLClear', told.findings::integer);
  end loop;
  return null;
end $$;

-- As before, and says how much would come to what is held.
create or replace function public.assert_holds(p_account public.users, p_projects bigint, p_bytes bigint) returns void
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
      'used', held, 'added', p_projects, 'tier', p_account.subscription_tier);
  elsif p_account.storage_limit >= 0 and stored + p_bytes > p_account.storage_limit::bigint * 1048576 then
    raise exception 'limit_exceeded %', json_build_object('what', 'storage', 'allowed', p_account.storage_limit,
      'used', ceil(stored / 1048576.0), 'added', ceil(p_bytes / 1048576.0), 'tier', p_account.subscription_tier);
  end if;
end $$;
