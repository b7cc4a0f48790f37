-- Comments a reviewer uses again and again, and views of lists saved by name. Each belongs to an owner: a person.

create table public.standard_comments (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  -- entry of the loaded code it cites; null where the section is chosen when it is used
  requirement_id text check (char_length(requirement_id) between 1 and 120),
  status text not null check (status in ('issue', 'warning')),
  severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
  title text not null check (char_length(title) between 1 and 160),
  description text not null check (char_length(description) between 1 and 2000),
  recommendation text not null check (char_length(recommendation) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index standard_comments_owner on public.standard_comments (owner_id, title);
alter table public.standard_comments enable row level security;
create policy standard_comments_select_own on public.standard_comments for select to authenticated
  using (owner_id = (select auth.uid()));
create policy standard_comments_insert_own on public.standard_comments for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy standard_comments_update_own on public.standard_comments for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy standard_comments_delete_own on public.standard_comments for delete to authenticated
  using (owner_id = (select auth.uid()));

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  list text not null check (list in ('projects', 'reports')),
  name text not null check (char_length(name) between 1 and 60),
  -- search, filter and order, by name
  query jsonb not null check (jsonb_typeof(query) = 'object' and octet_length(query::text) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  unique (owner_id, list, name)
);
alter table public.saved_views enable row level security;
create policy saved_views_select_own on public.saved_views for select to authenticated
  using (owner_id = (select auth.uid()));
create policy saved_views_insert_own on public.saved_views for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy saved_views_update_own on public.saved_views for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy saved_views_delete_own on public.saved_views for delete to authenticated
  using (owner_id = (select auth.uid()));
