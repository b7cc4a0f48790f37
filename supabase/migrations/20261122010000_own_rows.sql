-- What lies in a row is its owner's too. Users reach the functions that write these rows with a token of their own,
-- past the server; the worker then reads what the rows name with the server's key.

-- An uploaded file lies below its owner's and its project's id, under its own.
create function public.assert_own_path() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select user_id from public.projects where id = new.project_id);
begin
  if new.file_path !~ ('^' || owner || '/' || new.project_id || '/' || new.id || '\.(pdf|jpg|png)$') then
    raise exception 'validation_failed';
  end if;
  return new;
end $$;
create trigger files_assert_own_path before insert on public.files
  for each row execute function public.assert_own_path();
revoke execute on function public.assert_own_path() from public, anon, authenticated;

-- A logo lies below its owner's id.
alter table public.brands add constraint brands_own_logo
  check (logo_path ~ ('^' || user_id || '/brand/[a-z0-9-]+\.png$'));

-- Feedback is its author's. Admins read it through the function that counts, so that what they export as their own
-- account's is theirs alone.
drop policy feedback_select_own on public.feedback;
create policy feedback_select_own on public.feedback for select to authenticated
  using (user_id = (select auth.uid()));
