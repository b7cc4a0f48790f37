/**
 * Grants a hosted project gives to what is made in `public`: wider than those of the embedded backend, so that
 * whatever a migration forgets to take back shows.
 * @source https://supabase.com/docs/guides/api/using-custom-schemas, the grants listed there
 */
export const HOSTED_GRANTS = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
