-- People, one row in every table, and the two questions each test asks: who reads what, who writes what.
-- Run by tests/functions/_providers/supabase/tables_test.ts on a database of its own.

create schema tests;

-- As on a hosted project, where these roles reach the catalogue of objects directly.
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-000000000001', 'owner@example.com', '{"name":"Owner"}'),
  ('00000000-0000-4000-8000-000000000002', 'stranger@example.com', '{"name":"Stranger"}'),
  ('00000000-0000-4000-8000-000000000003', 'admin@example.com', '{"name":"Admin"}'),
  ('00000000-0000-4000-8000-000000000004', 'reviewer@example.com', '{"name":"Reviewer"}'),
  ('00000000-0000-4000-8000-000000000005', 'designer@example.com', '{"name":"Designer"}'),
  ('00000000-0000-4000-8000-000000000006', 'viewer@example.com', '{"name":"Viewer"}');
update public.users set role = 'admin' where email = 'admin@example.com';
insert into public.second_factors (user_id, sealed_secret, confirmed_at) values
  ('00000000-0000-4000-8000-000000000003', 's', now()),
  ('00000000-0000-4000-8000-000000000001', 's', null);
insert into public.recovery_codes (user_id, code_hash) values ('00000000-0000-4000-8000-000000000003', repeat('c', 64));
insert into public.known_devices (user_id, id) values ('00000000-0000-4000-8000-000000000001', repeat('d', 64));
insert into public.security_events (user_id, action) values ('00000000-0000-4000-8000-000000000001', 'signed_in');
insert into public.email_changes (user_id, new_email, expires_at)
values ('00000000-0000-4000-8000-000000000001', 'new@example.com', now());
delete from public.audit_log;

-- The project belongs to an organization of four; whose plan it counts against is its owner here.
insert into public.organizations (id, name, payer_id)
values ('00000000-0000-4000-8000-0000000000e1', 'Bay', '00000000-0000-4000-8000-000000000001');
insert into public.organization_members (organization_id, user_id, role) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'owner'),
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000004', 'reviewer'),
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000005', 'designer'),
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000006', 'viewer');
insert into public.organization_invitations (organization_id, email, role, token_hash, expires_at)
values ('00000000-0000-4000-8000-0000000000e1', 'new@example.com', 'viewer', repeat('f', 64), '2100-01-01');
insert into public.organization_handovers (organization_id, heir_id, expires_at)
values ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000004', '2100-01-01');
insert into public.projects (id, organization_id, user_id, name, address, client_name, client_phone, client_email, type_of_construction)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000e1',
  '00000000-0000-4000-8000-000000000001', 'Annex', '1 Bay Street',
  'Bay', '813-555-0100', 'bay@example.com', 'VB');
insert into public.files (id, project_id, position, filename, original_filename, file_type, file_size, file_path, sha256)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1', 0, 'a.pdf', 'a.pdf',
  'application/pdf', 1,
  '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-0000000000b1.pdf',
  repeat('0', 64));
insert into public.page_results (project_id, run, page, file_id, page_in_file)
values ('00000000-0000-4000-8000-0000000000a1', 1, 1, '00000000-0000-4000-8000-0000000000b1', 1);
insert into public.compliance_reports (project_id, run, body, seal, report_hash, digital_signature, verification_code, analysis_model)
values ('00000000-0000-4000-8000-0000000000a1', 1, '{}', '{}', 'h', 's', 'FLC-AAAAAA-CERT', 'm');
insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at, previous_hash, chain_hash)
values (1, 'FLC-AAAAAA-CERT', 'h', 's', 'k', '2026-01-01T00:00:00Z', '0', '1');
insert into public.revoked_reports (verification_code, reason) values ('FLC-AAAAAA-CERT', 'Replaced');
insert into public.report_events (project_id, run, action, day, first_at, last_at)
values ('00000000-0000-4000-8000-0000000000a1', 1, 'downloaded', '2026-01-01', now(), now());
insert into public.feedback (project_id, user_id, rating, was_helpful)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 5, true);
-- Feedback leaves a line of its own.
delete from public.report_events where action = 'feedback';
insert into public.finding_dispositions (project_id, run, finding_id, rule_id)
values ('00000000-0000-4000-8000-0000000000a1', 1, 'F001', 'egress/door');
insert into public.own_findings (project_id, run, finding_id, finding)
values ('00000000-0000-4000-8000-0000000000a1', 1, 'R001', '{"ruleId": "reviewer/own"}');
insert into public.person_answers (project_id, run, item_id, answer, cycle)
values ('00000000-0000-4000-8000-0000000000a1', 1, 'egress-door', 'complies', 1);
insert into public.standard_comments (owner_id, status, severity, title, description, recommendation)
values ('00000000-0000-4000-8000-000000000001', 'issue', 'high', 'Handrails', 'None is shown.', '');
insert into public.standard_comments (owner_id, organization_id, status, severity, title, description, recommendation)
values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000e1', 'issue', 'high', 'Guards', 'None is shown.', '');
insert into public.saved_views (owner_id, list, name, query)
values ('00000000-0000-4000-8000-000000000001', 'projects', 'Open', '{}');
insert into public.finding_entries (project_id, thread_id, user_id, body)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000c1',
  '00000000-0000-4000-8000-000000000001', 'Seen');
