import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { Field } from "#app/ui/forms/field.tsx";

type AddressPart = "line1" | "line2" | "town" | "county" | "postcode";

interface AddressFieldsProps {
  /** The name, value and fault of the field of a part. */
  readonly field: (part: AddressPart) => Omit<React.ComponentProps<typeof Field>, "label">;
  /** It is the address of the invoice, which may be abroad and without a postcode. */
  readonly isBilling?: boolean;
  readonly required?: boolean;
}

/** The fields of an address from its first line to its postcode, which browsers can fill in. */
export function AddressFields({ field, isBilling = false, required = true }: AddressFieldsProps) {
  const fill = (token: string) => (isBilling ? `billing ${token}` : token);
  return (
    <>
      <Field
        {...field("line1")}
        label={messages.line1}
        required={required}
        autoComplete={fill("address-line1")}
        className="field-full"
      />
      <Field
        {...field("line2")}
        label={messages.line2}
        autoComplete={fill("address-line2")}
        className="field-full"
      />
      <Field
        {...field("town")}
        label={messages.town}
        required={required}
        autoComplete={fill("address-level2")}
      />
      <Field
        {...field("county")}
        label={isBilling ? messages.billCounty : messages.county}
        autoComplete={fill("address-level1")}
      />
      <Field
        {...field("postcode")}
        label={isBilling ? messages.billPostcode : messages.postcode}
        required={required && !isBilling}
        autoComplete={fill("postal-code")}
        autoCapitalize="characters"
      />
    </>
  );
}
