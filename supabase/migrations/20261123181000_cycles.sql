-- A set is answered and sent again: cycles of review, the files of each, and what became of the comments.

create table public.project_cycles (
  project_id uuid not null references public.projects (id) on delete cascade,
  cycle integer not null check (cycle >= 1),
  -- the whole set was sent anew; else only the sheets that changed
  is_complete boolean not null,
  note text check (char_length(note) between 1 and 2000),
  submitted_by uuid references public.users (id) on delete set null,
  submitted_at timestamptz not null default clock_timestamp(),
  primary key (project_id, cycle)
);
create index project_cycles_submitter on public.project_cycles (submitted_by);
alter table public.project_cycles enable row level security;
create policy project_cycles_select_own on public.project_cycles for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

alter table public.projects add column cycle integer not null default 1 check (cycle >= 1);
alter table public.compliance_reports
  add column cycle integer not null default 1 check (cycle >= 1),
  -- the set beside that of the cycle before; null in the first, and where it could not be compared
  add column comparison jsonb;
alter table public.files
  -- the cycle it came with
  add column cycle integer not null default 1 check (cycle >= 1),
  -- from this cycle on no part of the set; kept, since reports issued before show it
  add column retired_in integer check (retired_in >= 1),
  add column retired_position integer;

-- Which page of which file a page of a report is: pictures stay right when the set changes.
create table public.report_pages (
  project_id uuid not null,
  run integer not null,
  page integer not null check (page >= 1),
  file_id uuid not null references public.files (id) on delete cascade,
  page_in_file integer not null check (page_in_file >= 1),
  primary key (project_id, run, page),
  foreign key (project_id, run) references public.compliance_reports (project_id, run) on delete cascade
);
create index report_pages_file on public.report_pages (file_id);
alter table public.report_pages enable row level security;
create policy report_pages_select_own on public.report_pages for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- What a person says of a comment of an earlier cycle, above what the comparison says.
create table public.carried_verdicts (
  project_id uuid not null,
  -- the cycle in which it is said
  cycle integer not null,
  -- the comment: a finding of the last report of that cycle
  of_cycle integer not null,
  finding_id text not null check (char_length(finding_id) between 1 and 120),
  verdict text not null check (verdict in ('closed', 'open')),
  note text check (char_length(note) between 1 and 500),
  decided_by uuid references public.users (id) on delete set null,
  decided_at timestamptz not null default clock_timestamp(),
  primary key (project_id, cycle, of_cycle, finding_id),
  foreign key (project_id, cycle) references public.project_cycles (project_id, cycle) on delete cascade
);
create index carried_verdicts_decider on public.carried_verdicts (decided_by);
alter table public.carried_verdicts enable row level security;
create policy carried_verdicts_select_own on public.carried_verdicts for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Every project is in its first cycle from the start.
create function public.begin_first_cycle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.project_cycles (project_id, cycle, is_complete, submitted_by, submitted_at)
  values (new.id, 1, true, new.user_id, new.uploaded_at);
  return null;
end $$;
create trigger projects_first_cycle after insert on public.projects
  for each row execute function public.begin_first_cycle();
insert into public.project_cycles (project_id, cycle, is_complete, submitted_by, submitted_at)
select id, 1, true, user_id, uploaded_at from public.projects on conflict do nothing;

create function public.note_report_pages(p_report public.compliance_reports) returns void
language sql security definer set search_path = '' as $$
  insert into public.report_pages (project_id, run, page, file_id, page_in_file)
  select p_report.project_id, p_report.run, (s ->> 'page')::integer, f.id, (s ->> 'pageInFile')::integer
  from jsonb_array_elements(p_report.body -> 'sheets') s
  join lateral (
    select b ->> 'sha256' as sha256 from jsonb_array_elements(p_report.body -> 'files') b
    where b ->> 'name' = s ->> 'file' limit 1
  ) named on true
  join lateral (
    select id from public.files where project_id = p_report.project_id and sha256 = named.sha256 limit 1
  ) f on true
  on conflict do nothing;
