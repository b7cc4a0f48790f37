-- The life of a report after it was issued: what was done with it, whether it still stands, what its public
-- page may say, and who may take it out in other formats.

-- One row for each kind of event and day, so that a busy reader of the API does not fill the table.
create table public.report_events (
  project_id uuid not null references public.projects (id) on delete cascade,
  -- the run whose report it is about
  run integer not null,
  action text not null check (action in ('downloaded', 'verified', 'feedback', 'retried', 'reviewed again', 'revoked')),
  detail text not null default '' check (char_length(detail) <= 600),
  day date not null,
  times integer not null default 1 check (times >= 1),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (project_id, run, action, detail, day)
);
alter table public.report_events enable row level security;
create policy report_events_select_own on public.report_events for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- Stays, like the ledger, when the project is deleted: a revoked code must not become clean again.
create table public.revoked_reports (
  verification_code text primary key references public.issued_reports (verification_code),
  -- the owner's words; gone with the report
  reason text check (char_length(reason) between 1 and 500),
  revoked_at timestamptz not null default clock_timestamp()
);
alter table public.revoked_reports enable row level security;

alter table public.projects
  -- whether the public page of its reports spells the client's name out
  add column is_client_shown boolean not null default false;
alter table public.subscription_plans
  add column has_export boolean not null default false;
update public.subscription_plans set has_export = true where tier in ('professional', 'enterprise');

create function public.note_report_event(p_project uuid, p_run integer, p_action text, p_detail text) returns void
language sql security definer set search_path = '' as $$
  insert into public.report_events (project_id, run, action, detail, day, first_at, last_at)
  values (p_project, p_run, p_action, left(coalesce(p_detail, ''), 600), (now() at time zone 'utc')::date,
    clock_timestamp(), clock_timestamp())
  on conflict (project_id, run, action, detail, day)
  do update set times = public.report_events.times + 1, last_at = excluded.last_at;
$$;

create function public.newest_report(p_project uuid) returns public.compliance_reports
language sql stable security definer set search_path = '' as $$
  select * from public.compliance_reports where project_id = p_project order by run desc limit 1;
$$;

-- The report of a project of the caller's; raises where there is none.
create function public.own_report(p_project uuid) returns public.compliance_reports
language plpgsql stable security definer set search_path = '' as $$
declare
  report public.compliance_reports;
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
  report := public.newest_report(p_project);
  if report.id is null then raise exception 'report_not_ready'; end if;
  return report;
end $$;

-- A new run over an old one: a retry when the old one failed.
create function public.note_new_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.note_report_event(new.id, new.run,
    case when old.status = 'failed' then 'retried' else 'reviewed again' end, 'run ' || new.run);
  return null;
end $$;
create trigger projects_note_new_run after update of run on public.projects
  for each row when (new.run > old.run) execute function public.note_new_run();

create function public.note_feedback() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  report public.compliance_reports := public.newest_report(new.project_id);
begin
  if report.id is not null then
    perform public.note_report_event(new.project_id, report.run, 'feedback', 'rated ' || new.rating || ' of 5');
  end if;
  return null;
end $$;
create trigger feedback_note after insert on public.feedback
  for each row execute function public.note_feedback();

