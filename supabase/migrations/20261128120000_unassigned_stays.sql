-- As before, but who took somebody off a finding meant it: what a person left without anybody stays so in later
-- reports, until a person assigns it again.
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
      where d.state is null and d.assignee is null and (
        -- What the thread last says of it; a discipline leaves no line there.
        select e.change -> 'assignee' from public.finding_entries e
        where e.thread_id = d.thread_id and e.change ? 'assignee' order by e.created_at desc limit 1
      ) is distinct from 'null'
      returning d.finding_id
    )
    select w.id, count(*) as findings, min(w.finding_id) as finding_id
    from given g join wanted w using (finding_id) group by w.id
  loop
    perform public.tell_assigned(told.id, new.project_id, told.finding_id, 'FLClear', told.findings::integer);
  end loop;
  return null;
end $$;
