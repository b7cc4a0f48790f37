-- Accounts: the profile beside Supabase Auth, sessions of this product, confirmation links.
-- Passwords stay in auth.users. Role and tier are ours alone: nothing a user may edit grants anything.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;

-- Nothing is callable unless a grant says so.
alter default privileges in schema public revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null unique check (char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 255),
  username text check (char_length(username) <= 255),
  role text not null default 'user' check (role in ('user', 'admin')),
  is_active boolean not null default true,
  email_confirmed_at timestamptz,
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'professional', 'enterprise')),
  subscription_status text not null default 'active',
  -- identifiers at the payment provider
  customer_id text unique,
  subscription_id text unique,
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  trial_end_date timestamptz,
  cancel_at_period_end boolean not null default false,
  -- limits: projects, megabytes, files a month, reports a month; -1 means unlimited
  projects_limit integer not null default 3 check (projects_limit >= -1),
  storage_limit integer not null default 100 check (storage_limit >= -1),
  monthly_projects integer not null default 0 check (monthly_projects >= 0),
  monthly_uploads integer not null default 0 check (monthly_uploads >= 0),
  monthly_uploads_limit integer not null default 10 check (monthly_uploads_limit >= -1),
  monthly_reports_generated integer not null default 0 check (monthly_reports_generated >= 0),
  monthly_reports_limit integer not null default 5 check (monthly_reports_limit >= -1),
  last_usage_reset_date timestamptz not null default now(),
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger users_touch before update on public.users
  for each row execute function public.touch_updated_at();

alter table public.users enable row level security;
-- A user reads the own row. Changes go through functions, so that tier, role and limits stay ours.
create policy users_select_own on public.users for select to authenticated
  using (id = (select auth.uid()));

-- A profile for every new sign-up, in the same transaction.
create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id, email, name, username)
  values (
    new.id,
    lower(new.email),
    left(coalesce(nullif(trim(new.raw_user_meta_data ->> 'name'), ''), split_part(new.email, '@', 1)), 255),
    left(nullif(trim(new.raw_user_meta_data ->> 'username'), ''), 255)
  );
  return new;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create function public.update_profile(p_name text) returns public.users
language sql security definer set search_path = '' as $$
  update public.users set name = p_name
  where id = (select auth.uid()) and is_active
  returning *;
$$;
revoke execute on function public.update_profile(text) from public, anon;
grant execute on function public.update_profile(text) to authenticated;

-- Sessions: only a hash of the opaque token is kept. The tokens of the Supabase session behind it are
-- encrypted with a key that lives outside the database.
create table public.sessions (
  id text primary key check (char_length(id) = 64),
  user_id uuid not null references public.users (id) on delete cascade,
  sealed_tokens text not null,
  access_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on public.sessions (user_id);
create index sessions_expiry on public.sessions (expires_at);
alter table public.sessions enable row level security;
-- No policy: sessions are the server's alone.

-- Links that confirm an address. Only a hash of the token is kept.
create table public.email_tokens (
  id text primary key check (char_length(id) = 64),
  user_id uuid not null references public.users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm_email')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_tokens_user on public.email_tokens (user_id);
alter table public.email_tokens enable row level security;

-- Requests for access from the landing page; read by admins.
create table public.access_requests (
  id uuid primary key default gen_random_uuid(),
  project_type text not null check (project_type in ('residential', 'commercial', 'mixed-use', 'other')),
  name text not null check (char_length(name) <= 255),
  email text not null check (char_length(email) <= 254),
  company text not null default '' check (char_length(company) <= 255),
  message text not null default '' check (char_length(message) <= 4000),
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index access_requests_created on public.access_requests (created_at desc);
alter table public.access_requests enable row level security;

-- True for a signed-in, active admin. Reads our table, never the token's metadata.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users
    where id = (select auth.uid()) and role = 'admin' and is_active
  );
$$;
revoke execute on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated;

create policy access_requests_select_admin on public.access_requests for select to authenticated
  using ((select public.is_admin()));

-- What admins and the system did to accounts and jobs.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references public.users (id) on delete set null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc);
alter table public.audit_log enable row level security;
create policy audit_log_select_admin on public.audit_log for select to authenticated
  using ((select public.is_admin()));
