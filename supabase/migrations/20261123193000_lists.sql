-- Projects are put away without being lost, and found by what stands on their sheets and reports.
alter table public.projects add column archived_at timestamptz;

create function public.archive_project(p_id uuid, p_is_archived boolean) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  -- What is under way stays in sight.
  if p_is_archived and project.status = 'processing' then raise exception 'conflict'; end if;
  if p_is_archived = (project.archived_at is not null) then return project; end if;
  update public.projects set archived_at = case when p_is_archived then clock_timestamp() end
  where id = p_id returning * into project;
  perform public.note_audit(case when p_is_archived then 'project archived' else 'project restored' end, p_id::text, '{}');
  return project;
end $$;
revoke execute on function public.archive_project(uuid, boolean) from public, anon, authenticated;
grant execute on function public.archive_project(uuid, boolean) to authenticated;

-- As before; the status `archived` lists what was put away, every other one leaves it out. A search also finds the codes
-- of reports and the numbers of sheets.
create or replace function public.list_projects(p_search text, p_status text, p_limit integer, p_offset integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  return (
    with found as (
      select p.* from public.projects p
      where p.user_id = owner
        and (p.archived_at is not null) = (p_status is not distinct from 'archived')
        and (p_status is null or p_status = 'archived' or p.status = p_status)
        and not exists (
          select from regexp_split_to_table(lower(trim(p_search)), '\s+') word
          where word <> '' and strpos(
            lower(concat_ws(' ', p.name, p.address, p.client_name, p.description, array_to_string(p.tags, ' '),
              (select string_agg(r.verification_code, ' ') from public.compliance_reports r where r.project_id = p.id),
              (select string_agg(g.sheet, ' ') from public.page_results g where g.project_id = p.id))), word
          ) = 0
        )
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'projects', coalesce((
        select jsonb_agg(to_jsonb(f) - 'plan' order by f.uploaded_at desc, f.id)
        from (select * from found order by uploaded_at desc, id limit p_limit offset p_offset) f
      ), '[]')
    )
  );
end $$;
