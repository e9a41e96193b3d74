import { useState } from "react";
import { msg } from "#app/i18n/message.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, Radio, Select, TextArea } from "#app/ui/forms/field.tsx";
import { QuantityStepper } from "#app/ui/forms/quantity-stepper.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { Specimen } from "./specimen.tsx";

const name = msg("Name", "Ainm");
const email = msg("Email", "Ríomhphost");
const company = msg("Company name (optional)", "Ainm na cuideachta (roghnach)");
const message = msg("Message", "Teachtaireacht");
const type = msg("Type of enquiry", "Cineál fiosrúcháin");

/** Fields in every state. `prefix` keeps ids apart where the page shows them more than once. */
export function Forms({ prefix }: { prefix: string }) {
  const id = (field: string) => `${prefix}-${field}`;
  return (
    <>
      <Specimen title="Form: fields, hint, error, summary of faults">
        <form className="form form-two width-wide" noValidate>
          {prefix === "theme-dark" && (
            <ErrorSummary faults={[{ field: id("email"), message: "Invalid email address" }]} />
          )}
          <Field name="name" id={id("name")} label={name} required placeholder="Your name *" />
          <Field
            name="email"
            id={id("email")}
            label={email}
            type="email"
            required
            defaultValue="aoife@"
            error="Invalid email address"
          />
          <Field name="company" id={id("company")} label={company} hint="As it should stand on the quote." />
          <Select name="type" id={id("type")} label={type} prompt>
            <option>Dry hire</option>
            <option>Studio</option>
          </Select>
          <TextArea name="message" id={id("message")} label={message} required className="field-full" />
          <Field name="off" id={id("off")} label={company} disabled defaultValue="Not available" />
          <Field name="fixed" id={id("fixed")} label={email} readOnly defaultValue="aoife@example.ie" />
          <Checkbox
            name="terms"
            id={id("terms")}
            label="I agree to the terms"
            error="Tick the box to go on"
          />
          <div className="row">
            <SubmitButton>Send message</SubmitButton>
            <Button variant="quiet">Cancel</Button>
          </div>
        </form>
      </Specimen>
      <Specimen title="Search, quantity, choices, notices">
        <div className="form form-two width-wide">
          <SearchField name="q" id={id("q")} label="Search products…" defaultValue="moving hed" />
          <Quantity />
          <div>
            <Radio name={id("delivery")} label="Delivery" defaultChecked />
            <Radio name={id("delivery")} label="Collection in Galway" />
          </div>
          <div className="stack-3">
            <Banner>Add this shop to your home screen.</Banner>
            <Banner kind="ok" title="Message sent!">
              Thank you for contacting us. We'll get back to you soon.
            </Banner>
            <Banner kind="fault" title="Error">
              Failed to send message. Please try again.
            </Banner>
            <Banner kind="sample">Test payment, no money moves.</Banner>
          </div>
        </div>
      </Specimen>
    </>
  );
}

function Quantity() {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      value={value}
      max={5}
      labels={{ less: "Decrease quantity", more: "Increase quantity", quantity: "Quantity" }}
      onStep={(by) => setValue((before) => Math.min(Math.max(before + by, 1), 5))}
    />
  );
}
