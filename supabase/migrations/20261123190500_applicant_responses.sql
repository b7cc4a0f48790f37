-- What the applicant answers to the comments of a letter, read back from its last column.

create table public.applicant_responses (
  project_id uuid not null,
  -- the cycle whose letter is answered
  cycle integer not null,
  -- the comment: a finding of the last report of that cycle
  of_cycle integer not null,
  finding_id text not null check (char_length(finding_id) between 1 and 120),
  response text not null check (char_length(response) between 1 and 4000),
  received_by uuid references public.users (id) on delete set null,
  received_at timestamptz not null default clock_timestamp(),
  primary key (project_id, cycle, of_cycle, finding_id),
  foreign key (project_id, cycle) references public.project_cycles (project_id, cycle) on delete cascade
);
create index applicant_responses_receiver on public.applicant_responses (received_by);
alter table public.applicant_responses enable row level security;
create policy applicant_responses_select_own on public.applicant_responses for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Keeps the answers of a letter; a later reading of the same letter takes the place of an earlier one.
create function public.save_responses(p_project uuid, p_cycle integer, p_rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  perform 1 from public.projects where id = p_project and user_id = caller for update;
  if not found then raise exception 'project_not_found'; end if;
  insert into public.applicant_responses (project_id, cycle, of_cycle, finding_id, response, received_by)
  select distinct on (r ->> 'ofCycle', r ->> 'findingId') p_project, p_cycle, (r ->> 'ofCycle')::integer, r ->> 'findingId',
    r ->> 'response', caller
  from jsonb_array_elements(p_rows) with ordinality as e (r, i) order by r ->> 'ofCycle', r ->> 'findingId', i desc
  on conflict (project_id, cycle, of_cycle, finding_id) do update set response = excluded.response,
    received_by = excluded.received_by, received_at = clock_timestamp();
  perform public.note_audit('responses read', p_project::text,
    jsonb_build_object('cycle', p_cycle, 'responses', jsonb_array_length(p_rows)));
end $$;
revoke execute on function public.save_responses(uuid, integer, jsonb) from public, anon, authenticated;
grant execute on function public.save_responses(uuid, integer, jsonb) to authenticated;
