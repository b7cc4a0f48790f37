-- All comments on findings of a report of the caller's at once, oldest first, as a marked-up copy writes them.
create function public.list_report_comments(p_project uuid, p_report uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted integer := public.run_to_review(p_project, p_report);
begin
  return coalesce((
    select jsonb_agg(public.show_entry(e) || jsonb_build_object('finding_id', d.finding_id) order by e.created_at, e.id)
    from public.finding_dispositions d join public.finding_entries e on e.thread_id = d.thread_id
    where d.project_id = p_project and d.run = wanted and e.body is not null
  ), '[]');
end $$;
revoke execute on function public.list_report_comments(uuid, uuid) from public, anon;
grant execute on function public.list_report_comments(uuid, uuid) to authenticated;
