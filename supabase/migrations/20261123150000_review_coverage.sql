-- What a review came to beside its score: label, headline and coverage, without which a score says too little.
alter table public.projects add column review jsonb;

update public.projects p set review = (
  select r.body -> 'score' from public.compliance_reports r
  where r.project_id = p.id order by r.created_at desc limit 1
);

create function public.carry_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects set review = new.body -> 'score' where id = new.project_id;
  return new;
end $$;

revoke execute on function public.carry_review() from public, anon, authenticated;

create trigger carry_review after insert on public.compliance_reports
for each row execute function public.carry_review();

create or replace function public.dashboard_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  return (
    select jsonb_build_object(
      'totalProjects', count(*),
      -- A review that decided too little to be given a word has not found a building compliant.
      'compliant', count(*) filter (
        where status = 'completed' and issues_found = 0 and review ? 'coverage' and review ->> 'label' <> 'Pre-check'
      ),
      'issuesFound', coalesce(sum(issues_found) filter (where status = 'completed'), 0),
      'processing', count(*) filter (where status = 'processing')
    ) from public.projects where user_id = owner
  );
end $$;
