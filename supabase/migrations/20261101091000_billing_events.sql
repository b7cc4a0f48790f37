-- Billing that keeps its order: events are taken once, wishes have a row whose id names them at the payment
-- provider, and what was read later wins over what was read before.

alter table public.users
  -- ticket of the reading the plan comes from; an earlier reading that arrives late changes nothing
  add column billing_ticket bigint not null default 0,
  -- begin of the paid period the monthly counters belong to
  add column billing_period_start timestamptz;

create sequence public.billing_tickets;
revoke all on sequence public.billing_tickets from public, anon, authenticated;

-- A number larger than every one before. Taken before the provider is asked.
create function public.take_billing_ticket() returns bigint
language sql security definer set search_path = '' as $$
  select nextval('public.billing_tickets');
$$;

-- Events of the payment provider, each once.
create table public.payment_events (
  id text primary key check (char_length(id) <= 255),
  type text not null,
  customer_id text,
  received_at timestamptz not null default now()
);
alter table public.payment_events enable row level security;
-- No policy: events are the server's alone.

-- Keeps an event and queues reading its customer. False when it was here before. One job for each event: a
-- job under way may have read already what this event is about.
create function public.receive_payment_event(p_id text, p_type text, p_customer text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (id, type, customer_id) values (p_id, p_type, p_customer)
  on conflict do nothing;
  if not found then return false; end if;
  if p_customer is not null then
    perform public.job_enqueue('chores', 'read_customer', jsonb_build_object('customerId', p_customer),
      'event/' || p_id, 0, 5, 10);
  end if;
  return true;
end $$;

-- What somebody asked of the payment provider. The id is the idempotency key: a click repeated while the
-- first is under way finds the same row; one that comes after it is a wish of its own.
create table public.billing_wishes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('subscribe', 'cancel')),
  tier text,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index billing_wishes_open on public.billing_wishes (user_id, kind, coalesce(tier, '')) where is_open;
create index billing_wishes_user on public.billing_wishes (user_id);
alter table public.billing_wishes enable row level security;

