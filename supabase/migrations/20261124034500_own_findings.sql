-- Findings reviewers raise themselves. They stand beside the sealed report, never in it, and are decided about, talked
-- about and carried on like the engine's.

create table public.own_findings (
  project_id uuid not null,
  -- the run whose report it stands beside
  run integer not null,
  -- stays the same from report to report
  finding_id text not null check (finding_id ~ '^R[0-9]{3,6}$'),
  -- as a report holds one
  finding jsonb not null check (jsonb_typeof(finding) = 'object'),
  raised_by uuid references public.users (id) on delete set null,
  raised_at timestamptz not null default clock_timestamp(),
  -- taken back; it can be put back
  deleted_at timestamptz,
  primary key (project_id, run, finding_id),
  foreign key (project_id, run) references public.compliance_reports (project_id, run) on delete cascade
);
create index own_findings_raiser on public.own_findings (raised_by);
alter table public.own_findings enable row level security;
create policy own_findings_select_own on public.own_findings for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- An own finding as it is sent: with who raised it.
create function public.show_own_finding(p public.own_findings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p.finding || jsonb_build_object('id', p.finding_id, 'raisedBy', jsonb_build_object(
    'name', (select u.name from public.users u where u.id = p.raised_by),
    'at', to_char(p.raised_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
$$;

-- Findings of a report, sealed and own.
create function public.findings_of(p_report public.compliance_reports) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p_report.findings || coalesce((
    select jsonb_agg(public.show_own_finding(o) order by o.finding_id) from public.own_findings o
    where o.project_id = p_report.project_id and o.run = p_report.run and o.deleted_at is null
  ), '[]');
$$;

create function public.list_own_findings(p_project uuid, p_report uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
begin
  return jsonb_build_object(
    'total', (select count(*) from public.own_findings where project_id = p_project and run = wanted and deleted_at is null),
    'findings', coalesce((
      select jsonb_agg(public.show_own_finding(page) order by page.finding_id) from (
        select o.* from public.own_findings o
        where o.project_id = p_project and o.run = wanted and o.deleted_at is null
        order by o.finding_id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

-- Raises a finding. Whoever raises it accepts it by that.
create function public.add_own_finding(p_project uuid, p_report uuid, p_finding jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  wanted integer := public.run_to_review(p_project, p_report);
  added public.own_findings;
begin
  perform 1 from public.projects where id = p_project for update;
  insert into public.own_findings (project_id, run, finding_id, finding, raised_by)
  select p_project, wanted, 'R' || lpad((coalesce(max(substr(finding_id, 2)::integer), 0) + 1)::text, 3, '0'), p_finding, caller
  from public.own_findings where project_id = p_project
  returning * into added;
  insert into public.finding_dispositions (project_id, run, finding_id, rule_id, state, decided_by, decided_at)
  values (p_project, wanted, added.finding_id, p_finding ->> 'ruleId', 'accepted', caller, clock_timestamp());
  perform public.note_audit('finding raised', p_project::text,
    jsonb_build_object('run', wanted, 'finding', added.finding_id));
  return public.show_own_finding(added);
end $$;

-- Puts another text or place in the stead of an own finding's.
create function public.change_own_finding(p_project uuid, p_report uuid, p_id text, p_finding jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
  changed public.own_findings;
begin
  update public.own_findings set finding = p_finding
  where project_id = p_project and run = wanted and finding_id = p_id and deleted_at is null
  returning * into changed;
  if changed.finding_id is null then raise exception 'not_found'; end if;
  perform public.note_audit('finding changed', p_project::text, jsonb_build_object('run', wanted, 'finding', p_id));
  return public.show_own_finding(changed);
end $$;

-- Takes an own finding back, or puts it back with its decision and thread.
create function public.keep_own_finding(p_project uuid, p_report uuid, p_id text, p_is_kept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
  kept public.own_findings;
begin
  update public.own_findings set deleted_at = case when not p_is_kept then clock_timestamp() end
  where project_id = p_project and run = wanted and finding_id = p_id and (deleted_at is null) <> p_is_kept
  returning * into kept;
  if kept.finding_id is null then raise exception 'not_found'; end if;
  perform public.note_audit(case when p_is_kept then 'finding put back' else 'finding deleted' end, p_project::text,
    jsonb_build_object('run', wanted, 'finding', p_id));
  return public.show_own_finding(kept);
end $$;

-- A new report takes along what reviewers raised: of the same set at the same page of the same file, of the set before
-- where the comparison puts it. What was raised on a sheet that is gone waits among the carried comments.
create function public.carry_own_findings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
begin
  select * into previous from public.compliance_reports
  where project_id = new.project_id and run < new.run order by run desc limit 1;
  if not found then return null; end if;
  perform public.note_report_pages(new);
  insert into public.own_findings (project_id, run, finding_id, finding, raised_by, raised_at)
  select new.project_id, new.run, m.finding_id, m.finding || jsonb_build_object(
      'file', s.sheet -> 'file', 'sheet', s.sheet -> 'number',
      'documentMarkup', m.finding -> 'documentMarkup' || m.box || jsonb_build_object('page', m.page)),
    m.raised_by, m.raised_at
  from (
    select o.*, now_.page, '{}'::jsonb as box
    from public.own_findings o
    join public.report_pages was on was.project_id = o.project_id and was.run = o.run
      and was.page = (o.finding #>> '{documentMarkup,page}')::integer
    join public.report_pages now_ on now_.project_id = o.project_id and now_.run = new.run
      and now_.file_id = was.file_id and now_.page_in_file = was.page_in_file
    where previous.cycle = new.cycle and o.project_id = new.project_id and o.run = previous.run and o.deleted_at is null
    union all
    select o.*, (c #>> '{afterPlace,page}')::integer, c #> '{afterPlace,box}'
    from jsonb_array_elements(new.comparison -> 'comments') c
    join public.own_findings o on o.project_id = new.project_id and o.finding_id = c ->> 'afterId' and o.run = (
      select max(r.run) from public.compliance_reports r
      where r.project_id = new.project_id and r.cycle = (c #>> '{before,cycle}')::integer)
    where previous.cycle < new.cycle and c ->> 'afterId' = c #>> '{before,findingId}' and o.deleted_at is null
  ) m
  left join lateral (
    select e as sheet from jsonb_array_elements(new.body -> 'sheets') e where (e ->> 'page')::integer = m.page limit 1
  ) s on true
  on conflict do nothing;
  -- Within a cycle what was decided about them goes along as it is; between cycles it went with the comparison.
  with carried as (
    insert into public.finding_dispositions (project_id, run, finding_id, rule_id, thread_id, state, reason_code, note,
      description, recommendation, assignee, due_on, decided_by, decided_at, updated_at)
    select d.project_id, new.run, d.finding_id, d.rule_id, d.thread_id, d.state, d.reason_code, d.note, d.description,
      d.recommendation, d.assignee, d.due_on, d.decided_by, d.decided_at, d.updated_at
    from public.finding_dispositions d
    join public.own_findings o on o.project_id = d.project_id and o.run = new.run and o.finding_id = d.finding_id
    where d.project_id = new.project_id and d.run = previous.run and previous.cycle = new.cycle
    on conflict do nothing
    returning thread_id
  )
  update public.finding_dispositions d set is_carried = true from carried
  where d.project_id = new.project_id and d.run = previous.run and d.thread_id = carried.thread_id;
  return null;
end $$;
create trigger compliance_reports_own after insert on public.compliance_reports
  for each row execute function public.carry_own_findings();

-- No rule stands behind an own finding: what is decided about it says nothing of one.
create or replace function public.keep_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_right boolean := public.is_rule_right(old.state, old.reason_code);
begin
  if is_right is not null and not old.is_carried and old.finding_id !~ '^R[0-9]'
    and not exists (select from public.compliance_reports where project_id = old.project_id and run = old.run)
  then
    insert into public.past_decisions (rule_id, is_right) values (old.rule_id, is_right);
  end if;
  return null;
end $$;

-- As before, with what reviewers raised: `own` of the last report of the cycle before, dismissed and resolved ones left
-- out, and those of earlier cycles among the waiting.
create or replace function public.read_previous_cycle(p_project uuid, p_cycle integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
begin
  select * into previous from public.compliance_reports
  where project_id = p_project and cycle < p_cycle order by run desc limit 1;
  if previous.id is null then return null; end if;
  return jsonb_build_object('cycle', previous.cycle, 'body', previous.body,
    'own', (
      select coalesce(jsonb_agg(public.show_own_finding(o) order by o.finding_id), '[]') from public.own_findings o
      left join public.finding_dispositions d using (project_id, run, finding_id)
      where o.project_id = p_project and o.run = previous.run and o.deleted_at is null
        and coalesce(d.state, 'open') not in ('dismissed', 'resolved')
    ),
    'dismissed', (
      select coalesce(jsonb_agg(finding_id), '[]') from public.finding_dispositions
      where project_id = p_project and run = previous.run and state = 'dismissed'
    ),
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object('cycle', c #> '{before,cycle}', 'findingId', c #> '{before,findingId}',
        'place', nullif(c -> 'afterPlace', 'null'), 'finding', f.finding)), '[]')
      from jsonb_array_elements(previous.comparison -> 'comments') c
      left join public.carried_verdicts v on v.project_id = p_project and v.cycle = previous.cycle
        and v.of_cycle = (c #>> '{before,cycle}')::integer and v.finding_id = c #>> '{before,findingId}'
      join lateral (
        select e.finding from (
          select public.findings_of(r) as findings from public.compliance_reports r
          where r.project_id = p_project and r.cycle = (c #>> '{before,cycle}')::integer order by r.run desc limit 1
        ) r cross join lateral jsonb_array_elements(r.findings) as e (finding)
        where e.finding ->> 'id' = c #>> '{before,findingId}' limit 1
      ) f on true
      where coalesce(v.verdict, case c ->> 'state' when 'unconfirmed' then 'open' end) = 'open'
        and c ->> 'afterId' is null
    ));
end $$;

-- As before, about sealed and own findings alike.
create or replace function public.save_dispositions(p_project uuid, p_report uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  wanted integer := public.run_to_review(p_project, p_report);
  rules jsonb;
  one jsonb;
  asked jsonb;
  old_ public.finding_dispositions;
  new_ public.finding_dispositions;
  made jsonb;
  saved jsonb := '[]';
  changed integer := 0;
begin
  perform 1 from public.projects where id = p_project for update;
  select jsonb_object_agg(f.finding ->> 'id', f.finding -> 'ruleId') into rules
  from public.compliance_reports r cross join lateral jsonb_array_elements(public.findings_of(r)) as f (finding)
  where r.id = p_report;
  for one in select * from jsonb_array_elements(p_changes) loop
    asked := one -> 'set';
    if rules ->> (one ->> 'findingId') is null then raise exception 'not_found'; end if;
    old_ := public.open_disposition(p_project, wanted, one ->> 'findingId', rules ->> (one ->> 'findingId'));
    new_ := jsonb_populate_record(old_, (
      select coalesce(jsonb_object_agg(c.column_name, asked -> c.name), '{}')
      from (values ('state', 'state'), ('reasonCode', 'reason_code'), ('note', 'note'), ('description', 'description'),
        ('recommendation', 'recommendation'), ('assignee', 'assignee'), ('dueOn', 'due_on')) as c (name, column_name)
      where asked ? c.name));
    if new_.state is distinct from 'dismissed' then new_.reason_code := null; end if;
    if new_ is distinct from old_ then
      if (new_.state, new_.reason_code, new_.note) is distinct from (old_.state, old_.reason_code, old_.note) then
        new_.decided_by := case when new_.state is not null then caller end;
        new_.decided_at := case when new_.state is not null then clock_timestamp() end;
      end if;
      new_.updated_at := clock_timestamp();
      update public.finding_dispositions d set (state, reason_code, note, description, recommendation, assignee, due_on,
        decided_by, decided_at, updated_at) = (new_.state, new_.reason_code, new_.note, new_.description,
        new_.recommendation, new_.assignee, new_.due_on, new_.decided_by, new_.decided_at, new_.updated_at)
      where d.project_id = p_project and d.run = wanted and d.finding_id = old_.finding_id;
      select jsonb_object_agg(n.key, n.value) into made
      from jsonb_each(to_jsonb(new_)) n join jsonb_each(to_jsonb(old_)) o using (key)
      where n.value is distinct from o.value and n.key not in ('decided_by', 'decided_at', 'updated_at');
      insert into public.finding_entries (project_id, thread_id, user_id, change)
      values (p_project, old_.thread_id, caller, coalesce(made, '{}'));
      changed := changed + 1;
    end if;
    saved := saved || public.show_disposition(new_);
  end loop;
  if changed > 0 then
    perform public.note_audit('findings reviewed', p_project::text, jsonb_build_object('run', wanted, 'changed', changed));
  end if;
  return saved;
end $$;

create or replace function public.add_finding_comment(p_project uuid, p_report uuid, p_finding text, p_body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
  rule text;
  thread uuid;
  added public.finding_entries;
begin
  perform 1 from public.projects where id = p_project for update;
  select f.finding ->> 'ruleId' into rule
  from public.compliance_reports r cross join lateral jsonb_array_elements(public.findings_of(r)) as f (finding)
  where r.id = p_report and f.finding ->> 'id' = p_finding limit 1;
  if rule is null then raise exception 'not_found'; end if;
  thread := (public.open_disposition(p_project, wanted, p_finding, rule)).thread_id;
  insert into public.finding_entries (project_id, thread_id, user_id, body)
  values (p_project, thread, (select auth.uid()), p_body) returning * into added;
  return public.show_entry(added);
end $$;

-- What was decided about a finding that was taken back is kept for its coming back, and not told of.
create or replace function public.list_dispositions(p_project uuid, p_report uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
begin
  return (
    with told as (
      select d.* from public.finding_dispositions d
      left join public.own_findings o using (project_id, run, finding_id)
      where d.project_id = p_project and d.run = wanted and o.deleted_at is null
    )
    select jsonb_build_object('total', (select count(*) from told), 'dispositions', coalesce((
      select jsonb_agg(public.show_disposition(page) order by page.finding_id) from (
        select d.* from public.finding_dispositions d join told using (project_id, run, finding_id)
        order by d.finding_id limit p_limit offset p_offset
      ) page
    ), '[]')));
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('show_own_finding', 'findings_of', 'list_own_findings', 'add_own_finding', 'change_own_finding',
        'keep_own_finding', 'carry_own_findings')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('list_own_findings', 'add_own_finding', 'change_own_finding', 'keep_own_finding')
        then 'authenticated' else 'service_role' end);
  end loop;
end $$;
