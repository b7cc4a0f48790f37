-- Plans, usage, invoices and the figures of the product. Prices in cents, storage in megabytes.

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  tier text not null unique check (tier in ('free', 'professional', 'enterprise')),
  price integer not null check (price >= 0),
  interval text not null default 'month' check (interval in ('month', 'year')),
  projects_limit integer not null check (projects_limit >= -1),
  storage_limit integer not null check (storage_limit >= -1),
  monthly_uploads_limit integer not null check (monthly_uploads_limit >= -1),
  monthly_reports_limit integer not null check (monthly_reports_limit >= -1),
  -- megabytes of one file
  max_file_mb integer not null check (max_file_mb > 0),
  features jsonb not null default '[]',
  -- key of the price at the payment provider
  price_id text,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
alter table public.subscription_plans enable row level security;
create policy subscription_plans_select_all on public.subscription_plans for select to anon, authenticated
  using (is_active);

insert into public.subscription_plans
  (name, tier, price, projects_limit, storage_limit, monthly_uploads_limit, monthly_reports_limit, max_file_mb, features, price_id)
values
  ('Free', 'free', 0, 3, 100, 10, 5, 10,
   '["Up to 3 projects", "100MB storage", "10 monthly uploads", "5 compliance reports per month", "Basic support"]', null),
  ('Professional', 'professional', 9900, 8, 5120, -1, -1, 100,
   '["2 projects per week (8 per month)", "5GB storage", "Weekly project uploads", "Advanced reports", "Priority support", "Advanced analytics", "Export reports", "Custom tags", "API access"]',
   'flclear_professional_month'),
  ('Enterprise', 'enterprise', 19900, -1, -1, -1, -1, 100,
   '["Unlimited projects", "Unlimited storage", "Unlimited uploads and reports", "24/7 premium support", "Analytics", "Full API access", "White-label options", "Custom integrations", "Dedicated account manager", "Priority processing queue"]',
   'flclear_enterprise_month');

create table public.usage_analytics (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  date date not null default current_date,
  projects_created integer not null default 0,
  files_uploaded integer not null default 0,
  reports_generated integer not null default 0,
  -- bytes held at the end of the day
  storage_used bigint not null default 0,
  api_calls_count integer not null default 0,
  processing_time_ms bigint not null default 0,
  unique (user_id, date)
);
alter table public.usage_analytics enable row level security;
create policy usage_analytics_select_own on public.usage_analytics for select to authenticated
  using (user_id = (select auth.uid()));

create table public.billing_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  invoice_id text unique,
  -- cents
  amount integer not null,
  currency text not null default 'USD',
  status text not null,
  description text not null,
  invoice_url text,
  billing_date timestamptz not null,
  created_at timestamptz not null default now()
);
create index billing_history_user on public.billing_history (user_id, billing_date desc);
alter table public.billing_history enable row level security;
create policy billing_history_select_own on public.billing_history for select to authenticated
  using (user_id = (select auth.uid()));

create table public.admin_metrics (
  id uuid primary key default gen_random_uuid(),
  date date not null unique default current_date,
  total_users integer not null default 0,
  active_users integer not null default 0,
  total_projects integer not null default 0,
  total_reports integer not null default 0,
  -- cents
  monthly_recurring_revenue bigint not null default 0,
  -- share of paying users who left, 0 to 1
  churn_rate double precision not null default 0,
  -- seconds
  average_processing_time double precision not null default 0,
  -- bytes
  total_storage_used bigint not null default 0
);
alter table public.admin_metrics enable row level security;
create policy admin_metrics_select_admin on public.admin_metrics for select to authenticated
  using ((select public.is_admin()));

