-- A finding is known again by its rule, its place, the plan's own words and the values, never by our sentences: they may
-- be put better without what people decided being lost. Reports stored before are known by the same, as they hold all of it.

-- Numbers to three decimals; of words the figures alone: `edition 8 (2023)` is `8th edition (2023)`.
create function public.finding_figures(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_value)
    when 'number' then to_jsonb(round(p_value::numeric, 3))
    when 'string' then coalesce((
      select jsonb_agg(found.parts [1] order by found.nth)
      from regexp_matches(p_value #>> '{}', '\d+(?:\.\d+)?', 'g') with ordinality as found (parts, nth)
    ), p_value)
  end;
$$;

-- As `identityOf` of the product says it, for findings of the engine: a sealed report holds no others.
create or replace function public.finding_identity(p_finding jsonb) returns text
language sql immutable set search_path = '' as $$
  select md5(jsonb_build_array(p_finding -> 'ruleId', p_finding ->> 'status' = 'compliant',
    public.finding_figures(p_finding -> 'measured'), public.finding_figures(p_finding -> 'required'),
    p_finding #> '{documentMarkup,roomType}', p_finding #> '{documentMarkup,buildingElements}',
    coalesce(p_finding ->> 'sheet', p_finding #>> '{documentMarkup,page}'),
    p_finding #> '{evidence,sourceText}',
    -- what contradicts it
    case when p_finding ->> 'status' = 'warning' and jsonb_array_length(p_finding -> 'otherPlaces') = 1
      then p_finding #> '{otherPlaces,0,sourceText}' end)::text);
$$;

-- Page and corner of a finding's box, in tenths of a percent; null where it has none.
create function public.finding_spot(p_finding jsonb) returns text
language sql immutable set search_path = '' as $$
  select format('%s %s %s', m -> 'page', round((m -> 'x')::numeric, 1), round((m -> 'y')::numeric, 1))
  from (select p_finding -> 'documentMarkup' as m) as finding where m is not null;
$$;

revoke execute on function public.finding_figures(jsonb), public.finding_spot(jsonb) from public, anon, authenticated;
grant execute on function public.finding_figures(jsonb), public.finding_spot(jsonb) to service_role;

-- As before, but that of several findings of one identity those that stayed in their place keep what was decided.
create or replace function public.carry_dispositions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
begin
  select * into previous from public.compliance_reports
  where project_id = new.project_id and run < new.run order by run desc limit 1;
  if not found then return null; end if;
  with said as (
    select reports.is_later, f.place as nth, f.finding ->> 'id' as id, public.finding_identity(f.finding) as identity,
      public.finding_spot(f.finding) as spot
    from (values (false, previous.findings), (true, new.findings)) as reports (is_later, findings)
    cross join lateral jsonb_array_elements(reports.findings) with ordinality as f (finding, place)
  ),
  -- Of several that say the same, each goes to the one at its own place; the others go by their order.
  placed as (
    select said.*, exists (
      select from said other
      where other.is_later <> said.is_later and other.identity = said.identity and other.spot = said.spot
    ) as has_stayed
    from said
  ),
  numbered as (
    select is_later, id, identity, row_number() over (
      partition by is_later, identity order by has_stayed desc, case when has_stayed then spot end, nth) as nth
    from placed
  ),
  earlier as (select id, identity, nth from numbered where not is_later),
  later as (select id, identity, nth from numbered where is_later),
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
