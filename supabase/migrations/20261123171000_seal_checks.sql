-- Each night every sealed report is held against its seal, its PDF and the record of issued reports.

create table public.seal_checks (
  date date primary key,
  started_at timestamptz not null default clock_timestamp(),
  -- null while it goes on
  finished_at timestamptz,
  -- the last report that was checked: a check that is cut off goes on behind it
  cursor uuid,
  reports integer not null default 0,
  -- [{ "code": "FLC-…-CERT", "changes": ["…"] }]; null instead of a code is the record itself
  altered jsonb not null default '[]'
);
alter table public.seal_checks enable row level security;
create policy seal_checks_select_admin on public.seal_checks for select to authenticated
  using ((select public.is_admin()));

-- Begins the check of a day, or says how far it has come.
create function public.begin_seal_check(p_date date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found public.seal_checks;
begin
  insert into public.seal_checks (date) values (p_date) on conflict do nothing;
  delete from public.seal_checks where date < p_date - 90;
  select * into found from public.seal_checks where date = p_date;
  return jsonb_build_object('cursor', found.cursor, 'isFinished', found.finished_at is not null);
end $$;

-- Adds what a part of the check found. Counted once: a part that was added before changes nothing.
create function public.add_seal_check(p_date date, p_from uuid, p_to uuid, p_reports integer, p_altered jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.seal_checks set cursor = p_to, reports = reports + p_reports, altered = altered || p_altered
  where date = p_date and cursor is not distinct from p_from and finished_at is null;
$$;

create function public.finish_seal_check(p_date date, p_altered jsonb) returns public.seal_checks
language sql security definer set search_path = '' as $$
  update public.seal_checks set finished_at = clock_timestamp(), altered = altered || p_altered
  where date = p_date and finished_at is null returning *;
$$;

create or replace function public.schedule_nightly() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  task record;
  n integer := 0;
begin
  for task in
    select * from (values ('roll_up', 0.1), ('clean_up', 2.5), ('reconcile', 3.0), ('check_seals', 3.5)) t (kind, hour)
  loop
    if not exists (select from jobs.job where queue = 'chores' and dedupe_key = task.kind || '/' || today) then
      perform public.job_enqueue('chores', task.kind, '{}', task.kind || '/' || today,
        greatest(0, extract(epoch from (today::timestamp at time zone 'UTC' + task.hour * interval '1 hour') - now()) * 1000)::integer,
        -10, 4);
      n := n + 1;
    end if;
  end loop;
  return n;
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('begin_seal_check', 'add_seal_check', 'finish_seal_check')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
