-- The admin sees of decisions that are shared why they were made by their reasons alone: notes are people's own words,
-- and may hold names.
do $$
declare
  before text := pg_get_functiondef('public.admin_rule_accuracy()'::regprocedure);
  after text := regexp_replace(before, 'why as \(.*?place <= 5 group by rule_id\s*\)', 'why as (
      select rule_id, jsonb_agg(reason || case when n > 1 then '' ('' || n || '')'' else '''' end order by n desc, reason)
        as reasons
      from (
        select rule_id, replace(reason_code, ''_'', '' '') as reason, count(*) as n
        from public.finding_dispositions
        where not is_carried and is_shared and not public.is_rule_right(state, reason_code)
        group by rule_id, reason_code
      ) w group by rule_id
    )');
begin
  if after = before then raise exception 'admin_rule_accuracy tells no notes'; end if;
  execute after;
end $$;
