-- The trace a job belongs to, so that one trace runs from the request through the queue to the rules, and how
-- many jobs wait.

-- The `traceparent` of the request this statement serves; null when there is none, or it is not one.
create function public.request_trace() returns text
language plpgsql stable set search_path = '' as $$
begin
  return substring(nullif(current_setting('request.headers', true), '')::json ->> 'traceparent'
    from '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
exception when others then
  return null;
end $$;

alter table jobs.job add column traceparent text default public.request_trace();

-- Jobs by queue and state, of those that are not done.
create function public.job_depth() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('queue', d.queue, 'state', d.state, 'jobs', d.n)), '[]')
  from (select queue, state, count(*) as n from jobs.job where state <> 'done' group by queue, state) d;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('request_trace', 'job_depth')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
