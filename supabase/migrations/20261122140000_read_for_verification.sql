-- All a verification looks at, in one call: who verifies waits once for the database, not five times.
create function public.read_for_verification(p_code text, p_times integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  report public.compliance_reports;
begin
  select * into report from public.compliance_reports where verification_code = p_code;
  if found then
    perform public.count_verification(p_code, p_times);
  end if;
  return jsonb_build_object(
    'report', case when report.id is not null then to_jsonb(report) end,
    'project', (select jsonb_build_object('name', name, 'client_name', client_name)
                from public.projects where id = report.project_id),
    'issued', (select to_jsonb(i) from public.issued_reports i where i.verification_code = p_code),
    'standing', public.report_standing(p_code)
  );
end $$;

revoke execute on function public.read_for_verification(text, integer) from public, anon, authenticated;
grant execute on function public.read_for_verification(text, integer) to service_role;
