-- What people decide about single findings, in the place of "right" and "wrong": accepted, dismissed with a reason,
-- resolved or deferred, with their own wording, somebody to see to it and a day, and a thread of comments.

create table public.finding_dispositions (
  project_id uuid not null,
  -- the run whose report it is about
  run integer not null,
  -- as that report numbers its findings
  finding_id text not null check (char_length(finding_id) between 1 and 120),
  rule_id text not null check (char_length(rule_id) between 1 and 120),
  -- stays the same when a later report finds the same again
  thread_id uuid not null default gen_random_uuid(),
  -- null while nothing is decided
  state text check (state in ('accepted', 'dismissed', 'resolved', 'deferred')),
  reason_code text check (
    reason_code in ('misread', 'not_applicable', 'shown_elsewhere', 'exception', 'waived', 'duplicate', 'other')
  ),
  note text check (char_length(note) between 1 and 500),
  -- the reviewer's words in the place of the engine's; null where these stand
  description text check (char_length(description) between 1 and 2000),
  recommendation text check (char_length(recommendation) between 1 and 2000),
  assignee text check (char_length(assignee) between 1 and 120),
  due_on date,
  decided_by uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  -- a later report took it along, so that it is counted there
  is_carried boolean not null default false,
  check ((state is not distinct from 'dismissed') = (reason_code is not null)),
  check ((state is null) = (decided_at is null)),
  primary key (project_id, run, finding_id),
  foreign key (project_id, run) references public.compliance_reports (project_id, run) on delete cascade
);
create index finding_dispositions_thread on public.finding_dispositions (thread_id);
create index finding_dispositions_decider on public.finding_dispositions (decided_by);
create index finding_dispositions_rule on public.finding_dispositions (rule_id);
alter table public.finding_dispositions enable row level security;
-- Owners read; deciding is the functions below, which write the thread.
create policy finding_dispositions_select_own on public.finding_dispositions for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- The thread of a finding: comments, and what was decided when. A line is one or the other.
create table public.finding_entries (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  thread_id uuid not null,
  user_id uuid references public.users (id) on delete set null,
  body text check (char_length(body) between 1 and 4000),
  -- what was set, by name
  change jsonb,
  created_at timestamptz not null default clock_timestamp(),
  check ((body is null) <> (change is null))
);
create index finding_entries_thread on public.finding_entries (thread_id, created_at);
create index finding_entries_project on public.finding_entries (project_id);
create index finding_entries_user on public.finding_entries (user_id);
alter table public.finding_entries enable row level security;
create policy finding_entries_select_own on public.finding_entries for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Whether a decision says that the rule was right: null where it says nothing of that.
create function public.is_rule_right(p_state text, p_reason_code text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_state in ('accepted', 'resolved') then true
    when p_state = 'dismissed' and p_reason_code = 'waived' then true
    when p_state = 'dismissed' and p_reason_code <> 'duplicate' then false
  end;
$$;

-- What was said until now: right is accepted, wrong is dismissed.
insert into public.finding_dispositions
  (project_id, run, finding_id, rule_id, state, reason_code, note, decided_by, decided_at, updated_at)
select project_id, run, finding_id, rule_id, case when is_right then 'accepted' else 'dismissed' end,
  case when not is_right then 'other' end, reason, user_id, judged_at, judged_at
from public.finding_judgements;

drop trigger finding_judgements_keep on public.finding_judgements;
drop function public.keep_judgement();
drop function public.judge_finding(uuid, uuid, text, boolean, text);
drop function public.take_back_judgement(uuid, uuid, text);
drop table public.finding_judgements;

-- What is left of decisions whose report was deleted: which rule, right or wrong, and nobody's name.
alter table public.past_judgements rename to past_decisions;

create function public.keep_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_right boolean := public.is_rule_right(old.state, old.reason_code);
begin
  if is_right is not null and not old.is_carried
    and not exists (select from public.compliance_reports where project_id = old.project_id and run = old.run)
  then
    insert into public.past_decisions (rule_id, is_right) values (old.rule_id, is_right);
  end if;
  return null;
end $$;
create trigger finding_dispositions_keep after delete on public.finding_dispositions
  for each row execute function public.keep_decision();

-- By what a finding is known again in a later report of the same sheets.
create function public.finding_identity(p_finding jsonb) returns text
language sql immutable set search_path = '' as $$
  select md5(jsonb_build_array(p_finding -> 'ruleId',
    coalesce(p_finding ->> 'sheet', p_finding #>> '{documentMarkup,page}'),
    p_finding -> 'description', p_finding #> '{evidence,sourceText}')::text);
$$;

-- A new report takes along what was decided about the findings it has in common with the one before.
create function public.carry_dispositions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
begin
  select * into previous from public.compliance_reports
  where project_id = new.project_id and run < new.run order by run desc limit 1;
  if not found then return null; end if;
  with earlier as (
    select f.finding ->> 'id' as id, public.finding_identity(f.finding) as identity,
      row_number() over (partition by public.finding_identity(f.finding) order by f.place) as nth
    from jsonb_array_elements(previous.findings) with ordinality as f (finding, place)
  ),
  later as (
    select f.finding ->> 'id' as id, public.finding_identity(f.finding) as identity,
      row_number() over (partition by public.finding_identity(f.finding) order by f.place) as nth
    from jsonb_array_elements(new.findings) with ordinality as f (finding, place)
  ),
  carried as (
    insert into public.finding_dispositions (project_id, run, finding_id, rule_id, thread_id, state, reason_code, note,
      description, recommendation, assignee, due_on, decided_by, decided_at, updated_at)
    select d.project_id, new.run, later.id, d.rule_id, d.thread_id, d.state, d.reason_code, d.note,
      d.description, d.recommendation, d.assignee, d.due_on, d.decided_by, d.decided_at, d.updated_at
    from public.finding_dispositions d
    join earlier on earlier.id = d.finding_id
    join later using (identity, nth)
    where d.project_id = new.project_id and d.run = previous.run
    on conflict do nothing
    returning thread_id
  )
  update public.finding_dispositions d set is_carried = true from carried
  where d.project_id = new.project_id and d.run = previous.run and d.thread_id = carried.thread_id;
  return null;
end $$;
create trigger compliance_reports_carry after insert on public.compliance_reports
  for each row execute function public.carry_dispositions();

-- The run of a report of the caller's.
create function public.run_to_review(p_project uuid, p_report uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found_run integer;
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  select run into found_run from public.compliance_reports where id = p_report and project_id = p_project;
  if not found then raise exception 'report_not_found'; end if;
  return found_run;
end $$;

-- A disposition as it is sent, with the name of who decided and how many comments there are.
create function public.show_disposition(p public.finding_dispositions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('finding_id', p.finding_id, 'state', p.state, 'reason_code', p.reason_code, 'note', p.note,
    'description', p.description, 'recommendation', p.recommendation, 'assignee', p.assignee, 'due_on', p.due_on,
    'decided_by', (select u.name from public.users u where u.id = p.decided_by), 'decided_at', p.decided_at,
    'updated_at', p.updated_at,
    'comments', (select count(*) from public.finding_entries e where e.thread_id = p.thread_id and e.body is not null));
$$;

create function public.list_dispositions(p_project uuid, p_report uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
begin
  return jsonb_build_object(
    'total', (select count(*) from public.finding_dispositions where project_id = p_project and run = wanted),
    'dispositions', coalesce((
      select jsonb_agg(public.show_disposition(page) order by page.finding_id) from (
        select d.* from public.finding_dispositions d where d.project_id = p_project and d.run = wanted
        order by d.finding_id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

-- The row of a finding, made when there is none yet.
create function public.open_disposition(p_project uuid, p_run integer, p_finding text, p_rule text)
returns public.finding_dispositions
language plpgsql security definer set search_path = '' as $$
declare
  row_ public.finding_dispositions;
begin
  insert into public.finding_dispositions (project_id, run, finding_id, rule_id)
  values (p_project, p_run, p_finding, p_rule) on conflict do nothing;
  select * into row_ from public.finding_dispositions
  where project_id = p_project and run = p_run and finding_id = p_finding;
  return row_;
end $$;

-- Changes dispositions of one report, all or none: `[{"findingId", "set": {…}}]`. What is not named in `set` stays.
create function public.save_dispositions(p_project uuid, p_report uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  wanted integer;
  rules jsonb;
  one jsonb;
  asked jsonb;
  old_ public.finding_dispositions;
  new_ public.finding_dispositions;
  made jsonb;
  saved jsonb := '[]';
  changed integer := 0;
begin
  perform 1 from public.projects where id = p_project and user_id = caller for update;
  if not found then raise exception 'project_not_found'; end if;
  wanted := public.run_to_review(p_project, p_report);
  select jsonb_object_agg(f.finding ->> 'id', f.finding -> 'ruleId') into rules
  from public.compliance_reports r cross join lateral jsonb_array_elements(r.findings) as f (finding)
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

-- The thread of a finding, oldest first.
create function public.list_finding_entries(
  p_project uuid, p_report uuid, p_finding text, p_limit integer, p_offset integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
  thread uuid;
begin
  select thread_id into thread from public.finding_dispositions
  where project_id = p_project and run = wanted and finding_id = p_finding;
  return jsonb_build_object(
    'total', (select count(*) from public.finding_entries where thread_id = thread),
    'entries', coalesce((
      select jsonb_agg(public.show_entry(page) order by page.created_at, page.id) from (
        select e.* from public.finding_entries e where e.thread_id = thread
        order by e.created_at, e.id limit p_limit offset p_offset
      ) page
    ), '[]'));
end $$;

create function public.show_entry(p public.finding_entries) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'body', p.body, 'change', p.change, 'created_at', p.created_at,
    'author', (select u.name from public.users u where u.id = p.user_id),
    'is_own', p.user_id is not distinct from (select auth.uid()));
$$;

create function public.add_finding_comment(p_project uuid, p_report uuid, p_finding text, p_body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted integer;
  rule text;
  thread uuid;
  added public.finding_entries;
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid()) for update;
  if not found then raise exception 'project_not_found'; end if;
  wanted := public.run_to_review(p_project, p_report);
  select f.finding ->> 'ruleId' into rule
  from public.compliance_reports r cross join lateral jsonb_array_elements(r.findings) as f (finding)
  where r.id = p_report and f.finding ->> 'id' = p_finding limit 1;
  if rule is null then raise exception 'not_found'; end if;
  thread := (public.open_disposition(p_project, wanted, p_finding, rule)).thread_id;
  insert into public.finding_entries (project_id, thread_id, user_id, body)
  values (p_project, thread, (select auth.uid()), p_body) returning * into added;
  return public.show_entry(added);
end $$;

-- Takes back a comment of the caller's. What was decided stays in the thread.
create function public.delete_finding_comment(p_project uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  delete from public.finding_entries
  where id = p_id and project_id = p_project and user_id = (select auth.uid()) and body is not null;
  if not found then raise exception 'not_found'; end if;
end $$;

-- Two counts stand side by side. Decisions are about single findings and say how often a rule was right. Feedback is
-- about a report as a whole, so each rule that reported something in it shares it.
create or replace function public.admin_rule_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    with decided as (
      select rule_id, count(*) filter (where is_right) as n_right, count(*) filter (where not is_right) as n_wrong
      from (
        select rule_id, public.is_rule_right(state, reason_code) as is_right
        from public.finding_dispositions where not is_carried
        union all select rule_id, is_right from public.past_decisions
      ) j where is_right is not null group by rule_id
    ),
    why as (
      select rule_id, jsonb_agg(note order by decided_at desc) as reasons
      from (
        select rule_id, coalesce(note, replace(reason_code, '_', ' ')) as note, decided_at,
          row_number() over (partition by rule_id order by decided_at desc) as place
        from public.finding_dispositions
        where not is_carried and not public.is_rule_right(state, reason_code)
          and (note is not null or reason_code <> 'other')
      ) w where place <= 5 group by rule_id
    ),
    rated as (
      select j.rule_id, count(*) as reports, sum(j.issues) as issues, sum(j.warnings) as warnings,
        round(avg(j.was_helpful::integer), 4) as helpful, round(avg(j.rating), 2) as rating
      from (
        select fb.id, fb.was_helpful, fb.rating, e.finding ->> 'ruleId' as rule_id,
          count(*) filter (where e.finding ->> 'status' = 'issue') as issues,
          count(*) filter (where e.finding ->> 'status' = 'warning') as warnings
        from public.feedback fb
        join lateral (
          -- the report that was rated: the newest at that time
          select r.findings from public.compliance_reports r
          where r.project_id = fb.project_id and r.created_at <= fb.created_at order by r.run desc limit 1
        ) r on true
        cross join lateral jsonb_array_elements(r.findings) as e (finding)
        where e.finding ->> 'status' in ('issue', 'warning')
        group by fb.id, fb.was_helpful, fb.rating, e.finding ->> 'ruleId'
      ) j group by j.rule_id
    )
    select jsonb_agg(jsonb_build_object('ruleId', rule_id,
      'right', coalesce(n_right, 0), 'wrong', coalesce(n_wrong, 0),
      'rightShare', round(n_right::numeric / (n_right + n_wrong), 4), 'reasons', coalesce(reasons, '[]'),
      'reports', coalesce(reports, 0), 'issues', coalesce(issues, 0), 'warnings', coalesce(warnings, 0),
      'helpfulShare', helpful, 'averageRating', rating)
      order by n_right::numeric / (n_right + n_wrong) nulls last, n_wrong desc nulls last, helpful nulls last,
        reports desc nulls last, rule_id)
    from decided full join rated using (rule_id) left join why using (rule_id)
  ), '[]');
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('is_rule_right', 'keep_decision', 'finding_identity', 'carry_dispositions', 'run_to_review',
        'show_disposition', 'list_dispositions', 'open_disposition', 'save_dispositions', 'list_finding_entries',
        'show_entry', 'add_finding_comment', 'delete_finding_comment')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('list_dispositions', 'save_dispositions', 'list_finding_entries', 'add_finding_comment',
        'delete_finding_comment') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
