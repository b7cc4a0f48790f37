-- Mails that follow from a change are queued with it, in the same transaction; the worker writes them.

alter table public.users
  -- a mail when an analysis has ended; the user may do without
  add column mail_analysis boolean not null default true;

create function public.queue_analysis_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.job_enqueue('chores', 'mail_analysis', jsonb_build_object('projectId', new.id, 'run', new.run::text),
    'mail/' || new.id || '/' || new.run);
  return new;
end $$;
create trigger projects_mail after update of status on public.projects
  for each row when (old.status = 'processing' and new.status in ('completed', 'failed'))
  execute function public.queue_analysis_mail();

create function public.queue_access_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.job_enqueue('chores', 'mail_access', jsonb_build_object('requestId', new.id), 'mail/' || new.id);
  return new;
end $$;
create trigger access_requests_mail after insert on public.access_requests
  for each row execute function public.queue_access_mail();

create function public.set_mail_choices(p_analysis boolean) returns boolean
language sql security definer set search_path = '' as $$
  update public.users set mail_analysis = p_analysis where id = (select auth.uid()) and is_active
  returning mail_analysis;
$$;

-- A finished mail leaves nothing of itself: links in it sign people in.
create or replace function public.job_complete(p_id uuid, p_token uuid) returns boolean
language sql security definer set search_path = '' as $$
  with u as (
    update jobs.job set state = 'done', finished_at = clock_timestamp(), lease_token = null, lease_until = null,
      payload = case when kind in ('send_mail', 'request_reset') then '{}' else payload end
    where id = p_id and lease_token = p_token and state = 'leased' returning 1
  ) select exists (select from u);
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('queue_analysis_mail', 'queue_access_mail', 'set_mail_choices', 'job_complete')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname = 'set_mail_choices' then 'authenticated' else 'service_role' end);
  end loop;
end $$;
