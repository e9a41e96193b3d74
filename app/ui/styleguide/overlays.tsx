import { Button, IconButton } from "../button.tsx";
import { Dialog, DialogActions, DialogClose } from "../dialog.tsx";
import { InfoIcon } from "../icons.tsx";
import { Tabs } from "../tabs.tsx";
import { toast } from "../toast-store.ts";
import { Tooltip } from "../tooltip.tsx";
import { Specimen } from "./specimen.tsx";

/** Things that open over the page. */
export function Overlays() {
  return (
    <Specimen title="Tabs, dialog, tooltip, toasts">
      <Tabs
        label="Account"
        items={[
          { value: "login", label: "Login", content: <p>Email and password.</p> },
          { value: "sign-up", label: "Sign Up", content: <p>Full name, email and password.</p> },
        ]}
      />
      <div className="row mt-6">
        <Dialog
          title="Remove this product?"
          description="It leaves the shop at once. Orders keep it."
          trigger={<Button look="line">Open dialog</Button>}
        >
          <DialogActions>
            <DialogClose>
              <Button look="quiet">Cancel</Button>
            </DialogClose>
            <DialogClose>
              <Button look="danger">Remove</Button>
            </DialogClose>
          </DialogActions>
        </Dialog>
        <Tooltip text="Opens after 700 ms, or 300 ms after another">
          <IconButton label="More about prices">
            <InfoIcon />
          </IconButton>
        </Tooltip>
        <Button look="line" onClick={() => toast({ title: "Added to cart!" })}>
          Toast
        </Button>
        <Button
          look="line"
          onClick={() =>
            toast({ title: "Item removed from cart", action: { label: "Undo", onAction: () => undefined } })
          }
        >
          Toast with undo
        </Button>
        <Button
          look="line"
          onClick={() =>
            toast({
              title: "Error",
              description: "Failed to send message. Please try again.",
              destructive: true,
            })
          }
        >
          Failure
        </Button>
      </div>
    </Specimen>
  );
}
