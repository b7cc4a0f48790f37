-- A page whose worker had to be ended is remembered as such: a file that costs workers again and again is set aside.

alter table public.page_results add column ended_worker boolean not null default false;

drop function public.analysis_page(uuid, uuid, text, text, text, jsonb, jsonb, integer);
create function public.analysis_page(
  p_job uuid, p_token uuid, p_result text, p_sheet text, p_problem text, p_insights jsonb, p_warnings jsonb,
  p_elapsed_ms integer, p_ended_worker boolean default false
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
begin
  if job.id is null then return false; end if;
  insert into public.page_results
    (project_id, run, page, file_id, page_in_file, sheet, result, problem, insights, warnings, elapsed_ms, ended_worker)
  values (job.project_id, job.run, (job.payload ->> 'page')::integer, (job.payload ->> 'fileId')::uuid,
    (job.payload ->> 'pageInFile')::integer, p_sheet, p_result, p_problem, p_insights, p_warnings, p_elapsed_ms,
    p_ended_worker)
  on conflict (project_id, run, page) do update set
    sheet = excluded.sheet, result = excluded.result, problem = excluded.problem, insights = excluded.insights,
    warnings = excluded.warnings, elapsed_ms = excluded.elapsed_ms, ended_worker = excluded.ended_worker;
  perform public.job_complete(p_job, p_token);
  perform public.settle_analysis(job.project_id, job.run);
  return true;
end $$;
revoke execute on function public.analysis_page(uuid, uuid, text, text, text, jsonb, jsonb, integer, boolean)
  from public, anon, authenticated;
grant execute on function public.analysis_page(uuid, uuid, text, text, text, jsonb, jsonb, integer, boolean)
  to service_role;