insert into public.report_shares (id, project_id, token_hash, label, can_comment, expires_at)
values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000a1', repeat('e', 64), 'Ann Lee', true,
  '2100-01-01');
insert into public.notifications (user_id, kind, project_id, finding_id, actor)
values ('00000000-0000-4000-8000-000000000001', 'guest_comment', '00000000-0000-4000-8000-0000000000a1', 'F001', 'Ann Lee');
insert into public.report_pages (project_id, run, page, file_id, page_in_file)
values ('00000000-0000-4000-8000-0000000000a1', 1, 1, '00000000-0000-4000-8000-0000000000b1', 1);
insert into public.applicant_responses (project_id, cycle, of_cycle, finding_id, response)
values ('00000000-0000-4000-8000-0000000000a1', 1, 1, 'F001', 'Widened');
insert into public.carried_verdicts (project_id, cycle, of_cycle, finding_id, verdict)
values ('00000000-0000-4000-8000-0000000000a1', 1, 1, 'F001', 'closed');
insert into public.past_decisions (rule_id, is_right) values ('egress/door', true);
insert into public.project_corrections (project_id, key, value) values ('00000000-0000-4000-8000-0000000000a1', 'k', '1');
insert into public.model_calls (project_id, run, page, task, model, reserved_usd)
values ('00000000-0000-4000-8000-0000000000a1', 1, 1, 'rooms', 'm', 0.1);
insert into public.model_answers (project_id, key, answer) values ('00000000-0000-4000-8000-0000000000a1', 'k', '{}');
insert into public.sessions (id, user_id, sealed_tokens, access_expires_at, expires_at)
values (repeat('a', 64), '00000000-0000-4000-8000-000000000001', 't', now(), now());
insert into public.email_tokens (id, user_id, purpose, expires_at)
values (repeat('b', 64), '00000000-0000-4000-8000-000000000001', 'confirm_email', now());
insert into public.uploads (id, user_id, filename, file_size)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000001', 'b.pdf', 2);
insert into public.access_requests (project_type, name, email) values ('other', 'Kim', 'kim@example.com');
insert into public.audit_log (action, subject) values ('test', 'x');
insert into public.usage_analytics (user_id, date) values ('00000000-0000-4000-8000-000000000001', '2026-01-01');
insert into public.billing_history (user_id, amount, status, description, billing_date)
values ('00000000-0000-4000-8000-000000000001', 9900, 'paid', 'Professional', '2026-01-01');
insert into public.seal_checks (date) values ('2026-01-01');
insert into public.admin_metrics (date) values ('2026-01-01');
insert into public.sandbox_subscriptions (customer_id, state) values ('c', '{}');
insert into public.payment_events (id, type) values ('evt_1', 'invoice.paid');
insert into public.billing_wishes (user_id, kind) values ('00000000-0000-4000-8000-000000000001', 'cancel');
insert into public.plan_changes (user_id, tier, status, price)
values ('00000000-0000-4000-8000-000000000001', 'professional', 'active', 9900);
insert into public.api_keys (user_id, session_id, name, prefix, scopes)
values ('00000000-0000-4000-8000-000000000001', repeat('a', 64), 'k', 'flc_abcdef', '{read}');
insert into public.brands (user_id, name) values ('00000000-0000-4000-8000-000000000001', 'Bay');
insert into storage.objects (bucket_id, name, metadata) values
  ('plans', '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-0000000000b1.pdf', '{}'),
  ('plans', '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-0000000000b2.pdf', '{}'),
  ('plans', '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000c1/0-00000000-0000-4000-8000-0000000000c2', '{}'),
  ('plans', '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000a1/page-00000000-0000-4000-8000-0000000000b1-1-400.png', '{}'),
  ('reports', '00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000a1/r.pdf', '{}');

