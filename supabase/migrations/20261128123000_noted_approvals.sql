-- An approval with comments left in it is an approval as noted, as the letter says: lists tell it from a plain one.
do $$
declare
  held text;
begin
  select conname into strict held from pg_constraint
  where conrelid = 'public.projects'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%''current''%''outdated''%';
  execute format('alter table public.projects drop constraint %I', held);
end $$;
alter table public.projects
  add constraint projects_approval_check check (approval in ('current', 'noted', 'outdated'));

create or replace function public.approval_of(p_project uuid, p_cycle integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when c.approved_run <> (select max(r.run) from public.compliance_reports r where r.project_id = p_project)
      then 'outdated'
    when c.approved_open > 0 then 'noted'
    else 'current'
  end
  from public.project_cycles c
  where c.project_id = p_project and c.cycle = p_cycle and c.approved_run is not null;
$$;

update public.projects p set approval = public.approval_of(p.id, p.cycle)
where p.approval is distinct from public.approval_of(p.id, p.cycle);
