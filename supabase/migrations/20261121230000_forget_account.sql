-- A deleted account leaves no address behind: not in the log of the sign-in service, not in waiting mails.

create or replace function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select auth.uid());
  address text;
begin
  if owner is null then raise exception 'no_authorization'; end if;
  perform public.job_enqueue('chores', 'remove_objects', jsonb_build_object('prefix', owner::text),
    'remove/' || owner, 60000, 0, 10);
  select email into address from public.users where id = owner;
  delete from jobs.job where state <> 'leased'
    and (payload ->> 'to' = address or payload ->> 'email' = address or payload ->> 'userId' = owner::text);
  delete from public.users where id = owner;
  delete from auth.users where id = owner;
  begin
    delete from auth.audit_log_entries where strpos(payload::text, owner::text) > 0
      or strpos(payload::text, '"' || address || '"') > 0;
  exception when insufficient_privilege or undefined_table then
    -- Where the platform keeps that log to itself, its retention applies.
    null;
  end;
end $$;

-- A finished job keeps nothing that belongs to somebody.
create or replace function public.job_complete(p_id uuid, p_token uuid) returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'done', finished_at = clock_timestamp(), lease_token = null, lease_until = null,
      payload = case when kind in ('send_mail', 'request_reset', 'remove_objects') then '{}' else payload end,
      dedupe_key = case when kind = 'remove_objects' then null else dedupe_key end
    where id = p_id and lease_token = p_token and state = 'leased' returning 1
  ) select exists (select from u);
$$;
