-- A project can be changed, and reviewed again by what was read of its sheets already.

-- Sets the values named. With `p_review` a project that has a report is reviewed again in the same step: from the stored
-- readings of its pages where they are those of `p_version`, else from its files.
create function public.change_project(p_id uuid, p_values jsonb, p_review boolean, p_version text)
returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  report public.compliance_reports;
  allowed constant text[] := array['name', 'description', 'address', 'client_name', 'client_phone', 'client_email',
    'occupancy_classification', 'inspection_categories', 'building_height', 'building_area', 'type_of_construction',
    'fire_sprinkler', 'generator', 'base_flood_elevation', 'fema_flood_zone', 'priority'];
  is_read boolean;
  running integer;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status = 'processing' then raise exception 'conflict'; end if;
  project := jsonb_populate_record(project, (
    select coalesce(jsonb_object_agg(v.key, v.value), '{}') from jsonb_each(p_values) v where v.key = any (allowed)));
  update public.projects p set (name, description, address, client_name, client_phone, client_email,
    occupancy_classification, inspection_categories, building_height, building_area, type_of_construction,
    fire_sprinkler, generator, base_flood_elevation, fema_flood_zone, priority) = (project.name, project.description,
    project.address, project.client_name, project.client_phone, project.client_email,
    project.occupancy_classification, project.inspection_categories, project.building_height, project.building_area,
    project.type_of_construction, project.fire_sprinkler, project.generator, project.base_flood_elevation,
    project.fema_flood_zone, project.priority)
  where p.id = p_id;
  perform public.note_audit('project changed', p_id::text, jsonb_build_object('fields',
    (select coalesce(jsonb_agg(k order by k), '[]') from jsonb_object_keys(p_values) k), 'review', p_review));
  select * into report from public.compliance_reports where project_id = p_id order by run desc limit 1;
  if not p_review or project.status <> 'completed' or report.id is null then return project; end if;

  -- What the vision model read counts only while its owner agrees.
  is_read := report.run = project.run and report.analysis_version = p_version
    and (project.model_consent or report.body #>> '{engine,kind}' = 'rules')
    and coalesce(project.pages_total, 0) > 0
    and (select count(*) from public.page_results where project_id = p_id and run = project.run) = project.pages_total;
  if not is_read then return public.restart_analysis(p_id, false); end if;

  select count(*) into running from public.projects where user_id = account.id and status = 'processing';
  if account.monthly_reports_limit >= 0
    and account.monthly_reports_generated + running >= account.monthly_reports_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'monthlyReports',
      'allowed', account.monthly_reports_limit, 'used', account.monthly_reports_generated + running,
      'tier', account.subscription_tier);
  end if;
  delete from jobs.job where project_id = p_id;
  update public.page_results set run = run + 1 where project_id = p_id and run = project.run;
  update public.projects set status = 'processing', stage = 'analyzing', run = run + 1, failure_reason = null,
    started_at = clock_timestamp(), finished_at = null
  where id = p_id returning * into project;
  perform public.settle_analysis(p_id, project.run);
  select * into project from public.projects where id = p_id;
  return project;
end $$;
revoke execute on function public.change_project(uuid, jsonb, boolean, text) from public, anon, authenticated;
grant execute on function public.change_project(uuid, jsonb, boolean, text) to authenticated;
