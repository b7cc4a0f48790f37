-- A set may be reviewed again after its approval. The approval then is of an earlier report, and still nobody can decide
-- anything in its cycle: that is told apart from an approval of the newest report, and from none.
drop trigger project_cycles_carry_approval on public.project_cycles;
drop trigger compliance_reports_carry_approval on public.compliance_reports;
drop trigger projects_carry_approval on public.projects;
drop function public.carry_approval();
drop function public.is_approved(uuid, integer);

alter table public.projects
  drop column is_approved,
  add column approval text check (approval in ('current', 'outdated'));

create function public.approval_of(p_project uuid, p_cycle integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when c.approved_run = (select max(r.run) from public.compliance_reports r where r.project_id = p_project)
      then 'current'
    else 'outdated'
  end
  from public.project_cycles c
  where c.project_id = p_project and c.cycle = p_cycle and c.approved_run is not null;
$$;

update public.projects p set approval = public.approval_of(p.id, p.cycle);

create function public.carry_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of jsonb := to_jsonb(coalesce(new, old));
begin
  update public.projects p set approval = public.approval_of(p.id, p.cycle)
  where p.id = coalesce(of ->> 'project_id', of ->> 'id')::uuid
    and p.approval is distinct from public.approval_of(p.id, p.cycle);
  return null;
end $$;
revoke execute on function public.approval_of(uuid, integer) from public, anon, authenticated;
revoke execute on function public.carry_approval() from public, anon, authenticated;
grant execute on function public.approval_of(uuid, integer) to service_role;
create trigger project_cycles_carry_approval after insert or delete or update of approved_run on public.project_cycles
  for each row execute function public.carry_approval();
create trigger compliance_reports_carry_approval after insert on public.compliance_reports
  for each row execute function public.carry_approval();
create trigger projects_carry_approval after update of cycle on public.projects
  for each row execute function public.carry_approval();
