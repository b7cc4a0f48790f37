-- Pages a plan allows for one file and one project, and turns in the queue by account instead of by arrival.

alter table public.subscription_plans
  add column max_file_pages integer not null default 60 check (max_file_pages > 0),
  add column max_project_pages integer not null default 60 check (max_project_pages > 0);
update public.subscription_plans set max_file_pages = 300, max_project_pages = 500 where tier = 'professional';
update public.subscription_plans set max_file_pages = 500, max_project_pages = 1500 where tier = 'enterprise';

-- Pages the plan of an account allows.
create function public.page_limits(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('maxFilePages', p.max_file_pages, 'maxProjectPages', p.max_project_pages)
  from public.users u join public.subscription_plans p on p.tier = u.subscription_tier where u.id = p_user;
$$;

-- Whose work a job is; null for work of the house.
alter table jobs.job add column account_id uuid;
update jobs.job j set account_id = p.user_id from public.projects p where p.id = j.project_id;
create index job_turn on jobs.job (queue, account_id, priority desc, run_at, seq) where state = 'ready';

create function jobs.set_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select user_id into new.account_id from public.projects where id = new.project_id;
  return new;
end $$;
create trigger job_account before insert on jobs.job for each row when (new.project_id is not null)
  execute function jobs.set_account();

-- Accounts take turns: the more of its jobs are held, the later the next one comes. Priority counts within the work
-- of one account; Enterprise gets two turns for one. At most p_account_limit jobs of an account are held at a time.
drop function public.job_claim(text, text, integer, integer);
create function public.job_claim(
  p_queue text, p_worker text, p_lease_ms integer, p_limit integer default 1, p_account_limit integer default null
) returns setof jobs.job
language sql security definer set search_path = '' as $$
  with recursive account as (
    (select j.account_id as id from jobs.job j where j.queue = p_queue and j.state = 'ready' and j.account_id is not null
      order by j.account_id limit 1)
    union all
    select (select j.account_id from jobs.job j
      where j.queue = p_queue and j.state = 'ready' and j.account_id > a.id order by j.account_id limit 1)
    from account a where a.id is not null
  ), held as (
    select account_id as id, count(*) as n from jobs.job where queue = p_queue and state = 'leased' group by 1
  ), turn as (
    select next.id, next.run_at, next.seq,
      (coalesce(held.n, 0) + next.place)::numeric
        / case when u.subscription_tier = 'enterprise' and u.subscription_status in ('active', 'trialing') then 2 else 1 end
        as turn
    from account a
    join public.users u on u.id = a.id
    left join held on held.id = a.id
    cross join lateral (
      select j.id, j.run_at, j.seq, row_number() over (order by j.priority desc, j.run_at, j.seq) as place
      from jobs.job j
      where j.queue = p_queue and j.state = 'ready' and j.account_id = a.id
        and (j.run_at <= clock_timestamp() or j.run_at > clock_timestamp() + interval '15 minutes')
      order by j.priority desc, j.run_at, j.seq
      limit greatest(0, least(p_limit, p_account_limit - coalesce(held.n, 0)))
    ) next
    union all
    (select j.id, j.run_at, j.seq, row_number() over (order by j.priority desc, j.run_at, j.seq)
    from jobs.job j
    where j.queue = p_queue and j.state = 'ready' and j.account_id is null
      and (j.run_at <= clock_timestamp()
        or j.project_id is not null and j.run_at > clock_timestamp() + interval '15 minutes')
    order by j.priority desc, j.run_at, j.seq limit p_limit)
  )
  update jobs.job j set state = 'leased', attempts = j.attempts + 1, lease_token = gen_random_uuid(),
    leased_by = p_worker, lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
  from (
    select id from jobs.job
    where state = 'ready' and id in (select id from turn order by turn, run_at, seq limit p_limit)
    for update skip locked
  ) c
  where j.id = c.id
  returning j.*;
$$;

create index page_results_recent on public.page_results (created_at desc);

-- The project's own priority, within the work of its account.
create or replace function public.project_priority(p_user uuid, p_priority text) returns integer
language sql immutable security definer set search_path = '' as $$
  select case p_priority when 'high' then 10 when 'low' then -10 else 0 end;
$$;

create or replace function public.project_progress(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'project', to_jsonb(p) - 'plan',
    'problems', coalesce(p.plan -> 'problems', '[]'),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('page', r.page, 'sheet', r.sheet, 'problem', r.problem,
        'insights', r.insights, 'warnings', r.warnings, 'at', r.created_at, 'elapsedMs', r.elapsed_ms) order by r.created_at), '[]')
      from public.page_results r where r.project_id = p.id and r.run = p.run),
    'working', (select coalesce(jsonb_agg(jsonb_build_object('kind', j.kind, 'page', j.payload -> 'page', 'progress', j.progress,
        'attempts', j.attempts) order by j.seq), '[]')
      from jobs.job j where j.project_id = p.id and j.run = p.run and j.state = 'leased'),
    'model', (select case when count(*) = 0 then null else jsonb_build_object(
        'name', max(c.model), 'pages', count(distinct c.page), 'questions', count(*) filter (where c.settled_at is not null),
        'costUsd', coalesce(sum(c.cost_usd), 0),
        'asking', (array_agg(jsonb_build_object('page', c.page, 'task', c.task) order by c.created_at desc)
          filter (where c.settled_at is null))[1]) end
      from public.model_calls c where c.project_id = p.id and c.run = p.run),
    -- Accounts that are served or wait beside this one, and what a page took lately: nothing else is told of them.
    'queue', (select case
        when p.status <> 'processing' or not exists (select from jobs.job j
          where j.project_id = p.id and j.run = p.run and j.state = 'ready' and j.run_at <= clock_timestamp())
        then null
        else jsonb_build_object(
          'others', (select count(distinct j.account_id) from jobs.job j
            where j.queue = 'analysis' and j.state in ('ready', 'leased') and j.account_id <> p.user_id),
          'own', (select count(distinct j.project_id) from jobs.job j
            where j.queue = 'analysis' and j.state in ('ready', 'leased') and j.account_id = p.user_id and j.project_id <> p.id),
          'pageMs', (select coalesce(avg(r.elapsed_ms), 0) from (select elapsed_ms from public.page_results
            order by created_at desc limit 50) r)) end),
    'hasReport', exists (select from public.compliance_reports r where r.project_id = p.id),
    'now', clock_timestamp()
  )
  from public.projects p where p.id = p_id and p.user_id = (select auth.uid());
$$;

revoke execute on function public.page_limits(uuid) from public, anon, authenticated;
grant execute on function public.page_limits(uuid) to service_role;
revoke execute on function public.job_claim(text, text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.job_claim(text, text, integer, integer, integer) to service_role;
