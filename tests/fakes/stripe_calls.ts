/** The calls of the Stripe peer below `/v1`. Each reads and changes the peer's state. */
import { Hono } from "hono";
import type Stripe from "stripe";
import {
  aPortalConfiguration,
  aPortalSession,
  aSession,
  aWebhookEndpoint,
} from "./stripe_documents.ts";
import { aCustomer, aPrice, aProduct } from "./stripe_objects.ts";
import type { StripeState } from "./stripe_state.ts";
import { below, listOf, missing, newestFirst, readForm, StripeRefusal } from "./stripe_wire.ts";

/** Customers, prices, checkout, subscriptions, invoices. */
export function createBillingCalls(state: StripeState): Hono {
  const calls = new Hono();
  calls.post("/customers", async (c) => {
    const fields = await readForm(c.req.raw);
    const customer = aCustomer({
      id: state.newId("cus"),
      email: fields.email ?? null,
      name: fields.name ?? null,
      created: state.clock,
      metadata: below(fields, "metadata"),
    });
    state.customers.set(customer.id, customer);
    state.emit("customer.created", customer);
    return c.json(customer);
  });
  calls.get("/customers/:id", (c) => {
    const customer = state.customers.get(c.req.param("id"));
    if (!customer) throw missing("customer", c.req.param("id"));
    return c.json(customer);
  });
  calls.get("/checkout/sessions", (c) => {
    const { customer, status, ...query } = c.req.query();
    const all = newestFirst(state.sessions).filter((it) =>
      (!customer || it.customer === customer) && (!status || it.status === status)
    );
    return c.json(listOf(all, query, "/v1/checkout/sessions"));
  });
  calls.post("/checkout/sessions", async (c) => {
    const fields = await readForm(c.req.raw);
    if (fields.mode !== "subscription") {
      throw new StripeRefusal(400, `Invalid mode: ${fields.mode}`, { param: "mode" });
    }
    if (!state.customers.has(fields.customer)) {
      throw missing("customer", fields.customer, "customer");
    }
    const price = state.prices.get(fields["line_items[0][price]"]);
    if (!price?.active) throw missing("price", fields["line_items[0][price]"], "line_items");
    const id = state.newId("cs_test");
    const session = aSession({
      id,
      customer: fields.customer,
      price,
      url: `${state.origin}/pay/${id}`,
      successUrl: fields.success_url,
      cancelUrl: fields.cancel_url,
      userId: fields.client_reference_id ?? null,
      created: state.clock,
    });
    state.sessions.set(id, session);
    return c.json(session);
  });
  calls.post("/checkout/sessions/:id/expire", (c) => {
    const session = state.sessions.get(c.req.param("id"));
    if (!session) throw missing("checkout.session", c.req.param("id"));
    if (session.status !== "open") {
      throw new StripeRefusal(400, "Only open sessions can be expired");
    }
    Object.assign(session, { status: "expired", url: null });
    state.emit("checkout.session.expired", session);
    return c.json(session);
  });
  calls.get("/subscriptions", (c) => {
    const { customer, status, ...query } = c.req.query();
    const all = newestFirst(state.subscriptions).filter((it) =>
      (!customer || it.customer === customer) &&
      (status === "all" || (status ? it.status === status : it.status !== "canceled"))
    );
    return c.json(listOf(all, query, "/v1/subscriptions"));
  });
  calls.get("/subscriptions/:id", (c) => {
    const subscription = state.getSubscription(c.req.param("id"));
    const invoice = state.invoices.get(String(subscription.latest_invoice));
    const isExpanded = c.req.queries("expand[]")?.includes("latest_invoice") ||
      c.req.query("expand[0]") === "latest_invoice";
    return c.json(
      isExpanded && invoice ? { ...subscription, latest_invoice: invoice } : subscription,
    );
  });
  calls.post("/subscriptions/:id", async (c) => {
    const subscription = state.getSubscription(c.req.param("id"));
    if (subscription.status === "canceled") {
      throw new StripeRefusal(400, "A canceled subscription can only update its metadata.");
    }
    const fields = await readForm(c.req.raw);
    const asked = fields["items[0][price]"];
    const price = asked === undefined ? undefined : state.prices.get(asked);
    if (asked !== undefined && !price) throw missing("price", asked, "items[0][price]");
    if (price && price.id !== subscription.items.data[0].price.id) {
      state.changePlan(subscription, price);
    }
    if (fields.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = fields.cancel_at_period_end === "true";
      subscription.canceled_at = subscription.cancel_at_period_end ? state.clock : null;
    }
    state.emit("customer.subscription.updated", subscription);
    return c.json(subscription);
  });
  calls.delete("/subscriptions/:id", (c) => {
    const subscription = state.getSubscription(c.req.param("id"));
    if (subscription.status === "canceled") throw missing("subscription", subscription.id);
    state.cancelNow(subscription);
    return c.json(subscription);
  });
  calls.get("/invoices", (c) => {
    const { customer, ...query } = c.req.query();
    const all = newestFirst(state.invoices).filter((it) => !customer || it.customer === customer);
    return c.json(listOf(all, query, "/v1/invoices"));
  });
  return calls;
}