create function public.note_download(p_project uuid, p_what text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  report public.compliance_reports := public.own_report(p_project);
begin
  perform public.note_report_event(p_project, report.run, 'downloaded', left(p_what, 100));
end $$;

create function public.count_verification(p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  report public.compliance_reports;
begin
  select * into report from public.compliance_reports where verification_code = p_code;
  if report.id is not null then
    perform public.note_report_event(report.project_id, report.run, 'verified', '');
  end if;
end $$;

-- Takes back the report of this code; it must be the project's. For good.
create function public.revoke_report(p_project uuid, p_code text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  report public.compliance_reports;
begin
  perform public.own_report(p_project);
  select * into report from public.compliance_reports where project_id = p_project and verification_code = p_code;
  if report.id is null then raise exception 'report_not_found'; end if;
  insert into public.revoked_reports (verification_code, reason) values (p_code, p_reason) on conflict do nothing;
  if not found then raise exception 'conflict'; end if;
  perform public.note_report_event(p_project, report.run, 'revoked', p_reason);
end $$;

create function public.forget_revocation_reason() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.revoked_reports set reason = null where verification_code = old.verification_code;
  return null;
end $$;
create trigger compliance_reports_forget after delete on public.compliance_reports
  for each row execute function public.forget_revocation_reason();

create function public.show_client(p_project uuid, p_is_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects set is_client_shown = p_is_shown where id = p_project and user_id = (select auth.uid());
  if not found then raise exception 'project_not_found'; end if;
end $$;

create function public.assert_export() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce((public.plan_of((select auth.uid()))).has_export, false) then raise exception 'feature_not_in_plan'; end if;
end $$;

-- What the owner sees beside the newest report. Null when the project isn't the caller's.
create function public.report_life(p_project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('action', e.action, 'detail', nullif(e.detail, ''),
        'times', e.times, 'at', e.last_at) order by e.last_at), '[]')
      from (
        select * from public.report_events
        where project_id = p.id and (run = r.run or (run < r.run and action in ('retried', 'reviewed again', 'revoked')))
        order by last_at desc limit 200
      ) e
    ),
    'verifiedCount', (
      select coalesce(sum(times), 0) from public.report_events
      where project_id = p.id and run = r.run and action = 'verified'
    ),
    'revokedAt', v.revoked_at, 'revokedReason', v.reason,
    'isClientShown', p.is_client_shown,
    'canExport', coalesce((public.plan_of(p.user_id)).has_export, false)
  )
  from public.projects p
  left join lateral (
    select run, verification_code from public.compliance_reports where project_id = p.id order by run desc limit 1
  ) r on true
  left join public.revoked_reports v on v.verification_code = r.verification_code
  where p.id = p_project and p.user_id = (select auth.uid());
$$;

-- Whether the report of a code still stands. Also answers for a report that is gone.
create function public.report_standing(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revokedAt', v.revoked_at, 'revokedReason', v.reason,
    'isClientShown', coalesce(p.is_client_shown, false),
    'supersededBy', (
      select jsonb_build_object('verificationCode', n.verification_code, 'issuedAt', n.created_at)
      from public.compliance_reports n where n.project_id = r.project_id and n.run > r.run order by n.run desc limit 1
    )
  )
  from (select p_code as code) asked
  left join public.revoked_reports v on v.verification_code = asked.code
  left join public.compliance_reports r on r.verification_code = asked.code
  left join public.projects p on p.id = r.project_id;
$$;

-- The file and its hash belong to what was sealed.
create or replace function public.note_tampering() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.body, new.seal, new.findings, new.overall_score, new.total_issues, new.report_hash, new.digital_signature,
      new.verification_code, new.pdf_sha256)
     is distinct from
     (old.body, old.seal, old.findings, old.overall_score, old.total_issues, old.report_hash, old.digital_signature,
      old.verification_code, old.pdf_sha256)
  then
    new.tampered_at := coalesce(old.tampered_at, clock_timestamp());
  end if;
  return new;
end $$;

-- The ledger only grows.
create function public.refuse_ledger_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'conflict';
end $$;
create trigger issued_reports_only_grow before update or delete on public.issued_reports
  for each row execute function public.refuse_ledger_change();

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('note_report_event', 'newest_report', 'own_report', 'note_new_run', 'note_feedback', 'note_download',
        'count_verification', 'revoke_report', 'forget_revocation_reason', 'show_client', 'assert_export', 'report_life',
        'report_standing', 'refuse_ledger_change')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('note_download', 'revoke_report', 'show_client', 'assert_export', 'report_life')
        then 'authenticated' else 'service_role' end);
  end loop;
end $$;
