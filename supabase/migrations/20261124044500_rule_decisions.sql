-- How often a person's decisions bear each rule out, for the person, and with consent for the service without a name.

alter table public.users
  -- decisions count, without a name, in how accurate each rule is for everybody
  add column shares_decisions boolean not null default false;

alter table public.finding_dispositions
  -- whoever decided agreed; kept with the decision, since it outlives the account
  add column is_shared boolean not null default false;

create function public.note_decision_sharing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.decided_by is not null then
    new.is_shared := coalesce((select u.shares_decisions from public.users u where u.id = new.decided_by), false)
      -- no rule stands behind what a reviewer raised
      and new.finding_id !~ '^R[0-9]';
  elsif new.state is null then
    new.is_shared := false;
  end if;
  return new;
end $$;
create trigger finding_dispositions_sharing before insert or update on public.finding_dispositions
  for each row execute function public.note_decision_sharing();

-- Agrees, or takes it back; it holds for what was decided before, too.
create function public.set_decision_sharing(p_is_shared boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.users set shares_decisions = p_is_shared where id = (select auth.uid()) and is_active;
  -- The trigger reads the choice.
  update public.finding_dispositions set is_shared = p_is_shared where decided_by = (select auth.uid());
  return p_is_shared;
end $$;

-- As before, of decisions whose maker agreed.
create or replace function public.keep_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_right boolean := public.is_rule_right(old.state, old.reason_code);
begin
  if is_right is not null and not old.is_carried and old.is_shared
    and not exists (select from public.compliance_reports where project_id = old.project_id and run = old.run)
  then
    insert into public.past_decisions (rule_id, is_right) values (old.rule_id, is_right);
  end if;
  return null;
end $$;

-- As before, of decisions whose maker agreed.
create or replace function public.admin_rule_accuracy() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.assert_admin();
  return coalesce((
    with decided as (
      select rule_id, count(*) filter (where is_right) as n_right, count(*) filter (where not is_right) as n_wrong
      from (
        select rule_id, public.is_rule_right(state, reason_code) as is_right
        from public.finding_dispositions where not is_carried and is_shared
        union all select rule_id, is_right from public.past_decisions
      ) j where is_right is not null group by rule_id
    ),
    why as (
      select rule_id, jsonb_agg(note order by decided_at desc) as reasons
      from (
        select rule_id, coalesce(note, replace(reason_code, '_', ' ')) as note, decided_at,
          row_number() over (partition by rule_id order by decided_at desc) as place
        from public.finding_dispositions
        where not is_carried and is_shared and not public.is_rule_right(state, reason_code)
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


-- Rules by what was decided about their findings in the newest report of each of the caller's projects.
create function public.list_rule_decisions(p_limit integer, p_offset integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with newest as (
    select distinct on (r.project_id) r.project_id, r.run, r.findings
    from public.compliance_reports r join public.projects p on p.id = r.project_id
    where p.user_id = (select auth.uid()) order by r.project_id, r.run desc
  ),
  raised as (
    select f.finding ->> 'ruleId' as rule_id, d.state, d.reason_code
    from newest n
    cross join lateral jsonb_array_elements(n.findings) as f (finding)
    left join public.finding_dispositions d
      on d.project_id = n.project_id and d.run = n.run and d.finding_id = f.finding ->> 'id'
    where f.finding ->> 'status' in ('issue', 'warning')
  ),
  counted as (
    select rule_id, count(*) as raised,
      count(*) filter (where state = 'accepted') as accepted,
      count(*) filter (where state = 'resolved') as resolved,
      count(*) filter (where state = 'deferred') as deferred,
      count(*) filter (where state = 'dismissed') as dismissed
    from raised group by rule_id
  ),
  why as (
    select rule_id, jsonb_object_agg(reason_code, n) as reasons from (
      select rule_id, reason_code, count(*) as n from raised where reason_code is not null group by 1, 2
    ) r group by rule_id
  )
  select jsonb_build_object(
    'isShared', (select shares_decisions from public.users where id = (select auth.uid())),
    'total', (select count(*) from counted),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object('ruleId', c.rule_id, 'raised', c.raised, 'accepted', c.accepted,
        'resolved', c.resolved, 'deferred', c.deferred, 'dismissed', c.dismissed, 'reasons', coalesce(w.reasons, '{}'))
        order by c.dismissed desc, c.raised desc, c.rule_id)
      from (select * from counted order by dismissed desc, raised desc, rule_id limit p_limit offset p_offset) c
      left join why w using (rule_id)
    ), '[]'));
$$;

revoke execute on function public.set_decision_sharing(boolean) from public, anon;
revoke execute on function public.list_rule_decisions(integer, integer) from public, anon;
revoke execute on function public.note_decision_sharing() from public, anon, authenticated;
grant execute on function public.set_decision_sharing(boolean) to authenticated;
grant execute on function public.list_rule_decisions(integer, integer) to authenticated;
