-- What owners say of single findings: right or wrong, with a reason where there is one. Rules are counted by it.

create table public.finding_judgements (
  project_id uuid not null,
  -- the run whose report it is about
  run integer not null,
  -- as that report numbers its findings
  finding_id text not null check (char_length(finding_id) between 1 and 120),
  user_id uuid not null references public.users (id) on delete cascade,
  rule_id text not null check (char_length(rule_id) between 1 and 120),
  is_right boolean not null,
  reason text check (char_length(reason) between 1 and 500),
  judged_at timestamptz not null default clock_timestamp(),
  primary key (project_id, run, finding_id, user_id),
  foreign key (project_id, run) references public.compliance_reports (project_id, run) on delete cascade
);
create index finding_judgements_user on public.finding_judgements (user_id);
alter table public.finding_judgements enable row level security;
-- Owners read their own; judging is the functions below, which leave a line in the audit log.
create policy finding_judgements_select_own on public.finding_judgements for select to authenticated
  using (user_id = (select auth.uid()));

-- What is left of judgements whose report or account was deleted: which rule, right or wrong, and nobody's name.
-- Rows are only added, so that deletions never wait for each other.
create table public.past_judgements (
  id bigint generated always as identity primary key,
  rule_id text not null,
  is_right boolean not null
);
alter table public.past_judgements enable row level security;
-- No policy: admins read it through the function that counts.

-- A judgement that was taken back leaves nothing; then report and account are still there.
create function public.keep_judgement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.compliance_reports where project_id = old.project_id and run = old.run)
    and exists (select from public.users where id = old.user_id)
  then
    return null;
  end if;
  insert into public.past_judgements (rule_id, is_right) values (old.rule_id, old.is_right);
  return null;
end $$;
create trigger finding_judgements_keep after delete on public.finding_judgements
  for each row execute function public.keep_judgement();

-- Judges a finding of a report of the caller's, in the place of what was said before. Saying the same keeps its moment.
create function public.judge_finding(p_project uuid, p_report uuid, p_finding text, p_is_right boolean, p_reason text)
returns public.finding_judgements
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select auth.uid());
  rule text;
  judged_run integer;
  judged public.finding_judgements;
begin
  perform 1 from public.projects where id = p_project and user_id = owner for update;
  if not found then raise exception 'project_not_found'; end if;
  select r.run, f.finding ->> 'ruleId' into judged_run, rule
  from public.compliance_reports r cross join lateral jsonb_array_elements(r.findings) as f (finding)
  where r.id = p_report and r.project_id = p_project and f.finding ->> 'id' = p_finding limit 1;
  if rule is null then raise exception 'not_found'; end if;
  insert into public.finding_judgements as j (project_id, run, finding_id, user_id, rule_id, is_right, reason)
  values (p_project, judged_run, p_finding, owner, rule, p_is_right, p_reason)
  on conflict (project_id, run, finding_id, user_id)
  do update set is_right = excluded.is_right, reason = excluded.reason, judged_at = clock_timestamp()
  where (j.is_right, j.reason) is distinct from (excluded.is_right, excluded.reason);
  if found then
    perform public.note_audit('finding judged', p_project::text,
      jsonb_build_object('finding', p_finding, 'rule', rule, 'isRight', p_is_right));
  end if;
  select * into judged from public.finding_judgements
  where project_id = p_project and run = judged_run and finding_id = p_finding and user_id = owner;
  return judged;
end $$;

-- Takes a judgement back. Where there is none nothing happens.
create function public.take_back_judgement(p_project uuid, p_report uuid, p_finding text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rule text;
begin
  perform 1 from public.projects where id = p_project and user_id = (select auth.uid()) for update;
  if not found then raise exception 'project_not_found'; end if;
  delete from public.finding_judgements j using public.compliance_reports r
  where r.id = p_report and r.project_id = p_project and j.project_id = r.project_id and j.run = r.run
    and j.finding_id = p_finding and j.user_id = (select auth.uid())
  returning j.rule_id into rule;
  if rule is not null then
    perform public.note_audit('judgement taken back', p_project::text,
      jsonb_build_object('finding', p_finding, 'rule', rule));
  end if;
end $$;

-- Two counts stand side by side. Judgements are about single findings and say how often a rule was right. Feedback is
-- about a report as a whole, so each rule that reported something in it shares it.
create or replace function public.admin_rule_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    with judged as (
      select rule_id, count(*) filter (where is_right) as n_right, count(*) filter (where not is_right) as n_wrong
      from (
        select rule_id, is_right from public.finding_judgements
        union all select rule_id, is_right from public.past_judgements
      ) j group by rule_id
    ),
    why as (
      select rule_id, jsonb_agg(reason order by judged_at desc) as reasons
      from (
        select rule_id, reason, judged_at, row_number() over (partition by rule_id order by judged_at desc) as place
        from public.finding_judgements where not is_right and reason is not null
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
    from judged full join rated using (rule_id) left join why using (rule_id)
  ), '[]');
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('keep_judgement', 'judge_finding', 'take_back_judgement')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case f.proname when 'keep_judgement' then 'service_role' else 'authenticated' end);
  end loop;
end $$;
