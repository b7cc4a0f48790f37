-- What the bell announces is listed: invitations to an address that isn't confirmed yet are named, too. Only a confirmed
-- address learns who invited it, and accepts them without the link of the mail.

create or replace function public.my_invitations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    public.show_invitation(i)
      || case when u.email_confirmed_at is null then jsonb_build_object('invited_by', null) else '{}'::jsonb end
    order by i.created_at desc, i.id
  ), '[]')
  from public.organization_invitations i join public.users u on u.email = i.email
  where u.id = (select auth.uid()) and i.expires_at > clock_timestamp();
$$;