-- Who a statement runs as: the database role and the token's subject.
create function tests.become(p_who text) returns void
language plpgsql as $$
declare
  subject text := case p_who
    when 'owner' then '00000000-0000-4000-8000-000000000001'
    when 'stranger' then '00000000-0000-4000-8000-000000000002'
    when 'admin' then '00000000-0000-4000-8000-000000000003'
    when 'reviewer' then '00000000-0000-4000-8000-000000000004'
    when 'designer' then '00000000-0000-4000-8000-000000000005'
    when 'viewer' then '00000000-0000-4000-8000-000000000006'
    else '' end;
  role_name text := case p_who when 'visitor' then 'anon' when 'server' then 'service_role' else 'authenticated' end;
begin
  perform set_config('request.jwt.claims', json_build_object('sub', nullif(subject, ''), 'role', role_name)::text, true);
  perform set_config('request.jwt.claim.sub', subject, true);
  perform set_config('request.jwt.claim.role', role_name, true);
  perform set_config('role', role_name, true);
end $$;

-- Fails when somebody sees another number of rows than stated, as `{"owner": 1}`; who is not named sees none. The roles
-- of the organization beside its owner are named together as "team".
create function tests.reads(p_from text, p_rows jsonb) returns void
language plpgsql as $$
declare
  who text;
  seen bigint;
  expected bigint;
begin
  foreach who in array array['visitor', 'stranger', 'owner', 'reviewer', 'designer', 'viewer', 'admin', 'server'] loop
    begin
      perform tests.become(who);
      execute 'select count(*) from ' || p_from into seen;
    exception when insufficient_privilege then
      seen := 0;
    end;
    perform set_config('role', 'none', true);
    expected := coalesce(
      p_rows ->> case when who in ('reviewer', 'designer', 'viewer') then 'team' else who end, '0')::bigint;
    if seen <> expected then raise exception '%: the % sees % rows, not %', p_from, who, seen, expected; end if;
  end loop;
end $$;

-- Fails when others than stated add a copy of a row, change a row, or delete one, as `{"insert": ["owner"]}`.
-- The server may do all three, where nothing else is stated under "server".
create function tests.writes(p_table text, p_allowed jsonb default '{}', p_where text default 'true') returns void
language plpgsql as $$
declare
  who text;
  operation text;
  sample jsonb;
  list text;
  plain text;
  is_done boolean;
  touched bigint;
  is_allowed boolean;
begin
  execute format('select to_jsonb(t) from %s t where %s limit 1', p_table, p_where) into sample;
  if sample is null then raise exception '%: there is no row to write', p_table; end if;
  select string_agg(quote_ident(attname), ', ') into list from pg_attribute
  where attrelid = p_table::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  select quote_ident(attname) into plain from pg_attribute
  where attrelid = p_table::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  order by attnum limit 1;
  foreach who in array array['visitor', 'stranger', 'owner', 'reviewer', 'designer', 'viewer', 'admin', 'server'] loop
    foreach operation in array array['insert', 'update', 'delete'] loop
      begin
        perform tests.become(who);
        case operation
          when 'insert' then
            execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, %3$L)',
              p_table, list, sample);
          when 'update' then
            execute format('update %1$s set %2$s = %2$s where %3$s', p_table, plain, p_where);
          else
            execute format('delete from %s where %s', p_table, p_where);
        end case;
        get diagnostics touched = row_count;
        is_done := touched > 0;
        raise exception 'undo' using errcode = 'UNDO1';
      exception
        when sqlstate 'UNDO1' then null;
        when insufficient_privilege then is_done := false;
        -- Past the policies, stopped by a key or a reference.
        when others then is_done := true;
      end;
      perform set_config('role', 'none', true);
      is_allowed := case when who = 'server' and not p_allowed ? 'server' then true
        else coalesce((p_allowed -> operation) ? who, false) end;
      if is_done <> is_allowed then
        raise exception '%: the % % %', p_table, who, case when is_done then 'may' else 'may not' end, operation;
      end if;
    end loop;
  end loop;
end $$;
