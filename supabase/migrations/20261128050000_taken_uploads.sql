-- A file that was sent before stops waiting in the step that gives it to a project, so that no second project gets it.
create function public.take_uploads(p_files jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[] := array(
    select distinct (f ->> 'upload_id')::uuid from jsonb_array_elements(p_files) f where f ->> 'upload_id' is not null);
begin
  -- In one order, whoever asks: two that take the same files wait for each other only once.
  perform from public.uploads where id = any (wanted) and user_id = (select auth.uid()) order by id for update;
  if (select count(*) from public.uploads where id = any (wanted) and user_id = (select auth.uid()))
    <> cardinality(wanted) then
    raise exception 'upload_taken';
  end if;
  delete from public.uploads where id = any (wanted);
end $$;
revoke execute on function public.take_uploads(jsonb) from public, anon, authenticated;

-- As before, but for what was sent before.
do $$
declare
  f record;
  before text;
  after text;
begin
  for f in
    select * from (values
      ('public.create_project(uuid, jsonb, jsonb, uuid)', 'perform public.assert_room(account, n, bytes);',
        'perform public.assert_room(account, n, bytes); perform public.take_uploads(p_files);'),
      ('public.add_files(uuid, integer, jsonb)', 'insert into public.files',
        'select public.take_uploads(p_files); insert into public.files'),
      ('public.replace_file(uuid, uuid, jsonb)', 'insert into public.files',
        'perform public.take_uploads(jsonb_build_array(p_new)); insert into public.files')
    ) as v (signature, place, what)
  loop
    before := pg_get_functiondef(f.signature::regprocedure);
    after := replace(before, f.place, f.what);
    if after = before then raise exception 'nothing takes uploads in %', f.signature; end if;
    execute after;
  end loop;
end $$;
