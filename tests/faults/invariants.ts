/** What must be true of the data when the storm is over, read from database and object folder directly. */
import { CHAIN_START, chainHash, sha256Hex } from "../../functions/_shared/seal.ts";
import type { Customer } from "./customer.ts";

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Every broken promise, in words; none when all hold. @param objects folder of the stored objects */
export async function findBroken(
  query: Query,
  objects: string,
  customers: Customer[],
): Promise<string[]> {
  return [
    ...customers.flatMap((it) => it.wrong.map((what) => `${it.name}: ${what}`)),
    ...await checkProjects(query, customers),
    ...await checkReports(query, objects),
    ...await checkCounters(query),
    ...await checkChain(query),
    ...await checkObjects(query, objects),
    ...await checkWork(query),
  ];
}

/** A run in which nothing came about proves nothing. */
async function checkWork(query: Query): Promise<string[]> {
  const [{ reports }] = await query("select count(*)::int as reports from public.issued_reports");
  return reports === 0 ? ["no report was issued in the whole run"] : [];
}

async function checkProjects(query: Query, customers: Customer[]): Promise<string[]> {
  const broken: string[] = [];
  const projects = await query("select id, status, failure_reason from public.projects");
  for (const { id, status, failure_reason } of projects) {
    if (status === "processing") broken.push(`project ${id} is stuck`);
    if (status === "failed" && !failure_reason) {
      broken.push(`project ${id} failed without a reason`);
    }
  }
  const known = new Set(projects.map((it) => String(it.id)));
  for (const { name, created, deleting, deleted } of customers) {
    for (const id of created) {
      if (!known.has(id) && !deleting.has(id)) broken.push(`${name}: project ${id} is lost`);
    }
    for (const id of deleted) {
      if (known.has(id)) broken.push(`${name}: project ${id} came back after its deletion`);
    }
  }
  const gone = customers.flatMap((it) => [...it.deleting]).filter((id) => !known.has(id)).length;
  const [{ counted }] = await query(
    "select coalesce(sum(monthly_projects), 0)::int as counted from public.users",
  );
  if (counted !== known.size + gone) {
    broken.push(
      `${counted} projects were counted, ${known.size} are there and ${gone} were deleted`,
    );
  }
  const waiting = await query(
    `select kind, state, last_error from jobs.job
     where state in ('ready', 'leased') and queue = 'analysis'`,
  );
  for (const job of waiting) broken.push(`job ${job.kind} is left ${job.state}: ${job.last_error}`);
  return broken;
}

async function checkReports(query: Query, objects: string): Promise<string[]> {
  const broken: string[] = [];
  const rows = await query(
    `select p.id, count(r.id)::int as reports, count(i.sequence)::int as issued
     from public.projects p
     left join public.compliance_reports r on r.project_id = p.id and r.run = p.run
     left join public.issued_reports i on i.verification_code = r.verification_code
     where p.status = 'completed' group by p.id`,
  );
  for (const { id, reports, issued } of rows) {
    if (reports !== 1 || issued !== 1) {
      broken.push(`project ${id} has ${reports} reports and ${issued} entries in the record`);
    }
  }
  const early = await query(
    `select p.id from public.projects p join public.compliance_reports r on r.project_id = p.id and r.run = p.run
     where p.status <> 'completed'`,
  );
  for (const { id } of early) broken.push(`project ${id} has a report and is not completed`);
  const kept = await query("select pdf_path, pdf_sha256 from public.compliance_reports");
  for (const { pdf_path, pdf_sha256 } of kept) {
    const bytes = await Deno.readFile(`${objects}/reports/${pdf_path}`).catch(() => null);
    if (!bytes) broken.push(`the PDF ${pdf_path} is missing`);
    else if (await sha256Hex(bytes) !== pdf_sha256) {
      broken.push(`the PDF ${pdf_path} is not the one that was sealed`);
    }
  }
  return broken;
}

/** Counters count what happened, also when the project is gone: one project, its files, its reports. */
async function checkCounters(query: Query): Promise<string[]> {
  const [row] = await query(
    `select (select coalesce(sum(monthly_reports_generated), 0) from public.users)::int as reports_counted,
       (select count(*) from public.issued_reports)::int as reports,
       (select coalesce(sum(monthly_projects), 0) from public.users)::int as projects_counted,
       (select coalesce(sum(monthly_uploads), 0) from public.users)::int as uploads_counted,
       (select coalesce(sum(projects_created), 0) from public.usage_analytics)::int as projects_used,
       (select coalesce(sum(files_uploaded), 0) from public.usage_analytics)::int as files_used,
       (select coalesce(sum(reports_generated), 0) from public.usage_analytics)::int as reports_used`,
  );
  const broken: string[] = [];
  const compare = (a: string, b: string) => {
    if (row[a] !== row[b]) broken.push(`${a} is ${row[a]}, ${b} is ${row[b]}`);
  };
  compare("reports_counted", "reports");
  compare("reports_used", "reports");
  compare("projects_counted", "projects_used");
  compare("uploads_counted", "files_used");
  return broken;
}

async function checkChain(query: Query): Promise<string[]> {
  const links = await query("select * from public.issued_reports order by sequence");
  let previous = CHAIN_START;
  for (const [index, link] of links.entries()) {
    const entry = {
      sequence: Number(link.sequence),
      verificationCode: String(link.verification_code),
      reportHash: String(link.report_hash),
      digitalSignature: String(link.digital_signature),
      sealedAt: String(link.sealed_at),
    };
    const hash = await chainHash(previous, entry);
    if (entry.sequence !== index + 1 || link.chain_hash !== hash) {
      return [`the chain of issued reports breaks at ${index + 1}`];
    }
    previous = hash;
  }
  return [];
}

/** Every file has its row, every row its file, and both belong to something. */
async function checkObjects(query: Query, objects: string): Promise<string[]> {
  const broken: string[] = [];
  const rows = await query(
    `select o.bucket_id || '/' || o.name as path,
       exists (select from public.files f where f.file_path = o.name)
         or exists (select from public.compliance_reports r where r.pdf_path = o.name) as is_owned
     from storage.objects o`,
  );
  const named = new Set(rows.map((it) => String(it.path)));
  for (const { path, is_owned } of rows) {
    const isPicture = /\/page-[^/]+\.png$/.test(String(path));
    if (!is_owned && !isPicture) broken.push(`the object ${path} belongs to nothing`);
  }
  const files = new Set(await listFiles(objects));
  for (const path of files) if (!named.has(path)) broken.push(`the file ${path} has no row`);
  for (const path of named) if (!files.has(path)) broken.push(`the object ${path} has no file`);
  return broken;
}

async function listFiles(folder: string, prefix = ""): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await listFiles(`${folder}/${name}`, `${prefix}${name}/`));
    else found.push(prefix + name);
  }
  return found;
}
