-- Accounts that are hard to take over: a second factor with recovery codes, sessions that can be seen and ended,
-- a log of what happened to the account, and a change of address that both addresses confirm.

-- What a session is told apart by. `public_id` names it in calls, so that the hash of its token stays here.
alter table public.sessions
  add column public_id uuid not null default gen_random_uuid() unique,
  add column device text not null default '' check (char_length(device) <= 80);

-- One-time codes of an app on the user's phone. The secret is encrypted with a key that lives outside the database.
create table public.second_factors (
  user_id uuid primary key references public.users (id) on delete cascade,
  sealed_secret text not null,
  -- null until a first code has shown that the app has the secret
  confirmed_at timestamptz,
  -- the half minute of the last code that was taken: each code is good once
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
alter table public.second_factors enable row level security;
-- No policy: secrets are the server's alone.

-- Codes for the day the phone is lost. Only hashes are kept; a code that was used is gone.
create table public.recovery_codes (
  user_id uuid not null references public.second_factors (user_id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 64),
  primary key (user_id, code_hash)
);
alter table public.recovery_codes enable row level security;

-- Browsers an account was signed in from, by the hash of a random cookie.
create table public.known_devices (
  user_id uuid not null references public.users (id) on delete cascade,
  id text not null check (char_length(id) = 64),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.known_devices enable row level security;

-- What happened to an account, for its owner.
create table public.security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('registered', 'signed_in', 'sign_in_locked', 'code_refused', 'recovery_code_used',
    'password_changed', 'password_reset', 'email_confirmed', 'email_change_asked', 'email_change_dropped', 'email_changed',
    'second_factor_added', 'second_factor_removed', 'recovery_codes_renewed', 'session_ended', 'other_sessions_ended',
    'key_created', 'key_revoked')),
  device text not null default '' check (char_length(device) <= 80)
);
create index security_events_user on public.security_events (user_id, id desc);
alter table public.security_events enable row level security;
create policy security_events_select_own on public.security_events for select to authenticated
  using (user_id = (select auth.uid()));

-- An address that is being changed. A confirmed old address confirms too.
create table public.email_changes (
  user_id uuid primary key references public.users (id) on delete cascade,
  new_email text not null check (char_length(new_email) between 3 and 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table public.email_changes enable row level security;

alter table public.email_tokens drop constraint email_tokens_purpose_check;
alter table public.email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('confirm_email', 'change_from', 'change_to'));

-- An admin has a second factor: without it the role opens nothing.
create or replace function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users u
    join public.second_factors f on f.user_id = u.id and f.confirmed_at is not null
    where u.id = (select auth.uid()) and u.role = 'admin' and u.is_active
  );
$$;

-- Adds a line to the log; the newest 200 of an account are kept.
create function public.note_security_event(p_user uuid, p_action text, p_device text) returns void
language sql security definer set search_path = '' as $$
  insert into public.security_events (user_id, action, device) values (p_user, p_action, left(p_device, 80));
  delete from public.security_events where user_id = p_user and id <= (
    select id from public.security_events where user_id = p_user order by id desc offset 200 limit 1
  );
$$;

