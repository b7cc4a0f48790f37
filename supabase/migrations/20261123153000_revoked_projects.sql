-- A project whose current report was taken back says so wherever it is listed, and counts as compliant nowhere.
alter table public.projects add column is_report_revoked boolean not null default false;

create function public.newest_code(p_project uuid) returns text
language sql stable security definer set search_path = '' as $$
  select r.verification_code from public.compliance_reports r
  where r.project_id = p_project order by r.run desc limit 1;
$$;

update public.projects p set is_report_revoked = exists (
  select from public.revoked_reports v where v.verification_code = public.newest_code(p.id)
);

create function public.carry_revocation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects p set is_report_revoked = true
  from public.compliance_reports r
  where r.verification_code = new.verification_code and p.id = r.project_id
    and public.newest_code(p.id) = new.verification_code;
  return new;
end $$;
create trigger carry_revocation after insert on public.revoked_reports
  for each row execute function public.carry_revocation();

create function public.end_revocation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects set is_report_revoked = false where id = new.project_id and is_report_revoked;
  return new;
end $$;
create trigger end_revocation after insert on public.compliance_reports
  for each row execute function public.end_revocation();

create or replace function public.dashboard_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  return (
    select jsonb_build_object(
      'totalProjects', count(*),
      -- A review that decided too little to be given a word has not found a building compliant.
      'compliant', count(*) filter (
        where status = 'completed' and issues_found = 0 and not is_report_revoked
          and review ? 'coverage' and review ->> 'label' <> 'Pre-check'
      ),
      'issuesFound', coalesce(sum(issues_found) filter (where status = 'completed'), 0),
      'processing', count(*) filter (where status = 'processing')
    ) from public.projects where user_id = owner
  );
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('newest_code', 'carry_revocation', 'end_revocation')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
