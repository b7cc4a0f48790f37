-- As before, but a file comes in a thousand parts at most: a gigabyte is 256 of the usual ones, and every part makes all
-- that is written and read of the upload longer.
create or replace function public.add_upload_part(p_id uuid, p_offset bigint, p_path text, p_bytes bigint)
returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads;
begin
  if (select cardinality(parts) from public.uploads where id = p_id and user_id = (select auth.uid())) >= 1000 then
    raise exception 'too_many_parts';
  end if;
  update public.uploads set stored = stored + p_bytes, parts = parts || p_path, expires_at = now() + interval '3 days'
  where id = p_id and user_id = (select auth.uid()) and stored = p_offset and stored + p_bytes <= file_size
  returning * into upload;
  if upload.id is null then raise exception 'upload_offset'; end if;
  return upload;
end $$;
