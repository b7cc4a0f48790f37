-- Files on their way: sent in parts, taken up again after a lost line or a reload, joined when a project takes them.
-- Real plan sets are large, so that the plans allow larger files.
update public.subscription_plans set max_file_mb = case tier when 'free' then 25 when 'professional' then 250 else 1024 end;
update storage.buckets
set file_size_limit = 1073741824, allowed_mime_types = array_append(allowed_mime_types, 'application/octet-stream')
where id = 'plans';

create table public.uploads (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  filename text not null check (char_length(filename) between 1 and 255),
  file_size bigint not null check (file_size > 0),
  -- bytes that are here, and the objects of the bucket `plans` that hold them, in order
  stored bigint not null default 0 check (stored >= 0 and stored <= file_size),
  parts text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days'
);
create index uploads_user on public.uploads (user_id, created_at);
alter table public.uploads enable row level security;
create policy uploads_select_own on public.uploads for select to authenticated
  using (user_id = (select auth.uid()));

-- Announces a file. What was announced counts as stored: nobody fills the disk with files that never become a project.
create function public.begin_upload(p_id uuid, p_filename text, p_size bigint) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  account public.users := public.lock_account((select auth.uid()));
  plan public.subscription_plans;
  waiting integer;
  waiting_bytes bigint;
  kept bigint;
  upload public.uploads;
begin
  select * into plan from public.subscription_plans where tier = account.subscription_tier;
  if p_size > plan.max_file_mb::bigint * 1048576 then raise exception 'file_too_large'; end if;
  delete from public.uploads where user_id = account.id and expires_at <= now();
  select count(*), coalesce(sum(file_size), 0) into waiting, waiting_bytes from public.uploads where user_id = account.id;
  if waiting >= 100 then raise exception 'too_many_files'; end if;
  select coalesce(sum(f.file_size), 0) into kept
  from public.files f join public.projects p on p.id = f.project_id where p.user_id = account.id;
  if account.storage_limit >= 0 and kept + waiting_bytes + p_size > account.storage_limit::bigint * 1048576 then
    raise exception 'limit_exceeded %', json_build_object('what', 'storage', 'allowed', account.storage_limit,
      'used', ceil((kept + waiting_bytes) / 1048576.0), 'tier', account.subscription_tier);
  end if;
  insert into public.uploads (id, user_id, filename, file_size) values (p_id, account.id, p_filename, p_size)
  returning * into upload;
  return upload;
end $$;

-- Adds the part that begins where the last one ended. Of two that say so only the first counts.
create function public.add_upload_part(p_id uuid, p_offset bigint, p_path text, p_bytes bigint) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads;
begin
  update public.uploads set stored = stored + p_bytes, parts = parts || p_path, expires_at = now() + interval '3 days'
  where id = p_id and user_id = (select auth.uid()) and stored = p_offset and stored + p_bytes <= file_size
  returning * into upload;
  if upload.id is null then raise exception 'upload_offset'; end if;
  return upload;
end $$;

create function public.delete_upload(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.uploads where id = p_id and user_id = (select auth.uid());
$$;

-- As before, but for the parts of files on their way.
create or replace function public.list_orphan_objects(p_older_ms bigint, p_limit integer default 1000)
returns table (bucket text, path text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('plans', 'reports')
    and coalesce(o.updated_at, o.created_at) <= clock_timestamp() - p_older_ms * interval '1 millisecond'
    and o.name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/'
    and not exists (
      select from public.uploads u
      where u.id = split_part(o.name, '/', 2)::uuid and o.name = any (u.parts) and u.expires_at > now()
    )
    and (
      not exists (select from public.projects p where p.id = split_part(o.name, '/', 2)::uuid)
      or o.bucket_id = 'plans' and o.name !~ '/page-[^/]*$'
        and not exists (select from public.files f where f.file_path = o.name)
      or o.bucket_id = 'reports' and o.name ~ '/report-[^/]*\.pdf$'
        and not exists (select from public.compliance_reports r where r.pdf_path = o.name)
    )
  order by o.name limit p_limit;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('begin_upload', 'add_upload_part', 'delete_upload')
  loop
    execute format('revoke execute on function %s from public, anon', f.signature);
    execute format('grant execute on function %s to authenticated', f.signature);
  end loop;
end $$;
