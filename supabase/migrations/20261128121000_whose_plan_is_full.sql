-- A plan that has no room says whose it is: what a member does in an organization counts against its owner's.

-- The name of an account; null for the caller's own, and where nobody is signed in.
create function public.payer_name(p_account public.users) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_account.id <> (select auth.uid()) then p_account.name end;
$$;
revoke execute on function public.payer_name(public.users) from public, anon, authenticated;

do $$
declare
  f record;
  before text;
  after text;
begin
  for f in
    select p.oid, p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosrc like '%''limit_exceeded %'
  loop
    before := pg_get_functiondef(f.oid);
    after := regexp_replace(before, '''tier'', (\w+)\.subscription_tier',
      '''tier'', \1.subscription_tier, ''payer'', public.payer_name(\1)', 'g');
    -- Of tags it is told by the project.
    after := regexp_replace(after,
      '''tier'',\s+(\(select subscription_tier from public\.users where id = new\.user_id\))',
      '''tier'', \1, ''payer'', (select public.payer_name(u) from public.users u where u.id = new.user_id)', 'g');
    if after = before then raise exception '% says of no plan that it is full', f.proname; end if;
    execute after;
  end loop;
end $$;
