-- Projects, their files, and what each page came to.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  description text check (char_length(description) <= 5000),
  address text not null check (char_length(address) between 1 and 500),
  client_name text not null check (char_length(client_name) between 1 and 255),
  client_phone text not null check (char_length(client_phone) between 1 and 20),
  client_email text not null check (char_length(client_email) between 3 and 254),
  occupancy_classification text[] not null default '{}',
  inspection_categories text[] not null default '{}',
  -- feet and square feet
  building_height double precision not null default 0 check (building_height between 0 and 10000),
  building_area double precision not null default 0 check (building_area between 0 and 100000000),
  type_of_construction text not null,
  fire_sprinkler boolean not null default false,
  generator boolean not null default false,
  base_flood_elevation double precision,
  fema_flood_zone text check (char_length(fema_flood_zone) <= 20),
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  tags text[] not null default '{}',
  file_count integer not null default 0,
  compliance_score double precision check (compliance_score between 0 and 100),
  issues_found integer not null default 0,
  -- the running or last analysis: its number, stage, pages, files that could not be opened
  run integer not null default 1,
  stage text not null default 'initializing'
    check (stage in ('initializing', 'extracting', 'analyzing', 'generating', 'complete', 'failed')),
  pages_total integer,
  pages_done integer not null default 0,
  plan jsonb,
  failure_reason text,
  started_at timestamptz,
  finished_at timestamptz,
  uploaded_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_user on public.projects (user_id, uploaded_at desc);
create index projects_busy on public.projects (user_id) where status = 'processing';
create trigger projects_touch before update on public.projects
  for each row execute function public.touch_updated_at();

alter table public.projects enable row level security;
-- Owners read; every change is a function below, so that limits, status and runs can't be written past.
create policy projects_select_own on public.projects for select to authenticated
  using (user_id = (select auth.uid()));

create table public.files (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  position integer not null,
  filename text not null check (char_length(filename) between 1 and 255),
  original_filename text not null check (char_length(original_filename) between 1 and 255),
  file_type text not null check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
  file_size bigint not null check (file_size > 0),
  file_path text not null unique,
  thumbnail_path text,
  sha256 text not null check (char_length(sha256) = 64),
  page_count integer,
  processing_status text not null default 'pending'
    check (processing_status in ('pending', 'processing', 'completed', 'failed')),
  processing_error text,
  uploaded_at timestamptz not null default now(),
  unique (project_id, position)
);
alter table public.files enable row level security;
create policy files_select_own on public.files for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- One row per analysed page of the running analysis: facts for the assembly, notes for the live panel.
create table public.page_results (
  project_id uuid not null references public.projects (id) on delete cascade,
  run integer not null,
  page integer not null check (page >= 1),
  file_id uuid not null references public.files (id) on delete cascade,
  page_in_file integer not null check (page_in_file >= 1),
  sheet text,
  result jsonb,
  problem text,
  insights jsonb not null default '[]',
  warnings jsonb not null default '[]',
  elapsed_ms integer,
  created_at timestamptz not null default clock_timestamp(),
  primary key (project_id, run, page)
);
create index page_results_file on public.page_results (file_id);
alter table public.page_results enable row level security;
create policy page_results_select_own on public.page_results for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));
