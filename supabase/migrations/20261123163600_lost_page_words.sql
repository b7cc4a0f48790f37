-- What a lost page says, as Americans write it.

create or replace function public.bury_job(p_job jobs.job) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_job.project_id is null or p_job.queue <> 'analysis' then return; end if;
  perform 1 from public.projects where id = p_job.project_id for update;
  if p_job.kind = 'page' then
    insert into public.page_results (project_id, run, page, file_id, page_in_file, problem)
    values (p_job.project_id, p_job.run, (p_job.payload ->> 'page')::integer, (p_job.payload ->> 'fileId')::uuid,
      (p_job.payload ->> 'pageInFile')::integer, 'This page could not be analyzed.')
    on conflict do nothing;
    perform public.settle_analysis(p_job.project_id, p_job.run);
  else
    update public.projects set status = 'failed', stage = 'failed', finished_at = clock_timestamp(),
      failure_reason = 'The analysis stopped on an unexpected error. It can be retried.'
    where id = p_job.project_id and run = p_job.run and status = 'processing';
  end if;
end $$;
