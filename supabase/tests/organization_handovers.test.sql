-- Offers of an organization: read by its owners and by whom they are made to; functions write.
select tests.reads('public.organization_handovers where heir_id::text is distinct from current_setting(''request.jwt.claim.sub'')', '{"owner": 1, "server": 1}');
do $$
declare
  seen bigint;
begin
  perform tests.become('reviewer');
  select count(*) into seen from public.organization_handovers;
  perform set_config('role', 'none', true);
  if seen <> 1 then raise exception 'the member it is offered to sees % offers', seen; end if;
end $$;
select tests.writes('public.organization_handovers');