/** What the set-up script makes: products, prices, portal, webhook endpoint; and visits to the portal. */
export function createSetupCalls(state: StripeState): Hono {
  const calls = new Hono();
  calls.get("/products/:id", (c) => {
    const product = state.products.get(c.req.param("id"));
    if (!product) throw missing("product", c.req.param("id"));
    return c.json(product);
  });
  calls.post("/products", async (c) => {
    const fields = await readForm(c.req.raw);
    const id = fields.id ?? state.newId("prod");
    if (state.products.has(id)) {
      throw new StripeRefusal(400, "Product already exists.", { code: "resource_already_exists" });
    }
    const metadata = below(fields, "metadata");
    const product = aProduct({ id, name: fields.name, created: state.clock, metadata });
    state.products.set(id, product);
    return c.json(product);
  });
  calls.post("/products/:id", async (c) => {
    const product = state.products.get(c.req.param("id"));
    if (!product) throw missing("product", c.req.param("id"));
    const { name } = await readForm(c.req.raw);
    return c.json(Object.assign(product, name && { name }));
  });
  calls.get("/prices", (c) => {
    const { active, ...query } = c.req.query();
    const keys = Object.values(below(query, "lookup_keys"))
      .concat(c.req.queries("lookup_keys[]") ?? []);
    const all = newestFirst(state.prices).filter((it) =>
      (keys.length === 0 || (it.lookup_key && keys.includes(it.lookup_key))) &&
      (active === undefined || String(it.active) === active)
    );
    return c.json(listOf(all, query, "/v1/prices"));
  });
  calls.post("/prices", async (c) => {
    const fields = await readForm(c.req.raw);
    const holder = newestFirst(state.prices).find((it) => it.lookup_key === fields.lookup_key);
    if (holder && fields.transfer_lookup_key !== "true") {
      throw new StripeRefusal(400, `A price already uses that lookup key: ${fields.lookup_key}`);
    }
    if (holder) holder.lookup_key = null;
    const price = aPrice({
      id: state.newId("price"),
      lookup_key: fields.lookup_key,
      unit_amount: Number(fields.unit_amount),
      product: fields.product,
      created: state.clock,
    });
    state.prices.set(price.id, price);
    return c.json(price);
  });
  calls.post("/prices/:id", async (c) => {
    const price = state.prices.get(c.req.param("id"));
    if (!price) throw missing("price", c.req.param("id"));
    const { active } = await readForm(c.req.raw);
    return c.json(Object.assign(price, active !== undefined && { active: active === "true" }));
  });
  calls.get(
    "/billing_portal/configurations",
    (c) =>
      c.json(
        listOf(newestFirst(state.portals), c.req.query(), "/v1/billing_portal/configurations"),
      ),
  );
  calls.post("/billing_portal/configurations", async (c) => {
    const metadata = below(await readForm(c.req.raw), "metadata");
    const made = aPortalConfiguration({ id: state.newId("bpc"), created: state.clock, metadata });
    state.portals.set(made.id, made);
    return c.json(made);
  });
  calls.post("/billing_portal/configurations/:id", (c) => {
    const known = state.portals.get(c.req.param("id"));
    if (!known) throw missing("configuration", c.req.param("id"));
    return c.json(Object.assign(known, { updated: state.clock }));
  });
  calls.post("/billing_portal/sessions", async (c) => {
    const fields = await readForm(c.req.raw);
    if (!state.customers.has(fields.customer)) {
      throw missing("customer", fields.customer, "customer");
    }
    return c.json(aPortalSession({
      id: state.newId("bps"),
      customer: fields.customer,
      configuration: fields.configuration ?? "bpc_default",
      created: state.clock,
      url: `${state.origin}/portal/${fields.customer}?return=${
        encodeURIComponent(fields.return_url)
      }`,
      return_url: fields.return_url,
    }));
  });
  calls.get("/webhook_endpoints", (c) => {
    const all = newestFirst(state.endpoints).map(({ secret: _, ...rest }) => rest);
    return c.json(listOf<Stripe.WebhookEndpoint>(all, c.req.query(), "/v1/webhook_endpoints"));
  });
  calls.post("/webhook_endpoints", async (c) => {
    const fields = await readForm(c.req.raw);
    const made = {
      ...aWebhookEndpoint({
        id: state.newId("we"),
        url: fields.url,
        enabled_events: Object.values(below(fields, "enabled_events")),
        created: state.clock,
        metadata: below(fields, "metadata"),
      }),
      secret: `whsec_${state.newId("secret")}`,
    };
    state.endpoints.set(made.id, made);
    return c.json(made);
  });
  calls.post("/webhook_endpoints/:id", async (c) => {
    const known = state.endpoints.get(c.req.param("id"));
    if (!known) throw missing("webhook_endpoint", c.req.param("id"));
    const events = Object.values(below(await readForm(c.req.raw), "enabled_events"));
    if (events.length > 0) known.enabled_events = events;
    const { secret: _, ...rest } = known;
    return c.json(rest);
  });
  return calls;
}
