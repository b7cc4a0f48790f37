-- What every visit of the dashboard asks. A function in SQL is planned anew in each call, which costs more than
-- the rows do; in PL/pgSQL the plan is kept for the session. The answers are the same.
create or replace function public.list_projects(p_search text, p_status text, p_limit integer, p_offset integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  return (
    with found as (
      select p.* from public.projects p
      where p.user_id = owner and (p_status is null or p.status = p_status)
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
    )
  );
end $$;

create or replace function public.dashboard_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  return (
    select jsonb_build_object(
      'totalProjects', count(*),
      -- A review that could verify nothing is not a compliant building.
      'compliant', count(*) filter (where status = 'completed' and issues_found = 0 and compliance_score is not null),
      'issuesFound', coalesce(sum(issues_found) filter (where status = 'completed'), 0),
      'processing', count(*) filter (where status = 'processing')
    ) from public.projects where user_id = owner
  );
end $$;

create or replace function public.dashboard() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return public.list_projects('', null, null, 0) || jsonb_build_object('stats', public.dashboard_stats());
end $$;
