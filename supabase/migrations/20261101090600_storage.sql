-- Two private buckets. Objects lie under the owner's id: `{user}/{project}/…`.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('plans', 'plans', false, 104857600, array['application/pdf', 'image/jpeg', 'image/png']),
  ('reports', 'reports', false, 268435456, array['application/pdf', 'image/png', 'application/zip'])
on conflict (id) do nothing;

-- Originals: the owner adds, reads and removes; nobody changes them, not even the owner.
create policy plans_select_own on storage.objects for select to authenticated
  using (bucket_id = 'plans' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy plans_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'plans' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy plans_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'plans' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Reports: the owner reads and removes; the worker writes.
create policy reports_select_own on storage.objects for select to authenticated
  using (bucket_id = 'reports' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy reports_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'reports' and (storage.foldername(name))[1] = (select auth.uid())::text);
