-- Whose plan covers an organization changes only by the word of both: it is offered to a member, who accepts or declines.

create table public.organization_handovers (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  -- a member, whose plan would count
  heir_id uuid not null,
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- Whoever leaves is offered nothing any more.
  foreign key (organization_id, heir_id)
    references public.organization_members (organization_id, user_id) on delete cascade
);
create index organization_handovers_heir on public.organization_handovers (heir_id);
alter table public.organization_handovers enable row level security;
create policy organization_handovers_select_party on public.organization_handovers for select to authenticated
  using (heir_id = (select auth.uid()) or coalesce(public.role_may(public.my_role(organization_id), 'own'), false));

alter table public.notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('assigned', 'mentioned', 'guest_comment', 'invitation',
    'approved', 'handover', 'handover_accepted', 'handover_declined'));

-- As before, with how long the mail waits for what comes with it, milliseconds; answers to an offer are chosen with it.
drop function public.notify_user(uuid, text, uuid, text, text, integer);
create function public.notify_user(
  p_user uuid, p_kind text, p_project uuid, p_finding text, p_actor text, p_findings integer default 1,
  p_mail_delay_ms integer default 0
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  choices jsonb;
  made uuid;
  in_app boolean;
  by_mail boolean;
begin
  select u.notice_choices -> regexp_replace(p_kind, '^handover_.*', 'handover') into choices
  from public.users u where u.id = p_user and u.is_active;
  if not found then return; end if;
  in_app := coalesce(choices ->> 'app', 'true') <> 'false';
  by_mail := coalesce(choices ->> 'mail', 'true') <> 'false';
  if not in_app and not by_mail then return; end if;
  insert into public.notifications (user_id, kind, project_id, finding_id, actor, findings, is_shown)
  values (p_user, p_kind, p_project, p_finding, p_actor, p_findings, in_app) returning id into made;
  if by_mail then
    perform public.job_enqueue('chores', 'mail_notice',
      jsonb_build_object('noticeId', made, 'userId', p_user), 'notice/' || made, p_mail_delay_ms);
  end if;
end $$;

-- As before, with the offer that stands, for whom it concerns: owners and the member it is made to.
create or replace function public.show_organization(p public.organizations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'role', public.my_role(p.id), 'created_at', p.created_at,
    'is_payer', p.payer_id = (select auth.uid()), 'payer', u.name, 'tier', u.subscription_tier,
    'members', (select count(*) from public.organization_members m where m.organization_id = p.id),
    'projects', (select count(*) from public.projects q where q.organization_id = p.id),
    'handover', (
      select jsonb_build_object('user_id', h.heir_id, 'name', heir.name, 'is_me', h.heir_id = (select auth.uid()),
        'expires_at', h.expires_at)
      from public.organization_handovers h join public.users heir on heir.id = h.heir_id
      where h.organization_id = p.id and h.expires_at > clock_timestamp()
        and (h.heir_id = (select auth.uid()) or public.my_role(p.id) = 'owner')))
  from public.users u where u.id = p.payer_id;
$$;

drop function public.hand_over(uuid, uuid);

-- Offers it to a member, in the place of an offer made before. Nothing changes until it is accepted.
create function public.offer_handover(p_id uuid, p_user uuid, p_expires timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations := public.assert_owner(p_id);
  before uuid;
begin
  if organization.payer_id <> (select auth.uid()) then raise exception 'insufficient_role'; end if;
  if p_user = organization.payer_id then raise exception 'conflict'; end if;
  perform 1 from public.organization_members where organization_id = p_id and user_id = p_user;
  if not found then raise exception 'not_found'; end if;
  delete from public.organization_handovers where organization_id = p_id returning heir_id into before;
  perform public.forget_handover_notice(before, organization.name);
  insert into public.organization_handovers (organization_id, heir_id, expires_at) values (p_id, p_user, p_expires);
  perform public.notify_user(p_user, 'handover', null, null, organization.name);
  perform public.note_audit('handover offered', p_id::text, jsonb_build_object('to', p_user));
  return public.show_organization(organization);
end $$;

-- An offer that stands no more is no news.
create function public.forget_handover_notice(p_user uuid, p_organization text) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set read_at = clock_timestamp()
  where user_id = p_user and kind = 'handover' and actor = p_organization and read_at is null;
$$;

-- From now on the plan of the caller counts, who becomes an owner. Nothing of it may be under review.
create function public.accept_handover(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  organization public.organizations;
  heir public.users;
  before uuid;
begin
  select * into organization from public.organizations where id = p_id for update;
  if organization.id is null or public.my_role(p_id) is null then raise exception 'not_found'; end if;
  perform 1 from public.organization_handovers
  where organization_id = p_id and heir_id = caller and expires_at > clock_timestamp() for update;
  if not found then raise exception 'not_found'; end if;
  before := organization.payer_id;
  heir := public.lock_account(caller);
  perform 1 from public.projects where organization_id = p_id order by id for update;
  if exists (select from public.projects where organization_id = p_id and status = 'processing') then
    raise exception 'conflict';
  end if;
  perform public.assert_holds(heir, (select count(*) from public.projects where organization_id = p_id),
    (select coalesce(sum(f.file_size), 0) from public.files f join public.projects p on p.id = f.project_id
      where p.organization_id = p_id)::bigint);
  delete from public.organization_handovers where organization_id = p_id;
  update public.organization_members set role = 'owner' where organization_id = p_id and user_id = caller;
  update public.organizations set payer_id = caller where id = p_id returning * into organization;
  update public.projects set user_id = caller where organization_id = p_id;
  perform public.forget_handover_notice(caller, organization.name);
  perform public.notify_user(before, 'handover_accepted', null, null, organization.name);
  perform public.note_audit('organization handed over', p_id::text, jsonb_build_object('from', before, 'to', caller));
  return public.show_organization(organization);
end $$;

-- Withdrawn by the owner who made it, or declined by whom it was made to.
create function public.end_handover(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  organization public.organizations;
  heir uuid;
begin
  select * into organization from public.organizations where id = p_id for update;
  if organization.id is null or public.my_role(p_id) is null then raise exception 'not_found'; end if;
  select heir_id into heir from public.organization_handovers where organization_id = p_id for update;
  if heir is null or caller not in (heir, organization.payer_id) then raise exception 'not_found'; end if;
  delete from public.organization_handovers where organization_id = p_id;
  perform public.forget_handover_notice(heir, organization.name);
  if caller = heir then
    perform public.notify_user(organization.payer_id, 'handover_declined', null, null, organization.name);
  end if;
  perform public.note_audit('handover ended', p_id::text, jsonb_build_object('to', heir));
  return public.show_organization(organization);
end $$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('notify_user', 'offer_handover', 'forget_handover_notice', 'accept_handover', 'end_handover')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to %s', f.signature,
      case when f.proname in ('offer_handover', 'accept_handover', 'end_handover') then 'authenticated'
        else 'service_role' end);
  end loop;
end $$;
