-- A project may be sent with its name and files alone: what nobody told of client and building is left open.
alter table public.projects
  drop constraint projects_address_check,
  drop constraint projects_client_name_check,
  drop constraint projects_client_phone_check,
  drop constraint projects_client_email_check,
  add constraint projects_address_check check (char_length(address) <= 500),
  add constraint projects_client_name_check check (char_length(client_name) <= 255),
  add constraint projects_client_phone_check check (char_length(client_phone) <= 20),
  add constraint projects_client_email_check check (char_length(client_email) <= 254),
  alter column type_of_construction drop not null,
  alter column fire_sprinkler drop not null,
  alter column fire_sprinkler drop default;

-- As before, with sprinklers nobody told of.
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
    r.building_area, r.type_of_construction, r.fire_sprinkler, coalesce(r.generator, false),
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
