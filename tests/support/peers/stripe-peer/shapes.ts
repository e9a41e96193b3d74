import type { Charge, Intent, LineParams, Session } from "./objects.ts";

/** Keys of a session that this peer never fills, with what Stripe shows for them. */
const SESSION_REST = {
  after_expiration: null,
  allow_promotion_codes: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  subscription: null,
  wallet_options: null,
};

interface SessionFacts {
  readonly id: string;
  readonly params: Record<string, unknown>;
  readonly created: number;
  readonly livemode: boolean;
  readonly subtotal: number;
  readonly shipping: number;
  readonly url: string;
}

/** A new checkout.session with every key that Stripe's types require. */
export function sessionShape(facts: SessionFacts): Record<string, unknown> {
  const { params, subtotal, shipping } = facts;
  const email = (params["customer_email"] as string | undefined) ?? null;
  const text = (params["custom_text"] as Record<string, unknown> | undefined) ?? {};
  const shipped = params["shipping_options"] !== undefined;
  return {
    ...SESSION_REST,
    id: facts.id,
    object: "checkout.session",
    adaptive_pricing: params["adaptive_pricing"] ?? { enabled: true },
    allowed_payment_method_types: params["allowed_payment_method_types"] ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params["billing_address_collection"] ?? null,
    cancel_url: params["cancel_url"] ?? null,
    client_reference_id: params["client_reference_id"] ?? null,
    client_secret: null,
    created: facts.created,
    currency: "eur",
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
      ...text,
    },
    customer_creation: params["customer_creation"] ?? "if_required",
    customer_details: email === null ? null : customerDetails(email, null),
    customer_email: email,
    expires_at: params["expires_at"] ?? facts.created + 24 * 3600,
    invoice_creation: { enabled: false, invoice_data: {} },
    livemode: facts.livemode,
    locale: params["locale"] ?? null,
    metadata: params["metadata"] ?? {},
    mode: params["mode"],
    payment_intent: null,
    payment_method_types: (params["allowed_payment_method_types"] as string[] | undefined) ?? ["card"],
    payment_status: "unpaid",
    phone_number_collection: params["phone_number_collection"] ?? { enabled: false },
    shipping_cost: shipped
      ? { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: null }
      : null,
    shipping_options: shipped ? [{ shipping_amount: shipping, shipping_rate: "shr_peer" }] : [],
    status: "open",
    submit_type: params["submit_type"] ?? null,
    success_url: params["success_url"] ?? null,
    tax_id_collection: params["tax_id_collection"] ?? { enabled: false, required: "never" },
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
    ui_mode: params["ui_mode"] ?? "hosted_page",
    url: facts.url,
  };
}

/** The buyer as the payment page learned of them. */
export function customerDetails(email: string | null, name: string | null): Record<string, unknown> {
  return {
    address: name === null ? null : address("IE"),
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
}

function address(country: string | null): Record<string, unknown> {
  return { city: null, country, line1: null, line2: null, postal_code: null, state: null };
}

export function lineItemShape(id: string, priceId: string, line: LineParams): Record<string, unknown> {
  const { price_data: price, quantity } = line;
  const amount = price.unit_amount * quantity;
  return {
    id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    metadata: {},
    price: {
      id: priceId,
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created: 0,
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: priceId.replace("price_", "prod_"),
      recurring: null,
      tax_behavior: price.tax_behavior ?? "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount: price.unit_amount,
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
  };
}

interface IntentFacts {
  readonly status: Intent["status"];
  readonly created: number;
  readonly metadata: Record<string, string>;
}

export function intentShape(id: string, session: Session, facts: IntentFacts): Record<string, unknown> {
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: session.amount_total,
    amount_capturable: 0,
    amount_received: facts.status === "succeeded" ? session.amount_total : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: facts.created,
    currency: session.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: session.livemode,
    managed_payments: null,
    metadata: facts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: facts.status,
    transfer_data: null,
    transfer_group: null,
  };
}

interface ChargeFacts {
  readonly status: Charge["status"];
  readonly created: number;
  readonly email: string | null;
}

export function chargeShape(id: string, intent: Intent, facts: ChargeFacts): Record<string, unknown> {
  const paid = facts.status === "succeeded";
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: address(null), email: facts.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: facts.created,
    currency: intent.currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: facts.status === "failed" ? "card_declined" : null,
    failure_message: facts.status === "failed" ? "Your card was declined." : null,
    fraud_details: {},
    livemode: intent["livemode"],
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: facts.status,
    transfer_data: null,
    transfer_group: null,
  };
}

interface RefundFacts {
  readonly amount: number;
  readonly created: number;
  readonly params: Record<string, unknown>;
}

export function refundShape(id: string, charge: Charge, facts: RefundFacts): Record<string, unknown> {
  return {
    id,
    object: "refund",
    amount: facts.amount,
    balance_transaction: null,
    charge: charge.id,
    created: facts.created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { reference_status: "pending", type: "refund" }, type: "card" },
    metadata: facts.params["metadata"] ?? {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: facts.params["reason"] ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
