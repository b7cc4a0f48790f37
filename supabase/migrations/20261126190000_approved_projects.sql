-- A project whose newest report is approved says so wherever it is listed: nothing is left to decide.
alter table public.projects add column is_approved boolean not null default false;

create function public.is_approved(p_project uuid, p_cycle integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_cycles c
    where c.project_id = p_project and c.cycle = p_cycle
      and c.approved_run = (select max(r.run) from public.compliance_reports r where r.project_id = p_project));
$$;

update public.projects p set is_approved = true where public.is_approved(p.id, p.cycle);

create function public.carry_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of jsonb := to_jsonb(coalesce(new, old));
begin
  update public.projects p set is_approved = not p.is_approved
  where p.id = coalesce(of ->> 'project_id', of ->> 'id')::uuid
    and p.is_approved <> public.is_approved(p.id, p.cycle);
  return null;
end $$;
revoke execute on function public.is_approved(uuid, integer) from public, anon, authenticated;
revoke execute on function public.carry_approval() from public, anon, authenticated;
grant execute on function public.is_approved(uuid, integer) to service_role;
create trigger project_cycles_carry_approval after insert or delete or update of approved_run on public.project_cycles
  for each row execute function public.carry_approval();
create trigger compliance_reports_carry_approval after insert on public.compliance_reports
  for each row execute function public.carry_approval();
create trigger projects_carry_approval after update of cycle on public.projects
  for each row execute function public.carry_approval();
