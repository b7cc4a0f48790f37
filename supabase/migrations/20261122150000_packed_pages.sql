-- What was read from a page is kept packed: the server alone looks into it, and the database is held up by it least.
-- Pages stored before stay as they are, which the server reads as well.
alter table public.page_results alter column result type text using result::text;
alter table public.page_results alter column result set storage external;

drop function public.analysis_page(uuid, uuid, jsonb, text, text, jsonb, jsonb, integer);
create function public.analysis_page(
  p_job uuid, p_token uuid, p_result text, p_sheet text, p_problem text, p_insights jsonb, p_warnings jsonb, p_elapsed_ms integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
begin
  if job.id is null then return false; end if;
  insert into public.page_results
    (project_id, run, page, file_id, page_in_file, sheet, result, problem, insights, warnings, elapsed_ms)
  values (job.project_id, job.run, (job.payload ->> 'page')::integer, (job.payload ->> 'fileId')::uuid,
    (job.payload ->> 'pageInFile')::integer, p_sheet, p_result, p_problem, p_insights, p_warnings, p_elapsed_ms)
  on conflict (project_id, run, page) do update set
    sheet = excluded.sheet, result = excluded.result, problem = excluded.problem,
    insights = excluded.insights, warnings = excluded.warnings, elapsed_ms = excluded.elapsed_ms;
  perform public.job_complete(p_job, p_token);
  perform public.settle_analysis(job.project_id, job.run);
  return true;
end $$;
revoke execute on function public.analysis_page(uuid, uuid, text, text, text, jsonb, jsonb, integer)
  from public, anon, authenticated;
grant execute on function public.analysis_page(uuid, uuid, text, text, text, jsonb, jsonb, integer) to service_role;
