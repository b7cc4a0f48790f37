-- The day of the permit application, which selects the edition of the code.
alter table public.projects add column permit_date date;

-- As before, with that day.
create or replace function public.create_project(p_id uuid, p_project jsonb, p_files jsonb) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  n integer := jsonb_array_length(p_files);
  bytes bigint;
begin
  if n = 0 then raise exception 'no_files'; end if;
  select sum((f ->> 'file_size')::bigint) into bytes from jsonb_array_elements(p_files) f;
  perform public.assert_room(account, n, bytes);

  insert into public.projects (
    id, user_id, name, description, address, client_name, client_phone, client_email, occupancy_classification,
    inspection_categories, building_height, building_area, type_of_construction, fire_sprinkler, generator,
    base_flood_elevation, fema_flood_zone, permit_date, priority, tags, model_consent,
    file_count, started_at
  )
  select p_id, account.id, r.name, r.description, r.address, r.client_name, r.client_phone, r.client_email,
    coalesce(r.occupancy_classification, '{}'), coalesce(r.inspection_categories, '{}'), r.building_height,
    r.building_area, r.type_of_construction, coalesce(r.fire_sprinkler, false), coalesce(r.generator, false),
    r.base_flood_elevation, r.fema_flood_zone, r.permit_date, coalesce(r.priority, 'medium'), coalesce(r.tags, '{}'),
    coalesce(r.model_consent, false), n, clock_timestamp()
  from jsonb_populate_record(null::public.projects, p_project) r
  returning * into project;

  insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256)
  select (f ->> 'id')::uuid, p_id, i - 1, f ->> 'filename', f ->> 'original_filename', f ->> 'file_type',
    (f ->> 'file_size')::bigint, f ->> 'file_path', f ->> 'sha256'
  from jsonb_array_elements(p_files) with ordinality as e(f, i);

  update public.users set monthly_projects = monthly_projects + 1, monthly_uploads = monthly_uploads + n
  where id = account.id;
  perform public.count_usage(account.id, 1, n);
  perform public.job_enqueue('analysis', 'plan', '{}', p_id || '/1/plan', 0,
    public.project_priority(account.id, project.priority) + 5, 4, p_id, 1);
  return project;
end $$;

-- As before, with that day, and asking in one place whether readings may be used again.
create or replace function public.change_project(p_id uuid, p_values jsonb, p_review boolean, p_version text)
returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  report public.compliance_reports;
  allowed constant text[] := array['name', 'description', 'address', 'client_name', 'client_phone', 'client_email',
    'occupancy_classification', 'inspection_categories', 'building_height', 'building_area', 'type_of_construction',
    'fire_sprinkler', 'generator', 'base_flood_elevation', 'fema_flood_zone', 'permit_date', 'priority'];
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
    fire_sprinkler, generator, base_flood_elevation, fema_flood_zone, permit_date, priority) = (project.name, project.description,
    project.address, project.client_name, project.client_phone, project.client_email,
    project.occupancy_classification, project.inspection_categories, project.building_height, project.building_area,
    project.type_of_construction, project.fire_sprinkler, project.generator, project.base_flood_elevation,
    project.fema_flood_zone, project.permit_date, project.priority)
  where p.id = p_id;
  perform public.note_audit('project changed', p_id::text, jsonb_build_object('fields',
    (select coalesce(jsonb_agg(k order by k), '[]') from jsonb_object_keys(p_values) k), 'review', p_review));
  select * into report from public.compliance_reports where project_id = p_id order by run desc limit 1;
  if not p_review or project.status <> 'completed' or report.id is null then return project; end if;

  is_read := public.has_readings(project, p_version)
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
