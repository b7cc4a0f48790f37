-- Values an owner entered for inputs of the calculators. They wait for the next review; an issued report keeps
-- what it was made from.

create table public.project_corrections (
  project_id uuid not null references public.projects (id) on delete cascade,
  -- the input: its own key, or its calculation's and its own
  key text not null check (char_length(key) between 1 and 120),
  -- null stands for not known
  value jsonb not null check (
    jsonb_typeof(value) in ('number', 'string', 'boolean', 'null') and char_length(value::text) <= 200
  ),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (project_id, key)
);
alter table public.project_corrections enable row level security;
-- Owners read; saving is the function below, which leaves a line in the audit log.
create policy project_corrections_select_own on public.project_corrections for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Puts these corrections in the place of all there were. A value that stays keeps its moment.
create function public.save_corrections(p_id uuid, p_corrections jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
  removed integer;
begin
  perform 1 from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if not found then raise exception 'project_not_found'; end if;
  if (select count(*) from jsonb_object_keys(p_corrections)) > 300 then raise exception 'validation_failed'; end if;
  delete from public.project_corrections where project_id = p_id and not p_corrections ? key;
  get diagnostics removed = row_count;
  insert into public.project_corrections as c (project_id, key, value)
  select p_id, e.key, e.value from jsonb_each(p_corrections) e
  on conflict (project_id, key) do update set value = excluded.value, updated_at = clock_timestamp()
  where c.value <> excluded.value;
  get diagnostics changed = row_count;
  if changed + removed > 0 then
    perform public.note_audit('corrections saved', p_id::text, jsonb_build_object('changed', changed, 'removed', removed,
      'keys', (select coalesce(jsonb_agg(k order by k), '[]') from jsonb_object_keys(p_corrections) k)));
  end if;
end $$;
revoke execute on function public.save_corrections(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.save_corrections(uuid, jsonb) to authenticated;