create function public.open_billing_wish(p_user uuid, p_kind text, p_tier text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v uuid;
begin
  -- The provider forgets keys after a day; a wish left behind by a crash is given up long before.
  update public.billing_wishes set is_open = false
  where user_id = p_user and is_open and created_at < now() - interval '10 minutes';
  insert into public.billing_wishes (user_id, kind, tier) values (p_user, p_kind, p_tier)
  on conflict (user_id, kind, coalesce(tier, '')) where is_open do nothing
  returning id into v;
  if v is null then
    select id into v from public.billing_wishes
    where user_id = p_user and kind = p_kind and tier is not distinct from p_tier and is_open;
  end if;
  return v;
end $$;

create function public.close_billing_wish(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.billing_wishes set is_open = false where id = p_id;
$$;

-- Who paid what from when on: revenue and churn are counted from here. No reference to the user, so that the
-- figures of a month stay true after an account is deleted; an id alone names nobody.
create table public.plan_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  tier text not null,
  status text not null,
  -- cents a month; nothing while nothing is paid
  price integer not null check (price >= 0)
);
create index plan_changes_user on public.plan_changes (user_id, at desc, id desc);
alter table public.plan_changes enable row level security;
create policy plan_changes_select_admin on public.plan_changes for select to authenticated
  using ((select public.is_admin()));

create function public.note_plan_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.subscription_tier <> 'free' then
      insert into public.plan_changes (user_id, tier, status, price) values (old.id, 'free', 'deleted', 0);
    end if;
    -- The provider goes on charging until it is told.
    if old.subscription_id is not null then
      perform public.job_enqueue('chores', 'end_subscription', jsonb_build_object('customerId', old.customer_id),
        'end/' || old.customer_id, 0, 5, 20);
    end if;
    return old;
  end if;
  if (new.subscription_tier, new.subscription_status) is distinct from (old.subscription_tier, old.subscription_status) then
    insert into public.plan_changes (user_id, tier, status, price)
    select new.id, p.tier, new.subscription_status,
      -- A late payment is still owed: it counts until the provider gives up on it.
      case when new.subscription_status in ('active', 'trialing', 'past_due') then p.price else 0 end
    from public.subscription_plans p where p.tier = new.subscription_tier;
  end if;
  return new;
end $$;
create trigger users_note_plan_change after update of subscription_tier, subscription_status or delete on public.users
  for each row execute function public.note_plan_change();

-- Puts a user where the payment provider says. Invoices keep their id, so that repeating changes nothing; a
-- reading with an older ticket is left aside. True when it was taken.
drop function public.apply_billing(uuid, jsonb, jsonb);
create function public.apply_billing(p_user uuid, p_state jsonb, p_invoices jsonb, p_ticket bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  starts timestamptz := (p_state ->> 'period_start')::timestamptz;
  is_paid boolean := p_state ->> 'tier' <> 'free';
  failed text;
begin
  select * into account from public.users where id = p_user for update;
  if account.id is null or p_ticket < account.billing_ticket then return false; end if;

  update public.users set
    customer_id = p_state ->> 'customer_id', subscription_id = p_state ->> 'subscription_id',
    billing_ticket = p_ticket, billing_period_start = starts
  where id = p_user;
  perform public.set_plan(p_user, p_state ->> 'tier', p_state ->> 'status', (p_state ->> 'period_end')::timestamptz,
    (p_state ->> 'cancel_at_period_end')::boolean);

  -- Counters begin anew with the first paid period and with each one after it.
  if is_paid and starts is not null and (
    account.subscription_tier = 'free'
    or (starts is distinct from account.billing_period_start and starts > account.last_usage_reset_date + interval '1 day')
  ) then
    update public.users set monthly_projects = 0, monthly_uploads = 0, monthly_reports_generated = 0,
      last_usage_reset_date = starts
    where id = p_user;
  end if;

  insert into public.billing_history (user_id, invoice_id, amount, currency, status, description, invoice_url, billing_date)
  select p_user, i.invoice_id, i.amount, i.currency, i.status, i.description, i.invoice_url, i.billing_date
  from jsonb_populate_recordset(null::public.billing_history, p_invoices) i
  on conflict (invoice_id) do update set status = excluded.status, invoice_url = excluded.invoice_url,
    amount = excluded.amount
  where billing_history.user_id = p_user;

  -- In the same transaction, so that neither a crash nor a repetition loses or doubles the mail.
  if p_state ->> 'status' in ('past_due', 'unpaid') and account.subscription_status not in ('past_due', 'unpaid') then
    select i ->> 'invoice_id' into failed from jsonb_array_elements(p_invoices) i
    where i ->> 'status' in ('failed', 'open') order by i ->> 'billing_date' desc limit 1;
    perform public.job_enqueue('chores', 'mail_payment_failed',
      jsonb_build_object('userId', p_user, 'invoiceId', coalesce(failed, p_ticket::text)));
  end if;
  return true;
end $$;

-- Queues reading every customer again, a few a second. The nightly reconciliation.
create function public.reconcile_billing() returns integer
language sql security definer set search_path = '' as $$
  with queued as (
    select public.job_enqueue('chores', 'read_customer', jsonb_build_object('customerId', u.customer_id),
      'reconcile/' || u.customer_id, (row_number() over (order by u.id))::integer * 250, -5, 4)
    from public.users u where u.customer_id is not null
  ) select count(*)::integer from queued;
$$;

do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('take_billing_ticket', 'receive_payment_event', 'open_billing_wish', 'close_billing_wish',
        'note_plan_change', 'apply_billing', 'reconcile_billing')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f.signature);
    execute format('grant execute on function %s to service_role', f.signature);
  end loop;
end $$;
