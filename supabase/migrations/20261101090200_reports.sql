-- Reports, the ledger of issued codes, and the survey.

create table public.compliance_reports (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  run integer not null,
  overall_score double precision check (overall_score between 0 and 100),
  total_issues integer not null default 0,
  findings jsonb not null default '[]',
  -- the sealed body, as it was hashed
  body jsonb not null,
  seal jsonb not null,
  report_hash text not null,
  digital_signature text not null,
  verification_code text not null unique,
  analysis_model text not null,
  analysis_version text not null default '1.0',
  -- seconds
  processing_time double precision,
  confidence_score double precision default 95 check (confidence_score between 0 and 100),
  audit_trail jsonb not null default '[]',
  pdf_path text,
  pdf_sha256 text,
  -- when the sealed content last changed after it was issued
  tampered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (project_id, run)
);
alter table public.compliance_reports enable row level security;
create policy compliance_reports_select_own on public.compliance_reports for select to authenticated
  using (exists (
    select from public.projects p where p.id = project_id and p.user_id = (select auth.uid())
  ));

-- A sealed report is never edited; when it is, the moment is kept.
create function public.note_tampering() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.body, new.findings, new.overall_score, new.total_issues, new.report_hash, new.digital_signature, new.verification_code)
     is distinct from
     (old.body, old.findings, old.overall_score, old.total_issues, old.report_hash, old.digital_signature, old.verification_code)
  then
    new.tampered_at := coalesce(old.tampered_at, clock_timestamp());
  end if;
  return new;
end $$;
create trigger compliance_reports_tampering before update on public.compliance_reports
  for each row execute function public.note_tampering();

-- Ledger of every code ever issued, each entry chained to the one before. It names no person and no
-- project, so it stays when an account is deleted.
create table public.issued_reports (
  sequence bigint primary key check (sequence >= 1),
  verification_code text not null unique,
  report_hash text not null,
  digital_signature text not null,
  key_id text not null,
  -- ISO 8601, as it was signed
  sealed_at text not null,
  previous_hash text not null,
  chain_hash text not null unique,
  issued_at timestamptz not null default now()
);
alter table public.issued_reports enable row level security;

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  was_helpful boolean not null,
  concerns text check (char_length(concerns) <= 4000),
  suggestions text check (char_length(suggestions) <= 4000),
  created_at timestamptz not null default now()
);
create index feedback_project on public.feedback (project_id);
create index feedback_user on public.feedback (user_id);
alter table public.feedback enable row level security;
create policy feedback_select_own on public.feedback for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy feedback_insert_own on public.feedback for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.projects p where p.id = project_id and p.user_id = (select auth.uid()))
  );
