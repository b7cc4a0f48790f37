-- From one cycle to the next a finding is known again on the sheet its sheet was matched with: that may have another
-- number and page in the set now.
create or replace function public.carry_dispositions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous public.compliance_reports;
  is_revision boolean;
begin
  select * into previous from public.compliance_reports
  where project_id = new.project_id and run < new.run order by run desc limit 1;
  if not found then return null; end if;
  is_revision := previous.cycle < new.cycle and new.comparison is not null;
  with matched as (
    select c -> 'before' as page_before, s -> 'page' as page, s -> 'number' as number
    from jsonb_array_elements(new.comparison -> 'sheets') c
    join jsonb_array_elements(new.body -> 'sheets') s on s -> 'page' = c -> 'after'
    where is_revision
  ),
  listed as (
    select true as is_later, f.place as nth, f.finding
    from jsonb_array_elements(new.findings) with ordinality as f (finding, place)
    union all
    select false, f.place, case when m.page is null then f.finding
      else jsonb_set(f.finding || jsonb_build_object('sheet', m.number), '{documentMarkup,page}', m.page) end
    from jsonb_array_elements(previous.findings) with ordinality as f (finding, place)
    left join matched m on m.page_before = f.finding #> '{documentMarkup,page}'
    where m.page is not null or not is_revision
  ),
  said as (
    select is_later, nth, finding ->> 'id' as id, public.finding_identity(finding) as identity,
      public.finding_spot(finding) as spot
    from listed
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
    where is_revision and (c #>> '{before,cycle}')::integer = previous.cycle and c ->> 'afterId' is not null
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