$$;
select public.note_report_pages(r) from public.compliance_reports r where jsonb_typeof(r.body -> 'sheets') = 'array';

-- Puts files where no report of the current set looks for them; those no report shows go altogether.
create function public.retire_files(p_project uuid, p_cycle integer, p_files uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lowest integer;
begin
  delete from public.files f where f.project_id = p_project and f.id = any (p_files)
    and not exists (select from public.report_pages r where r.file_id = f.id);
  select least(min(position), 0) into lowest from public.files where project_id = p_project;
  update public.files f set retired_in = p_cycle, retired_position = f.position, position = lowest - nth.n
  from (
    select id, row_number() over (order by position) as n from public.files
    where project_id = p_project and id = any (p_files) and retired_in is null
  ) nth where nth.id = f.id;
end $$;

-- Raises limit_exceeded when `p_files` more files of `p_bytes` bytes and one more review don't fit an account.
create function public.assert_revision(p_account public.users, p_files integer, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored bigint;
  running integer;
begin
  select count(*) into running from public.projects where user_id = p_account.id and status = 'processing';
  select coalesce(sum(f.file_size), 0) into stored
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = p_account.id;
  if p_account.monthly_uploads_limit >= 0 and p_account.monthly_uploads + p_files > p_account.monthly_uploads_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'monthlyUploads',
      'allowed', p_account.monthly_uploads_limit, 'used', p_account.monthly_uploads, 'tier', p_account.subscription_tier);
  elsif p_account.storage_limit >= 0 and stored + p_bytes > p_account.storage_limit::bigint * 1048576 then
    raise exception 'limit_exceeded %', json_build_object('what', 'storage', 'allowed', p_account.storage_limit,
      'used', ceil(stored / 1048576.0), 'tier', p_account.subscription_tier);
  elsif p_account.monthly_reports_limit >= 0
    and p_account.monthly_reports_generated + running >= p_account.monthly_reports_limit then
    raise exception 'limit_exceeded %', json_build_object('what', 'monthlyReports',
      'allowed', p_account.monthly_reports_limit, 'used', p_account.monthly_reports_generated + running,
      'tier', p_account.subscription_tier);
  end if;
end $$;

-- Says whether a revision of that many files would be accepted now, before anything is sent.
create function public.check_revision(p_id uuid, p_files integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = account.id;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status = 'processing' then raise exception 'conflict'; end if;
  perform public.assert_revision(account, p_files, 0);
end $$;

-- Whether the stored readings of a project's pages may be used again, those that are there: of its last report, by this
-- version, and by the vision model only while its owner agrees.
create function public.has_readings(p_project public.projects, p_version text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select r.run = p_project.run and r.analysis_version = p_version
      and (p_project.model_consent or r.body #>> '{engine,kind}' = 'rules')
      and coalesce(p_project.pages_total, 0) > 0
    from public.compliance_reports r where r.project_id = p_project.id order by r.run desc limit 1
  ), false);
$$;

-- Begins a run over the files as they are now. With `p_keeps` the readings of pages that stand where they stood are kept.
create function public.begin_run(p_id uuid, p_keeps boolean) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  if p_keeps then
    update public.page_results set run = run + 1
    where project_id = p_id and run = (select run from public.projects where id = p_id);
  else
    delete from public.page_results where project_id = p_id;
  end if;
  delete from jobs.job where project_id = p_id;
  update public.files set processing_status = 'pending', processing_error = null
  where project_id = p_id and retired_in is null;
  update public.projects set status = 'processing', stage = 'initializing', run = run + 1, pages_total = null,
    pages_done = 0, plan = null, failure_reason = null, started_at = clock_timestamp(), finished_at = null,
    file_count = (select count(*) from public.files where project_id = p_id and retired_in is null)
  where id = p_id returning * into project;
  perform public.job_enqueue('analysis', 'plan', '{}', p_id || '/' || project.run || '/plan', 0,
    public.project_priority(project.user_id, project.priority) + 5, 4, p_id, project.run);
  return project;
end $$;

create function public.add_files(p_project uuid, p_cycle integer, p_files jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256, cycle)
  select (f ->> 'id')::uuid, p_project,
    (select coalesce(max(position), -1) from public.files where project_id = p_project and retired_in is null) + i,
    f ->> 'filename', f ->> 'original_filename', f ->> 'file_type', (f ->> 'file_size')::bigint, f ->> 'file_path',
    f ->> 'sha256', p_cycle
  from jsonb_array_elements(p_files) with ordinality as e (f, i);
$$;

-- Takes a revision: the whole set, or the sheets that changed beside what was there. The review begins in the same step.
create function public.begin_cycle(
  p_id uuid, p_files jsonb, p_is_complete boolean, p_note text, p_version text
) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  n integer := jsonb_array_length(p_files);
  keeps boolean;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status = 'processing' then raise exception 'conflict'; end if;
  -- A cycle without a report is mended or withdrawn, not answered by another one.
  if not exists (select from public.compliance_reports where project_id = p_id and cycle = project.cycle) then
    raise exception 'report_not_ready';
  end if;
  if n = 0 then raise exception 'no_files'; end if;
  if exists (
    select from public.files f join jsonb_array_elements(p_files) e on e ->> 'sha256' = f.sha256
    where f.project_id = p_id and f.retired_in is null
      and (not p_is_complete or n = 1 and project.file_count = 1)
  ) then
    raise exception 'same_file';
  end if;
  perform public.assert_revision(account, n,
    (select sum((f ->> 'file_size')::bigint) from jsonb_array_elements(p_files) f)::bigint);
  keeps := not p_is_complete and public.has_readings(project, p_version);
  update public.projects set cycle = cycle + 1 where id = p_id returning * into project;
  insert into public.project_cycles (project_id, cycle, is_complete, note, submitted_by)
  values (p_id, project.cycle, p_is_complete, p_note, account.id);
  if p_is_complete then
    perform public.retire_files(p_id, project.cycle,
      array(select id from public.files where project_id = p_id and retired_in is null));
  end if;
  perform public.add_files(p_id, project.cycle, p_files);
  update public.users set monthly_uploads = monthly_uploads + n where id = account.id;
  perform public.count_usage(account.id, 0, n);
  perform public.note_audit('revision sent', p_id::text,
    jsonb_build_object('cycle', project.cycle, 'files', n, 'complete', p_is_complete));
  return public.begin_run(p_id, keeps);
end $$;

-- Takes back the newest cycle as long as it has no report: the set before stands again.
create function public.withdraw_cycle(p_id uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.cycle = 1
    or exists (select from public.compliance_reports where project_id = p_id and cycle = project.cycle) then
    raise exception 'conflict';
  end if;
  delete from jobs.job where project_id = p_id and queue = 'analysis';
  delete from public.page_results where project_id = p_id;
  delete from public.files where project_id = p_id and cycle = project.cycle;
  update public.files set position = retired_position, retired_in = null, retired_position = null
  where project_id = p_id and retired_in = project.cycle;
  delete from public.project_cycles where project_id = p_id and cycle = project.cycle;
  update public.files set
    processing_status = case when coalesce(page_count, 0) > 0 then 'completed' else 'failed' end,
    processing_error = case when coalesce(page_count, 0) > 0 then null else 'This file could not be opened.' end
  where project_id = p_id and processing_status <> 'completed' and retired_in is null;
  delete from jobs.job where queue = 'chores' and state = 'ready' and dedupe_key = 'mail/' || p_id || '/' || project.run;
  update public.projects set cycle = cycle - 1, status = 'completed', stage = 'complete', failure_reason = null,
    finished_at = clock_timestamp(),
    file_count = (select count(*) from public.files where project_id = p_id and retired_in is null)
  where id = p_id returning * into project;
  perform public.note_audit('revision withdrawn', p_id::text, jsonb_build_object('cycle', project.cycle + 1));
  return project;
end $$;

-- As before, but a run over a new revision takes the revision along.
create or replace function public.cancel_analysis(p_id uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if project.status <> 'processing' then return project; end if;
  if not exists (select from public.compliance_reports where project_id = p_id) then
    raise exception 'report_not_ready';
  end if;
  if not exists (select from public.compliance_reports where project_id = p_id and cycle = project.cycle) then
    return public.withdraw_cycle(p_id);
  end if;
  delete from jobs.job where project_id = p_id and queue = 'analysis';
  delete from public.page_results where project_id = p_id and run = project.run;
  update public.files set
    processing_status = case when coalesce(page_count, 0) > 0 then 'completed' else 'failed' end,
    processing_error = case when coalesce(page_count, 0) > 0 then null else 'This file could not be opened.' end
  where project_id = p_id and processing_status in ('pending', 'processing');
  update public.projects set status = 'completed', stage = 'complete', failure_reason = null,
    finished_at = clock_timestamp()
  where id = p_id returning * into project;
  -- Nothing has ended that a mail should tell of.
  delete from jobs.job where queue = 'chores' and state = 'ready' and dedupe_key = 'mail/' || p_id || '/' || project.run;
  return project;
end $$;

-- As before, but pages whose readings were kept are not read again.
create or replace function public.analysis_planned(p_job uuid, p_token uuid, p_plan jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
  project public.projects;
  rank integer;
begin
  if job.id is null then return false; end if;
  update public.projects set plan = p_plan, pages_total = jsonb_array_length(p_plan -> 'pages'), stage = 'extracting'
  where id = job.project_id returning * into project;
  rank := public.project_priority(project.user_id, project.priority);

  perform public.note_files(job.project_id, p_plan);

  delete from public.page_results r
  where r.project_id = job.project_id and r.run = job.run and not exists (
    select from jsonb_array_elements(p_plan -> 'pages') p
    join public.files f on f.project_id = job.project_id and f.position = (p ->> 'file')::integer
    where (p ->> 'page')::integer = r.page and f.id = r.file_id and (p ->> 'pageInFile')::integer = r.page_in_file
  );
  insert into jobs.job (queue, kind, payload, dedupe_key, priority, project_id, run)
  select 'analysis', 'page',
    jsonb_build_object('page', (e.p ->> 'page')::integer, 'pageInFile', (e.p ->> 'pageInFile')::integer, 'fileId', f.id),
    job.project_id || '/' || job.run || '/page/' || (e.p ->> 'page'), rank, job.project_id, job.run
  from jsonb_array_elements(p_plan -> 'pages') with ordinality as e(p, i)
  join public.files f on f.project_id = job.project_id and f.position = (e.p ->> 'file')::integer
  where not exists (
    select from public.page_results r
    where r.project_id = job.project_id and r.run = job.run and r.page = (e.p ->> 'page')::integer
  )
  order by e.i;
  perform public.settle_analysis(job.project_id, job.run);

  return public.job_complete(p_job, p_token);
end $$;

-- What the set of a cycle is compared with: the last report of the cycle before, what was decided about its findings,
-- and comments of still earlier cycles that wait for an answer. Null in the first cycle.
create function public.read_previous_cycle(p_project uuid, p_cycle integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
begin
  select * into previous from public.compliance_reports
  where project_id = p_project and cycle < p_cycle order by run desc limit 1;
  if previous.id is null then return null; end if;
  return jsonb_build_object('cycle', previous.cycle, 'body', previous.body,
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
          select r.findings from public.compliance_reports r
          where r.project_id = p_project and r.cycle = (c #>> '{before,cycle}')::integer order by r.run desc limit 1
        ) r cross join lateral jsonb_array_elements(r.findings) as e (finding)
        where e.finding ->> 'id' = c #>> '{before,findingId}' limit 1
      ) f on true
      where coalesce(v.verdict, case c ->> 'state' when 'unconfirmed' then 'open' end) = 'open'
        and c ->> 'afterId' is null
    ));
end $$;

-- As before, with the cycle of the report, what it is compared with, and its pages.
create or replace function public.analysis_published(p_job uuid, p_token uuid, p_report jsonb, p_ledger jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  job jobs.job := public.hold_job(p_job, p_token);
  project public.projects;
  report public.compliance_reports;
  head public.issued_reports;
begin
  if job.id is null then return null; end if;
  lock table public.issued_reports in share row exclusive mode;
  select * into head from public.issued_reports order by sequence desc limit 1;
  if coalesce(head.sequence, 0) + 1 <> (p_ledger ->> 'sequence')::bigint
    or head.chain_hash <> p_ledger ->> 'previous_hash'
    or exists (select from public.issued_reports where verification_code = p_ledger ->> 'verification_code')
  then
    raise exception 'conflict';
  end if;
  insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at,
    previous_hash, chain_hash)
  select r.sequence, r.verification_code, r.report_hash, r.digital_signature, r.key_id, r.sealed_at,
    r.previous_hash, r.chain_hash
  from jsonb_populate_record(null::public.issued_reports, p_ledger) r;

  insert into public.compliance_reports (project_id, run, cycle, comparison, overall_score, total_issues, findings, body,
    seal, report_hash, digital_signature, verification_code, analysis_model, analysis_version, processing_time,
    confidence_score, audit_trail, pdf_path, pdf_sha256)
  select job.project_id, job.run, (select p.cycle from public.projects p where p.id = job.project_id), r.comparison,
    r.overall_score, r.total_issues, r.findings, r.body, r.seal, r.report_hash,
    r.digital_signature, r.verification_code, r.analysis_model, r.analysis_version, r.processing_time,
    r.confidence_score, r.audit_trail, r.pdf_path, r.pdf_sha256
  from jsonb_populate_record(null::public.compliance_reports, p_report) r
  returning * into report;
  perform public.note_report_pages(report);

  update public.projects set status = 'completed', stage = 'complete', finished_at = clock_timestamp(),
    compliance_score = report.overall_score, issues_found = report.total_issues, failure_reason = null
  where id = job.project_id returning * into project;
  update public.files set processing_status = 'completed'
  where project_id = job.project_id and processing_status in ('pending', 'processing');
  update public.users set monthly_reports_generated = monthly_reports_generated + 1 where id = project.user_id;
  perform public.count_usage(project.user_id, 0, 0, 1, 0,
    (extract(epoch from clock_timestamp() - project.started_at) * 1000)::bigint);
  delete from public.page_results where project_id = job.project_id and run <> job.run;
  perform public.job_complete(p_job, p_token);
  return report.id;
end $$;

-- As before, and from one cycle to the next also by what the comparison found again. Whoever called a finding resolved
-- is asked anew when it is found again; what was dismissed stays so only where it is said by the same words.
create or replace function public.carry_dispositions() returns trigger
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
  pairs as (
    select earlier.id as before_id, later.id as after_id, true as is_same
    from earlier join later using (identity, nth)
    union
    select c #>> '{before,findingId}', c ->> 'afterId', false
    from jsonb_array_elements(new.comparison -> 'comments') c
    where previous.cycle < new.cycle and (c #>> '{before,cycle}')::integer = previous.cycle and c ->> 'afterId' is not null
  ),
  chosen as (
    select distinct on (after_id) * from (
      select before_id, after_id, bool_or(is_same) as is_same from pairs group by before_id, after_id
    ) p order by after_id, is_same desc
  ),
  carried as (
    insert into public.finding_dispositions (project_id, run, finding_id, rule_id, thread_id, state, reason_code, note,
      description, recommendation, assignee, due_on, decided_by, decided_at, updated_at)
    select d.project_id, new.run, c.after_id, d.rule_id, d.thread_id, k.state,
      case when k.state = 'dismissed' then d.reason_code end, case when k.state is not null then d.note end,
      case when c.is_same then d.description end, case when c.is_same then d.recommendation end, d.assignee, d.due_on,
      case when k.state is not null then d.decided_by end, case when k.state is not null then d.decided_at end, d.updated_at
    from public.finding_dispositions d
    join chosen c on c.before_id = d.finding_id
    cross join lateral (select case
      when d.state = 'resolved' and previous.cycle < new.cycle then null
      when d.state = 'dismissed' and not c.is_same then null
      else d.state end as state) k
    where d.project_id = new.project_id and d.run = previous.run
    on conflict do nothing
    returning thread_id
  )
  update public.finding_dispositions d set is_carried = true from carried
  where d.project_id = new.project_id and d.run = previous.run and d.thread_id = carried.thread_id;
  return null;
end $$;

-- The cycles of the caller's project, oldest first, with what each came to.
create function public.list_cycles(p_project uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'cycle', c.cycle, 'is_complete', c.is_complete, 'note', c.note, 'submitted_at', c.submitted_at,
      'submitted_by', (select u.name from public.users u where u.id = c.submitted_by),
      'files', (select coalesce(jsonb_agg(f.filename order by f.uploaded_at, f.id), '[]') from public.files f
        where f.project_id = p_project and f.cycle = c.cycle),
      'sent_at', (
        select min(e.first_at) from public.report_events e join public.compliance_reports r using (project_id, run)
        where e.project_id = p_project and r.cycle = c.cycle and e.detail = 'comment letter'
      ),
      'report', (
        select jsonb_build_object('id', r.id, 'verification_code', r.verification_code, 'created_at', r.created_at,
          'sheets', jsonb_array_length(r.body -> 'sheets'),
          'issues', (select count(*) from jsonb_array_elements(r.findings) f where f ->> 'status' = 'issue'),
          'questions', (select count(*) from jsonb_array_elements(r.findings) f where f ->> 'status' = 'warning'),
          'carried', (select jsonb_object_agg(s.state, s.n) from (
              select k ->> 'state' as state, count(*) as n from jsonb_array_elements(r.comparison -> 'comments') k group by 1
            ) s),
          'closed', (select count(*) from public.carried_verdicts v
            where v.project_id = p_project and v.cycle = c.cycle and v.verdict = 'closed'))
        from public.compliance_reports r where r.project_id = p_project and r.cycle = c.cycle order by r.run desc limit 1
      )) order by c.cycle)
    from public.project_cycles c where c.project_id = p_project
  );
end $$;

create function public.show_verdict(p public.carried_verdicts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('of_cycle', p.of_cycle, 'finding_id', p.finding_id, 'verdict', p.verdict, 'note', p.note,
    'decided_by', (select u.name from public.users u where u.id = p.decided_by), 'decided_at', p.decided_at);
$$;

create function public.list_carried_verdicts(p_project uuid, p_cycle integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  return (select coalesce(jsonb_agg(public.show_verdict(v) order by v.of_cycle, v.finding_id), '[]')
    from public.carried_verdicts v where v.project_id = p_project and v.cycle = p_cycle);
end $$;

-- Says of comments of earlier cycles that they are closed or open, all or none; without a verdict the comparison's counts.
create function public.save_carried_verdicts(p_project uuid, p_cycle integer, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  project public.projects;
  compared jsonb;
  one jsonb;
begin
  select * into project from public.projects where id = p_project and user_id = caller for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  select r.comparison -> 'comments' into compared from public.compliance_reports r
  where r.project_id = p_project and r.cycle = p_cycle order by r.run desc limit 1;
  if compared is null then raise exception 'not_found'; end if;
  -- What was said in a cycle that was answered stays as it went out.
  if p_cycle <> project.cycle then raise exception 'conflict'; end if;
  for one in select * from jsonb_array_elements(p_changes) loop
    if not exists (select from jsonb_array_elements(compared) c
      where c #>> '{before,cycle}' = one ->> 'cycle' and c #>> '{before,findingId}' = one ->> 'findingId') then
      raise exception 'not_found';
    end if;
    if one ->> 'verdict' is null then
      delete from public.carried_verdicts where project_id = p_project and cycle = p_cycle
        and of_cycle = (one ->> 'cycle')::integer and finding_id = one ->> 'findingId';
    else
      insert into public.carried_verdicts (project_id, cycle, of_cycle, finding_id, verdict, note, decided_by)
      values (p_project, p_cycle, (one ->> 'cycle')::integer, one ->> 'findingId', one ->> 'verdict', one ->> 'note', caller)
      on conflict (project_id, cycle, of_cycle, finding_id) do update set verdict = excluded.verdict, note = excluded.note,
        decided_by = excluded.decided_by, decided_at = clock_timestamp();
    end if;
  end loop;
  perform public.note_audit('carried comments decided', p_project::text,
    jsonb_build_object('cycle', p_cycle, 'changed', jsonb_array_length(p_changes)));
  return public.list_carried_verdicts(p_project, p_cycle);
end $$;

-- File and page within it of a page of the caller's: of the last report of a cycle, or of the newest one.
create function public.find_report_page(p_project uuid, p_page integer, p_cycle integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('file', to_jsonb(f), 'page_in_file', g.page_in_file)
  from public.report_pages g join public.files f on f.id = g.file_id
  where g.project_id = p_project and g.page = p_page and g.run = (
    select max(r.run) from public.compliance_reports r join public.projects p on p.id = r.project_id
    where r.project_id = p_project and p.user_id = (select auth.uid()) and (p_cycle is null or r.cycle = p_cycle)
  );
$$;

-- As before, and the new file comes with the cycle of the one it replaces.
create or replace function public.replace_file(p_id uuid, p_file uuid, p_new jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  project public.projects;
  gone public.files;
begin
  select * into project from public.projects where id = p_id and user_id = account.id for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  select * into gone from public.files where id = p_file and project_id = p_id and retired_in is null;
  if gone.id is null then raise exception 'file_not_found'; end if;
  if project.status <> 'failed' then raise exception 'conflict'; end if;
  if exists (select from public.files
    where project_id = p_id and id <> p_file and retired_in is null and sha256 = p_new ->> 'sha256') then
    raise exception 'same_file';
  end if;
  perform public.assert_revision(account, 1, (p_new ->> 'file_size')::bigint - gone.file_size);
  delete from public.page_results where project_id = p_id;
  perform public.retire_files(p_id, project.cycle, array[gone.id]);
  insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256, cycle)
  values ((p_new ->> 'id')::uuid, p_id, gone.position, p_new ->> 'filename', p_new ->> 'original_filename',
    p_new ->> 'file_type', (p_new ->> 'file_size')::bigint, p_new ->> 'file_path', p_new ->> 'sha256', gone.cycle);
  update public.users set monthly_uploads = monthly_uploads + 1 where id = account.id;
  perform public.count_usage(account.id, 0, 1);
  project := public.restart_analysis(p_id, true);
  return to_jsonb(project) || jsonb_build_object('replaced_path',
    case when not exists (select from public.files where id = gone.id) then gone.file_path end);
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('begin_first_cycle', 'note_report_pages', 'retire_files', 'assert_revision', 'check_revision',
        'has_readings', 'begin_run', 'add_files', 'begin_cycle', 'withdraw_cycle', 'read_previous_cycle', 'list_cycles',
        'show_verdict', 'list_carried_verdicts', 'save_carried_verdicts', 'find_report_page')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('check_revision', 'begin_cycle', 'withdraw_cycle', 'list_cycles', 'list_carried_verdicts',
        'save_carried_verdicts', 'find_report_page') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
