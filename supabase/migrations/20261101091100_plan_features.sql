-- What the larger plans add: personal API keys, tags that can be changed, a firm's own name on reports.

alter table public.subscription_plans
  -- working API keys at once; 0 means no API access
  add column api_keys_limit integer not null default 0 check (api_keys_limit >= 0),
  add column has_custom_tags boolean not null default false,
  add column has_white_label boolean not null default false;
update public.subscription_plans set api_keys_limit = 5, has_custom_tags = true where tier = 'professional';
update public.subscription_plans set api_keys_limit = 50, has_custom_tags = true, has_white_label = true
where tier = 'enterprise';

create function public.plan_of(p_user uuid) returns public.subscription_plans
language sql stable security definer set search_path = '' as $$
  select p.* from public.subscription_plans p join public.users u on u.subscription_tier = p.tier
  where u.id = p_user and u.is_active;
$$;

-- A key is a session of its own that has a name and may do less. The row stays when the key is revoked.
create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  -- SHA-256 of the key; null once it is revoked
  session_id text unique references public.sessions (id) on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  prefix text not null check (char_length(prefix) between 8 and 16),
  scopes text[] not null check (scopes <@ array['read', 'write'] and cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on public.api_keys (user_id, created_at desc);
alter table public.api_keys enable row level security;
create policy api_keys_select_own on public.api_keys for select to authenticated
  using (user_id = (select auth.uid()));

-- However the session behind a key ends, the key has ended with it.
create function public.note_key_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.session_id is null then new.revoked_at := coalesce(old.revoked_at, clock_timestamp()); end if;
  return new;
end $$;
create trigger api_keys_note_end before update of session_id on public.api_keys
  for each row execute function public.note_key_end();

-- Refuses where the plan has no room for one more key. Under a lock on the account, so that two can't slip in.
create function public.add_api_key(p_user uuid, p_session text, p_name text, p_prefix text, p_scopes text[])
returns public.api_keys
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
  made public.api_keys;
begin
  perform 1 from public.users where id = p_user for update;
  allowed := (public.plan_of(p_user)).api_keys_limit;
  if coalesce(allowed, 0) <= (select count(*) from public.api_keys where user_id = p_user and revoked_at is null) then
    raise exception 'feature_not_in_plan';
  end if;
  insert into public.api_keys (user_id, session_id, name, prefix, scopes)
  values (p_user, p_session, p_name, p_prefix, p_scopes) returning * into made;
  return made;
end $$;

-- Notes that a key is used, counts the call, and says what the key may do. Null when there is no such key.
create function public.use_api_key(p_session text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  key public.api_keys;
  allowed boolean;
begin
  update public.api_keys set last_used_at = now()
  where session_id = p_session and revoked_at is null returning * into key;
  if key.id is null then return null; end if;
  allowed := coalesce((public.plan_of(key.user_id)).api_keys_limit, 0) > 0;
  if allowed then perform public.count_usage(key.user_id, 0, 0, 0, 1); end if;
  return jsonb_build_object('id', key.id, 'scopes', key.scopes, 'isAllowed', allowed);
end $$;

create function public.list_api_keys() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'limit', coalesce((public.plan_of((select auth.uid()))).api_keys_limit, 0),
    'keys', coalesce((
      select jsonb_agg(to_jsonb(k) - 'session_id' order by k.created_at desc)
      from public.api_keys k where k.user_id = (select auth.uid())
    ), '[]')
  );
$$;

-- Ends a key and answers the id of its session; null when it isn't the caller's or has ended before.
create function public.revoke_api_key(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v text;
begin
  select session_id into v from public.api_keys where id = p_id and user_id = (select auth.uid()) and revoked_at is null
  for update;
  if v is null then return null; end if;
  delete from public.sessions where id = v;
  return v;
end $$;

-- Tags are sent with a new project on every plan; changing them afterwards belongs to the larger ones.
create function public.set_tags(p_id uuid, p_tags text[]) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  select * into project from public.projects where id = p_id and user_id = (select auth.uid()) for update;
  if project.id is null then raise exception 'project_not_found'; end if;
  if not coalesce((public.plan_of(project.user_id)).has_custom_tags, false) then raise exception 'feature_not_in_plan'; end if;
  update public.projects set tags = p_tags where id = p_id returning * into project;
  return project;
end $$;

create table public.brands (
  user_id uuid primary key references public.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- PNG in the bucket `reports`
  logo_path text,
  updated_at timestamptz not null default now()
);
create trigger brands_touch before update on public.brands
  for each row execute function public.touch_updated_at();
alter table public.brands enable row level security;
create policy brands_select_own on public.brands for select to authenticated
  using (user_id = (select auth.uid()));

create function public.assert_white_label() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce((public.plan_of((select auth.uid()))).has_white_label, false) then raise exception 'feature_not_in_plan'; end if;
end $$;

create function public.set_brand(p_name text, p_logo_path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.assert_white_label();
  insert into public.brands (user_id, name, logo_path) values ((select auth.uid()), p_name, p_logo_path)
  on conflict (user_id) do update set name = excluded.name, logo_path = excluded.logo_path;
end $$;

create function public.remove_brand() returns void
language sql security definer set search_path = '' as $$
  delete from public.brands where user_id = (select auth.uid());
$$;

create function public.my_brand() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'isAllowed', coalesce((public.plan_of((select auth.uid()))).has_white_label, false),
    'name', b.name, 'logoPath', b.logo_path
  ) from (select 1) one left join public.brands b on b.user_id = (select auth.uid());
$$;

-- The brand a report of this user is printed with now; null for FLClear's own.
create function public.report_brand(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', b.name, 'logoPath', b.logo_path) from public.brands b
  where b.user_id = p_user and (public.plan_of(p_user)).has_white_label;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('plan_of', 'note_key_end', 'add_api_key', 'use_api_key', 'list_api_keys', 'revoke_api_key',
        'set_tags', 'assert_white_label', 'set_brand', 'remove_brand', 'my_brand', 'report_brand')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('list_api_keys', 'revoke_api_key', 'set_tags', 'assert_white_label', 'set_brand',
        'remove_brand', 'my_brand') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
