import { z } from "zod";
import {
  cartEntriesSchema,
  cartItemsSchema,
  changeCartItemSchema,
  mergeCartSchema,
  mergedCartSchema,
  removeCartItemSchema,
} from "#app/features/cart/schema.ts";
import {
  categorySchema,
  productListSchema,
  productsQuerySchema,
  suggestionListSchema,
  suggestQuerySchema,
} from "#app/features/catalog/schema.ts";
import { checkoutUrlSchema } from "#app/features/checkout/schema.ts";
import { FORM_TYPES } from "#app/features/enquiries/enums.ts";
import {
  availabilityAnswerSchema,
  availabilityRequestSchemas,
  priceAnswerSchema,
  priceRequestSchemas,
} from "#app/features/hire-prices/hire-request.ts";
import { loadAnswerSchema, loadRequestSchemas } from "#app/features/load-check/load-request.ts";
import { matchAnswerSchema, matchRequestSchemas } from "#app/features/rider/match-request.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { cookieName } from "#app/lib/cookies.ts";

type Json = Readonly<Record<string, unknown>>;

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

const enquirySchema = z.object({
  formType: z.enum(FORM_TYPES),
  name: z.string().max(100),
  email: z.string().max(255),
  phone: z.string().max(20),
  company: z.string().max(100).optional(),
  message: z.string().max(2000),
  locale: z.enum(LOCALES).optional(),
});

const importSchema = z.object({ csvData: z.string().describe("The text of a WooCommerce product export.") });
const importedSchema = z.object({ imported: z.number(), categories: z.number(), skipped: z.number() });
const rolesSchema = z.array(z.object({ user_id: z.string(), role: z.string() }));

const signedIn = { security: [{ session: [] }] };

/** The HTTP API as OpenAPI 3.1, made from the schemas that the calls themselves read by. */
export function openApi(origin: string): Json {
  return {
    openapi: "3.1.0",
    info: { title: "ItsShowTime", version: "1.0.0", description: "Errors are problem+json (RFC 9457)." },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName("itsshowtime.session_token", origin) },
      },
    },
    paths: { ...shopPaths(), ...hirePaths(), ...sitePaths() },
  };
}

function shopPaths(): Json {
  return {
    "/api/categories": { get: { summary: "Categories by name", ...answers(z.array(categorySchema)) } },
    "/api/products": {
      get: {
        summary: "Products in stock",
        ...parameters(productsQuerySchema),
        ...answers(productListSchema, 400),
      },
    },
    "/api/products/suggest": {
      get: {
        summary: "Suggestions for a search text that is being typed",
        ...parameters(suggestQuerySchema),
        ...answers(suggestionListSchema, 400, 429),
      },
    },
    "/api/create-checkout": {
      post: {
        summary: "Address of a checkout for a cart",
        ...body(cartEntriesSchema),
        ...answers(checkoutUrlSchema, 400, 422, 429),
      },
    },
    "/api/cart-items": {
      get: { summary: "The signed-in customer’s cart", ...signedIn, ...answers(cartItemsSchema, 401) },
      post: {
        summary: "Takes a guest cart into the account, once per key",
        ...signedIn,
        ...body(mergeCartSchema),
        ...answers(mergedCartSchema, 400, 401),
      },
      patch: {
        summary: "Sets a quantity",
        ...signedIn,
        ...body(changeCartItemSchema),
        ...answers(changeCartItemSchema, 400, 401, 404),
      },
      delete: {
        summary: "Removes an item",
        ...signedIn,
        ...body(removeCartItemSchema),
        ...answers(null, 400, 401, 404),
      },
    },
  };
}

function hirePaths(): Json {
  return {
    "/api/hire/availability": {
      post: {
        summary: "What can be had of hire items from collection to return",
        ...body(availabilityRequestSchemas.en),
        ...answers(availabilityAnswerSchema, 400, 415, 422, 429),
      },
    },
    "/api/hire/price": {
      post: {
        summary: "What a hire costs, net of VAT and in total, in cents",
        ...body(priceRequestSchemas.en),
        ...answers(priceAnswerSchema, 400, 415, 422, 429),
      },
    },
    "/api/hire/match": {
      post: {
        summary: "The hire items that the lines of a rider mean",
        ...body(matchRequestSchemas.en),
        ...answers(matchAnswerSchema, 400, 413, 415, 422, 429),
      },
    },
    "/api/hire/load": {
      post: {
        summary: "What a list draws, weighs and fills; advice, not a design",
        ...body(loadRequestSchemas.en),
        ...answers(loadAnswerSchema, 400, 415, 422, 429),
      },
    },
  };
}

function sitePaths(): Json {
  return {
    "/api/send-form-email": {
      post: {
        summary: "Sends an enquiry",
        ...body(enquirySchema),
        ...answers(z.object({ reference: z.string() }), 400, 415),
      },
    },
    "/api/import-csv-products": {
      post: {
        summary: "Imports products; admins only",
        ...signedIn,
        ...body(importSchema),
        ...answers(importedSchema, 400, 401, 403, 413),
      },
    },
    "/api/user-roles": {
      get: { summary: "The viewer’s own roles", ...signedIn, ...answers(rolesSchema, 401) },
    },
  };
}

function answers(schema: z.ZodType | null, ...problems: readonly number[]): Json {
  const good = schema
    ? {
        200: { description: "Done", content: { "application/json": { schema: schemaOf(schema, "output") } } },
      }
    : { 204: { description: "Done" } };
  const problem = { "application/problem+json": { schema: schemaOf(problemSchema, "output") } };
  return {
    responses: {
      ...good,
      ...Object.fromEntries(problems.map((status) => [status, { description: "Refused", content: problem }])),
    },
  };
}

function parameters(schema: z.ZodObject): Json {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return {
    parameters: Object.entries(properties).map(([name, value]) => ({
      name,
      in: "query",
      required: false,
      schema: value,
    })),
  };
}

function body(schema: z.ZodType): Json {
  return {
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(schema, "input") } } },
  };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