-- Notes a browser. True when the account was never signed in from it.
create function public.see_device(p_user uuid, p_device text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.known_devices set last_seen_at = now() where user_id = p_user and id = p_device;
  if found then return false; end if;
  insert into public.known_devices (user_id, id) values (p_user, p_device) on conflict do nothing;
  return true;
end $$;

-- Takes a code of the half minute `p_step`, once. False when it or a later one was taken before.
create function public.use_code(p_user uuid, p_step bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.second_factors set last_step = p_step where user_id = p_user and last_step < p_step;
  return found;
end $$;

create function public.use_recovery_code(p_user uuid, p_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.recovery_codes where user_id = p_user and code_hash = p_hash;
  return found;
end $$;

-- Switches a second factor on, or renews its recovery codes.
create function public.set_recovery_codes(p_user uuid, p_hashes text[]) returns void
language sql security definer set search_path = '' as $$
  update public.second_factors set confirmed_at = coalesce(confirmed_at, now()) where user_id = p_user;
  delete from public.recovery_codes where user_id = p_user;
  insert into public.recovery_codes (user_id, code_hash) select p_user, unnest(p_hashes);
$$;

-- Takes the second factor from whoever lost phone and recovery codes. The user's sessions end.
create function public.remove_second_factor(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := (select id from public.users where email = lower(p_email));
begin
  delete from public.second_factors where user_id = who;
  if not found then return false; end if;
  delete from public.sessions where user_id = who;
  perform public.note_security_event(who, 'second_factor_removed', 'an administrator');
  insert into public.audit_log (action, subject) values ('second_factor_removed', who::text);
  return true;
end $$;

-- Begins a change of address, in the place of one before. `p_from` is null when the old address was never confirmed.
create function public.begin_email_change(p_user uuid, p_email text, p_from text, p_to text, p_expires timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.users where email = p_email) then raise exception 'user_already_exists'; end if;
  delete from public.email_tokens where user_id = p_user and purpose in ('change_from', 'change_to');
  delete from public.email_changes where user_id = p_user;
  insert into public.email_changes (user_id, new_email, old_confirmed_at, expires_at)
  values (p_user, p_email, case when p_from is null then now() end, p_expires);
  insert into public.email_tokens (id, user_id, purpose, expires_at)
  select * from (values (p_from, p_user, 'change_from', p_expires), (p_to, p_user, 'change_to', p_expires)) t (id, who, purpose, until)
  where id is not null;
end $$;

create function public.drop_email_change(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.email_tokens where user_id = p_user and purpose in ('change_from', 'change_to');
  delete from public.email_changes where user_id = p_user;
  return found;
end $$;

-- Uses up the link of a mail. `outcome`: confirmed, or changed, or waits for the other address. Null when the link is not known.
create function public.use_email_token(p_id text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  token public.email_tokens;
  change public.email_changes;
  old text;
begin
  delete from public.email_tokens where id = p_id and expires_at > p_now returning * into token;
  if token.id is null then return null; end if;
  select email into old from public.users where id = token.user_id for update;
  if token.purpose = 'confirm_email' then
    update public.users set email_confirmed_at = p_now where id = token.user_id;
    return jsonb_build_object('userId', token.user_id, 'outcome', 'confirmed');
  end if;
  update public.email_changes set
    old_confirmed_at = case when token.purpose = 'change_from' then p_now else old_confirmed_at end,
    new_confirmed_at = case when token.purpose = 'change_to' then p_now else new_confirmed_at end
  where user_id = token.user_id returning * into change;
  if change.user_id is null then return null; end if;
  if change.old_confirmed_at is null or change.new_confirmed_at is null then
    return jsonb_build_object('userId', token.user_id, 'outcome', 'waits');
  end if;
  if exists (select from public.users where email = change.new_email) then raise exception 'user_already_exists'; end if;
  update public.users set email = change.new_email, email_confirmed_at = p_now where id = token.user_id;
  update auth.users set email = change.new_email where id = token.user_id;
  update auth.identities set identity_data = identity_data || jsonb_build_object('email', change.new_email)
  where user_id = token.user_id and provider = 'email';
  delete from public.email_changes where user_id = token.user_id;
  -- What was sent to the old address opens nothing any more.
  delete from public.email_tokens where user_id = token.user_id;
  return jsonb_build_object('userId', token.user_id, 'outcome', 'changed', 'oldEmail', old, 'newEmail', change.new_email);
end $$;

-- Everything the settings show of an account's safety. Sessions behind personal API keys are listed with the keys.
create function public.my_security(p_session text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'secondFactor', (
      select jsonb_build_object('since', f.confirmed_at,
        'recoveryCodesLeft', (select count(*) from public.recovery_codes r where r.user_id = f.user_id))
      from public.second_factors f where f.user_id = (select auth.uid()) and f.confirmed_at is not null
    ),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.public_id, 'device', s.device, 'createdAt', s.created_at,
        'lastSeenAt', s.last_seen_at, 'isCurrent', s.id = p_session) order by s.id = p_session desc, s.last_seen_at desc)
      from public.sessions s
      where s.user_id = (select auth.uid()) and s.expires_at > now()
        and not exists (select from public.api_keys k where k.session_id = s.id)
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(to_jsonb(e) - 'user_id' order by e.id desc)
      from (select * from public.security_events where user_id = (select auth.uid()) order by id desc limit 50) e
    ), '[]'),
    'emailChange', (
      select jsonb_build_object('newEmail', c.new_email, 'expiresAt', c.expires_at,
        'isOldConfirmed', c.old_confirmed_at is not null, 'isNewConfirmed', c.new_confirmed_at is not null)
      from public.email_changes c where c.user_id = (select auth.uid()) and c.expires_at > now()
    )
  );
$$;

-- The hash behind a session of one's own that is no API key; null when there is none.
create function public.find_my_session(p_public_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select s.id from public.sessions s
  where s.public_id = p_public_id and s.user_id = (select auth.uid())
    and not exists (select from public.api_keys k where k.session_id = s.id);
$$;

create or replace function public.clean_up() returns void
language sql security definer set search_path = '' as $$
  delete from public.sessions where expires_at < now();
  delete from public.email_tokens where expires_at < now();
  delete from public.email_changes where expires_at < now();
  delete from public.security_events where at < now() - interval '1 year';
  delete from public.known_devices where last_seen_at < now() - interval '1 year';
  delete from public.payment_events where received_at < now() - interval '90 days';
  delete from public.billing_wishes where created_at < now() - interval '30 days';
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('note_security_event', 'see_device', 'use_code', 'use_recovery_code', 'set_recovery_codes',
        'remove_second_factor', 'begin_email_change', 'drop_email_change', 'use_email_token', 'my_security', 'find_my_session')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('my_security', 'find_my_session') then 'authenticated' else 'service_role' end);
  end loop;
end $$;