-- Adds to today's line of a user's usage.
create function public.count_usage(
  p_user uuid, p_projects integer default 0, p_files integer default 0, p_reports integer default 0,
  p_calls integer default 0, p_processing_ms bigint default 0
) returns void
language sql security definer set search_path = '' as $$
  insert into public.usage_analytics as u
    (user_id, date, projects_created, files_uploaded, reports_generated, api_calls_count, processing_time_ms, storage_used)
  values (p_user, current_date, p_projects, p_files, p_reports, p_calls, p_processing_ms,
    (select coalesce(sum(f.file_size), 0) from public.files f join public.projects p on p.id = f.project_id where p.user_id = p_user))
  on conflict (user_id, date) do update set
    projects_created = u.projects_created + excluded.projects_created,
    files_uploaded = u.files_uploaded + excluded.files_uploaded,
    reports_generated = u.reports_generated + excluded.reports_generated,
    api_calls_count = u.api_calls_count + excluded.api_calls_count,
    processing_time_ms = u.processing_time_ms + excluded.processing_time_ms,
    storage_used = excluded.storage_used;
$$;
revoke execute on function public.count_usage(uuid, integer, integer, integer, integer, bigint) from public, anon, authenticated;
grant execute on function public.count_usage(uuid, integer, integer, integer, integer, bigint) to service_role;

-- Locks the user's row and, a month after the last reset, starts the counters anew.
create function public.lock_account(p_user uuid) returns public.users
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
begin
  select * into account from public.users where id = p_user and is_active for update;
  if account.id is null then
    raise exception 'no_authorization';
  end if;
  if account.last_usage_reset_date + interval '1 month' <= now() then
    update public.users set
      monthly_projects = 0, monthly_uploads = 0, monthly_reports_generated = 0,
      -- whole months on, so that the day of the period stays
      last_usage_reset_date = account.last_usage_reset_date
        + (extract(year from age(now(), account.last_usage_reset_date)) * 12
           + extract(month from age(now(), account.last_usage_reset_date))) * interval '1 month'
    where id = p_user returning * into account;
  end if;
  return account;
end $$;
revoke execute on function public.lock_account(uuid) from public, anon, authenticated;
grant execute on function public.lock_account(uuid) to service_role;

-- Puts a user on a plan: tier, status and limits together.
create function public.set_plan(
  p_user uuid, p_tier text, p_status text default 'active', p_ends timestamptz default null, p_cancels boolean default false
) returns public.users
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
begin
  update public.users u set
    subscription_tier = p.tier, subscription_status = p_status,
    subscription_start_date = case when u.subscription_tier is distinct from p.tier then now() else u.subscription_start_date end,
    subscription_end_date = p_ends, cancel_at_period_end = p_cancels,
    projects_limit = p.projects_limit, storage_limit = p.storage_limit,
    monthly_uploads_limit = p.monthly_uploads_limit, monthly_reports_limit = p.monthly_reports_limit
  from public.subscription_plans p
  where u.id = p_user and p.tier = p_tier
  returning u.* into account;
  return account;
end $$;
revoke execute on function public.set_plan(uuid, text, text, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.set_plan(uuid, text, text, timestamptz, boolean) to service_role;

-- Subscriptions of the sandbox, which takes no money; with a card provider this table stays empty.
create table public.sandbox_subscriptions (
  customer_id text primary key,
  state jsonb not null
);
alter table public.sandbox_subscriptions enable row level security;

-- Puts a user where the payment provider says. Invoices keep their id, so that repeating changes nothing.
create function public.apply_billing(p_user uuid, p_state jsonb, p_invoices jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.users where id = p_user for update;
  update public.users set customer_id = p_state ->> 'customer_id', subscription_id = p_state ->> 'subscription_id'
  where id = p_user;
  perform public.set_plan(p_user, p_state ->> 'tier', p_state ->> 'status', (p_state ->> 'period_end')::timestamptz,
    (p_state ->> 'cancel_at_period_end')::boolean);
  insert into public.billing_history (user_id, invoice_id, amount, currency, status, description, invoice_url, billing_date)
  select p_user, i.invoice_id, i.amount, i.currency, i.status, i.description, i.invoice_url, i.billing_date
  from jsonb_populate_recordset(null::public.billing_history, p_invoices) i
  on conflict (invoice_id) do update set status = excluded.status, invoice_url = excluded.invoice_url,
    amount = excluded.amount;
end $$;
revoke execute on function public.apply_billing(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.apply_billing(uuid, jsonb, jsonb) to service_role;
