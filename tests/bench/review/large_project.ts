/** A project of thousands of findings on hundreds of sheets, made of one that was really reviewed: its rows, many times. */
import { openEmbeddedBackend } from "../../../functions/_providers/supabase/embedded/backend.ts";
import { loadBackendSecrets } from "../../../functions/_providers/supabase/embedded/secrets.ts";

export interface LargeProject {
  sheets: number;
  findings: number;
}

/** Findings that carry the word, so that so many are found by it. */
export const MARKED = { word: "batch200", count: 200 };

/**
 * Multiplies the newest report of a project while the server is stopped: sheets and pages come again under further
 * numbers, open findings under further ids on each of them.
 */
export async function enlarge(
  dataDir: string,
  projectId: string,
  { sheets, findings }: LargeProject,
): Promise<void> {
  const backend = await openEmbeddedBackend({
    database: `${dataDir}/database`,
    objects: `${dataDir}/objects`,
    secrets: await loadBackendSecrets(dataDir),
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  try {
    await backend.exec(statements(projectId, sheets, findings));
  } finally {
    await backend.close();
  }
}

const statements = (projectId: string, sheets: number, findings: number): string => `
  create temporary table source as
    select * from public.compliance_reports where project_id = '${projectId}' order by run desc limit 1;
  create temporary table pages as
    select (s ->> 'page')::integer as page, s as sheet, count(*) over () as of_
    from source, jsonb_array_elements(body -> 'sheets') s;
  create temporary table more_pages as
    select p.page as from_page, (p.page + n * p.of_)::integer as page,
      p.sheet || jsonb_build_object('page', p.page + n * p.of_,
        'number', (p.sheet ->> 'number') || case when n = 0 then '' else '.' || n end) as sheet
    from pages p, generate_series(0, ${sheets}) n where p.page + n * p.of_ <= ${sheets};
  create temporary table open_findings as
    select f.finding, row_number() over () - 1 as nth, count(*) over () as of_
    from source, jsonb_array_elements(findings) as f (finding) where f.finding ->> 'status' <> 'compliant';
  create temporary table more_findings as
    select jsonb_set(jsonb_set(o.finding || jsonb_build_object('id', 'L' || lpad(n::text, 5, '0'),
        'sheet', m.sheet -> 'number',
        'description', (o.finding ->> 'description')
          || case when n % ${findings / MARKED.count} = 0 then ' ${MARKED.word}' else '' end),
      '{documentMarkup,page}', to_jsonb(m.page)),
      '{documentMarkup,y}', to_jsonb(least(97, ((o.finding #>> '{documentMarkup,y}')::numeric + n % 7 * 3)))) as finding, n
    from generate_series(0, ${findings - 1}) n
    join open_findings o on o.nth = n % o.of_
    join more_pages m on m.page = 1 + n % ${sheets};
  update public.compliance_reports r set
    findings = (select jsonb_agg(finding order by n) from more_findings),
    total_issues = ${findings},
    body = r.body || jsonb_build_object(
      'sheets', (select jsonb_agg(sheet order by page) from more_pages),
      'findings', (select jsonb_agg(finding order by n) from more_findings))
  from source s where r.id = s.id;
  insert into public.report_pages (project_id, run, page, file_id, page_in_file)
    select g.project_id, g.run, m.page, g.file_id, g.page_in_file
    from public.report_pages g join source s on s.project_id = g.project_id and s.run = g.run
    join more_pages m on m.from_page = g.page on conflict do nothing;
  insert into public.page_results (project_id, run, page, file_id, page_in_file, sheet, result)
    select g.project_id, g.run, m.page, g.file_id, g.page_in_file, m.sheet ->> 'number', g.result
    from public.page_results g join source s on s.project_id = g.project_id and s.run = g.run
    join more_pages m on m.from_page = g.page on conflict do nothing;
`;
