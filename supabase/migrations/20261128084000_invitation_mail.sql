-- Whether an invitation is mailed to an address. Who chose no mail of invitations sees them under Organizations, for
-- which the address has to be confirmed: until then the link of the mail is the only way to accept.
create function public.is_invitation_mailed(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.users u where u.email = p_email and u.is_active and u.email_confirmed_at is not null
      and u.notice_choices #>> '{invitation,mail}' = 'false'
  );
$$;
revoke execute on function public.is_invitation_mailed(text) from public, anon, authenticated;
grant execute on function public.is_invitation_mailed(text) to service_role;
