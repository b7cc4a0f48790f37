-- What people answer to requirements and items of the checklist, beside the engine's answer and never instead of it.

create table public.person_answers (
  project_id uuid not null,
  run integer not null,
  -- requirement of the code or item of the checklist
  item_id text not null check (char_length(item_id) between 1 and 120),
  answer text not null check (answer in ('complies', 'fails', 'not due')),
  note text check (char_length(note) between 1 and 500),
  -- the cycle in which it was said: of an earlier one it was said of another set
  cycle integer not null check (cycle >= 1),
  answered_by uuid references public.users (id) on delete set null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (project_id, run, item_id),
  foreign key (project_id, run) references public.compliance_reports (project_id, run) on delete cascade
);
create index person_answers_answerer on public.person_answers (answered_by);
alter table public.person_answers enable row level security;
create policy person_answers_select_own on public.person_answers for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

create function public.show_person_answer(p public.person_answers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('item_id', p.item_id, 'answer', p.answer, 'note', p.note, 'cycle', p.cycle,
    'answered_by', (select u.name from public.users u where u.id = p.answered_by), 'answered_at', p.answered_at);
$$;

create function public.list_person_answers(p_project uuid, p_report uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
begin
  return jsonb_build_object(
    'total', (select count(*) from public.person_answers where project_id = p_project and run = wanted),
    'answers', coalesce((
      select jsonb_agg(public.show_person_answer(page) order by page.item_id) from (
        select a.* from public.person_answers a where a.project_id = p_project and a.run = wanted
        order by a.item_id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

-- Saves answers of one report, all or none: `[{"itemId", "answer", "note"}]`; without an answer it is taken back.
create function public.save_person_answers(p_project uuid, p_report uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  wanted integer := public.run_to_review(p_project, p_report);
  report public.compliance_reports;
  one jsonb;
begin
  perform 1 from public.projects where id = p_project for update;
  select * into report from public.compliance_reports where id = p_report;
  for one in select * from jsonb_array_elements(p_changes) loop
    if not exists (
      select from jsonb_array_elements(coalesce(report.body -> 'matrix', '[]') || coalesce(report.body -> 'checklist', '[]')) i
      where i ->> 'id' = one ->> 'itemId'
    ) then
      raise exception 'not_found';
    end if;
    if one ->> 'answer' is null then
      delete from public.person_answers where project_id = p_project and run = wanted and item_id = one ->> 'itemId';
    else
      insert into public.person_answers (project_id, run, item_id, answer, note, cycle, answered_by)
      values (p_project, wanted, one ->> 'itemId', one ->> 'answer', one ->> 'note', report.cycle, caller)
      on conflict (project_id, run, item_id) do update set answer = excluded.answer, note = excluded.note,
        cycle = excluded.cycle, answered_by = excluded.answered_by, answered_at = clock_timestamp();
    end if;
  end loop;
  perform public.note_audit('requirements answered', p_project::text,
    jsonb_build_object('run', wanted, 'changed', jsonb_array_length(p_changes)));
  return (
    select coalesce(jsonb_agg(public.show_person_answer(a) order by a.item_id), '[]') from public.person_answers a
    where a.project_id = p_project and a.run = wanted
      and a.item_id in (select c ->> 'itemId' from jsonb_array_elements(p_changes) c)
  );
end $$;

-- A new report takes along what was answered, with the cycle it was answered in.
create function public.carry_person_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.person_answers (project_id, run, item_id, answer, note, cycle, answered_by, answered_at)
  select a.project_id, new.run, a.item_id, a.answer, a.note, a.cycle, a.answered_by, a.answered_at
  from public.person_answers a
  where a.project_id = new.project_id and a.run = (
    select max(r.run) from public.compliance_reports r where r.project_id = new.project_id and r.run < new.run
  )
  on conflict do nothing;
  return null;
end $$;
create trigger compliance_reports_answers after insert on public.compliance_reports
  for each row execute function public.carry_person_answers();

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('show_person_answer', 'list_person_answers', 'save_person_answers', 'carry_person_answers')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('list_person_answers', 'save_person_answers') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
