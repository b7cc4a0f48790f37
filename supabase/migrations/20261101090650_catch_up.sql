-- For databases made early: 20261101090300_billing.sql and 20261101090500_workflow.sql gained statements after
-- they had first been applied, and 20261101091000_billing_events.sql stands on those. This file adds what is
-- missing and does nothing anywhere else; its number lets it run before the file that would stop.

do $catch_up$
begin
  if to_regclass('public.sandbox_subscriptions') is null then
    create table public.sandbox_subscriptions (
      customer_id text primary key,
      state jsonb not null
    );
    alter table public.sandbox_subscriptions enable row level security;
  end if;

  -- 20261101091000_billing_events.sql replaces this function by one that takes a ticket.
  if to_regprocedure('public.apply_billing(uuid, jsonb, jsonb)') is null
    and to_regprocedure('public.apply_billing(uuid, jsonb, jsonb, bigint)') is null then
    execute $sql$
      create function public.apply_billing(p_user uuid, p_state jsonb, p_invoices jsonb) returns void
      language sql as 'select'
    $sql$;
    revoke execute on function public.apply_billing(uuid, jsonb, jsonb) from public, anon, authenticated;
  end if;

  if to_regprocedure('public.note_files(uuid, jsonb)') is null then
    execute $sql$
      create function public.note_files(p_project uuid, p_plan jsonb) returns void
      language sql security definer set search_path = '' as $$
        update public.files f set
          page_count = (s.summary ->> 'pageCount')::integer,
          processing_status = case when pr.reason is null then 'processing' else 'failed' end,
          processing_error = pr.reason
        from jsonb_array_elements(p_plan -> 'files') with ordinality as s(summary, i)
        left join lateral (
          select q ->> 'reason' as reason from jsonb_array_elements(p_plan -> 'problems') q
          where q ->> 'file' = s.summary ->> 'name' and q ->> 'page' is null limit 1
        ) pr on true
        where f.project_id = p_project and f.position = s.i - 1;
      $$
    $sql$;
    revoke execute on function public.note_files(uuid, jsonb) from public, anon, authenticated;
    -- It kept those notes itself before.
    execute $sql$
      create or replace function public.analysis_planned(p_job uuid, p_token uuid, p_plan jsonb) returns boolean
      language plpgsql security definer set search_path = '' as $$
      declare
        job jobs.job := public.hold_job(p_job, p_token);
        project public.projects;
        rank integer;
      begin
        if job.id is null then return false; end if;
        update public.projects set plan = p_plan, pages_total = jsonb_array_length(p_plan -> 'pages'), stage = 'extracting'
        where id = job.project_id returning * into project;
        rank := public.project_priority(project.user_id, project.priority);

        perform public.note_files(job.project_id, p_plan);

        insert into jobs.job (queue, kind, payload, dedupe_key, priority, project_id, run)
        select 'analysis', 'page',
          jsonb_build_object('page', (e.p ->> 'page')::integer, 'pageInFile', (e.p ->> 'pageInFile')::integer, 'fileId', f.id),
          job.project_id || '/' || job.run || '/page/' || (e.p ->> 'page'), rank, job.project_id, job.run
        from jsonb_array_elements(p_plan -> 'pages') with ordinality as e(p, i)
        join public.files f on f.project_id = job.project_id and f.position = (e.p ->> 'file')::integer
        order by e.i;

        return public.job_complete(p_job, p_token);
      end $$
    $sql$;
  end if;

  if to_regprocedure('public.analysis_failed(uuid, uuid, text)') is not null then
    drop function public.analysis_failed(uuid, uuid, text);
    execute $sql$
      create function public.analysis_failed(p_job uuid, p_token uuid, p_reason text, p_plan jsonb default null)
      returns boolean
      language plpgsql security definer set search_path = '' as $$
      declare
        job jobs.job := public.hold_job(p_job, p_token);
      begin
        if job.id is null then return false; end if;
        update public.projects set status = 'failed', stage = 'failed', failure_reason = left(p_reason, 1000),
          finished_at = clock_timestamp()
        where id = job.project_id;
        if p_plan is not null then perform public.note_files(job.project_id, p_plan); end if;
        update public.files set processing_status = 'failed', processing_error = left(p_reason, 1000)
        where project_id = job.project_id and processing_status in ('pending', 'processing');
        return public.job_complete(p_job, p_token);
      end $$
    $sql$;
    revoke execute on function public.analysis_failed(uuid, uuid, text, jsonb) from public, anon, authenticated;
    grant execute on function public.analysis_failed(uuid, uuid, text, jsonb) to service_role;
  end if;

  if to_regprocedure('public.list_projects(text, text, integer, integer)') is null then
    execute $sql$
      create function public.list_projects(p_search text, p_status text, p_limit integer, p_offset integer) returns jsonb
      language sql stable security definer set search_path = '' as $$
        with found as (
          select p.* from public.projects p
          where p.user_id = (select auth.uid()) and (p_status is null or p.status = p_status)
            and not exists (
              select from regexp_split_to_table(lower(trim(p_search)), '\s+') word
              where word <> '' and strpos(
                lower(concat_ws(' ', p.name, p.address, p.client_name, p.description, array_to_string(p.tags, ' '))), word
              ) = 0
            )
        )
        select jsonb_build_object(
          'total', (select count(*) from found),
          'projects', coalesce((
            select jsonb_agg(to_jsonb(f) - 'plan' order by f.uploaded_at desc, f.id)
            from (select * from found order by uploaded_at desc, id limit p_limit offset p_offset) f
          ), '[]')
        );
      $$
    $sql$;
    revoke execute on function public.list_projects(text, text, integer, integer) from public, anon, authenticated;
    grant execute on function public.list_projects(text, text, integer, integer) to authenticated;
  end if;

  if exists (
    select from pg_proc where oid = to_regprocedure('public.dashboard_stats()')
      and prosrc !~ 'compliance_score is not null'
  ) then
    execute $sql$
      create or replace function public.dashboard_stats() returns jsonb
      language sql stable security definer set search_path = '' as $$
        select jsonb_build_object(
          'totalProjects', count(*),
          'compliant', count(*) filter (where status = 'completed' and issues_found = 0 and compliance_score is not null),
          'issuesFound', coalesce(sum(issues_found) filter (where status = 'completed'), 0),
          'processing', count(*) filter (where status = 'processing')
        ) from public.projects where user_id = (select auth.uid());
      $$
    $sql$;
  end if;
end $catch_up$;
