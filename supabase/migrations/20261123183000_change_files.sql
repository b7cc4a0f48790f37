-- The files of a set are added, replaced, removed, renamed and put in order, as one step.

-- `p_order` is the whole set as it shall be: `[{"id", "filename"}]`, files that are there and those of `p_new`. Names alone
-- change nothing of the review; anything else is reviewed again, by the stored readings of pages that stay where they are.
create function public.change_files(p_id uuid, p_order jsonb, p_new jsonb, p_version text) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  n integer := jsonb_array_length(p_new);
  before uuid[];
  wanted uuid[];
  keeps boolean;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status = 'processing' then raise exception 'conflict'; end if;
  select coalesce(array_agg(id order by position), '{}') into before
  from public.files where project_id = p_id and retired_in is null;
  select coalesce(array_agg((o ->> 'id')::uuid order by i), '{}') into wanted
  from jsonb_array_elements(p_order) with ordinality as e (o, i);
  if cardinality(wanted) = 0 then raise exception 'no_files'; end if;
  if (select count(distinct w) from unnest(wanted) w) <> cardinality(wanted)
    or exists (select from unnest(wanted) w where w <> all (before)
      and not exists (select from jsonb_array_elements(p_new) f where (f ->> 'id')::uuid = w))
    or exists (select from jsonb_array_elements(p_new) f where (f ->> 'id')::uuid <> all (wanted)) then
    raise exception 'file_not_found';
  end if;
  if exists (
    select from (
      select sha256 from public.files where id = any (wanted) and project_id = p_id
      union all select f ->> 'sha256' from jsonb_array_elements(p_new) f
    ) s group by s.sha256 having count(*) > 1
  ) then
    raise exception 'same_file';
  end if;
  keeps := public.has_readings(project, p_version);
  if before <> wanted then
    perform public.assert_revision(account, n,
      (select coalesce(sum((f ->> 'file_size')::bigint), 0) from jsonb_array_elements(p_new) f)::bigint);
    perform public.retire_files(p_id, project.cycle, array(select b from unnest(before) b where b <> all (wanted)));
    perform public.add_files(p_id, project.cycle, p_new);
    -- Out of the way first: two files never share a place.
    update public.files set position = position + 100000 where project_id = p_id and retired_in is null;
    update public.files f set position = w.i - 1
    from unnest(wanted) with ordinality as w (id, i) where f.id = w.id;
    update public.users set monthly_uploads = monthly_uploads + n where id = account.id;
    perform public.count_usage(account.id, 0, n);
  end if;
  -- Readings tell their file by its name.
  delete from public.page_results r using public.files f, jsonb_array_elements(p_order) o
  where r.project_id = p_id and r.file_id = f.id and f.id = (o ->> 'id')::uuid and f.filename <> o ->> 'filename';
  update public.files f set filename = o ->> 'filename'
  from jsonb_array_elements(p_order) o where f.id = (o ->> 'id')::uuid and f.project_id = p_id;
  perform public.note_audit('files changed', p_id::text,
    jsonb_build_object('files', cardinality(wanted), 'new', n, 'review', before <> wanted));
  if before = wanted then
    select * into project from public.projects where id = p_id;
    return project;
  end if;
  return public.begin_run(p_id, keeps);
end $$;
revoke execute on function public.change_files(uuid, jsonb, jsonb, text) from public, anon, authenticated;
grant execute on function public.change_files(uuid, jsonb, jsonb, text) to authenticated;
