-- What people add beside a report has an end: whoever shows the report, exports it or marks it up reads all of it.

-- Findings of reviewers beside one report, those taken back included, since they can be put back.
create function public.limit_own_findings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What a revision takes along is no more than there was.
  if (select auth.uid()) is not null and (
    select count(*) from public.own_findings where project_id = new.project_id and run = new.run
  ) >= 1000 then
    raise exception 'conflict';
  end if;
  return new;
end $$;
create trigger own_findings_limit before insert on public.own_findings
  for each row execute function public.limit_own_findings();

-- Comments of a project, over all its findings.
create index finding_entries_comments on public.finding_entries (project_id) where body is not null;
create function public.limit_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.finding_entries where project_id = new.project_id and body is not null) >= 5000 then
    raise exception 'conflict';
  end if;
  return new;
end $$;
create trigger finding_entries_limit before insert on public.finding_entries
  for each row when (new.body is not null) execute function public.limit_comments();

revoke execute on function public.limit_own_findings(), public.limit_comments() from public, anon, authenticated;
