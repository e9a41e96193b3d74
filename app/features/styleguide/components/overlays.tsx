import { useState } from "react";
import { AuthTabs } from "#app/features/identity/sign-in/components/auth-tabs.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { InfoIcon } from "#app/ui/icons.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { Specimen } from "./specimen.tsx";

/** Things that open over the page. `tabs` once on a page: their names are those of their page. */
export function Overlays({ tabs }: { tabs: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen title="Tabs, dialog, tooltip, toasts">
      {tabs && (
        <AuthTabs current="log-in" hrefs={{ "log-in": "/styleguide", "sign-up": "/styleguide" }}>
          <p>Tabs are links with addresses of their own.</p>
        </AuthTabs>
      )}
      <div className="row">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        {isOpen && (
          <Dialog
            title="Remove this product?"
            description="It leaves the shop at once. Orders keep it."
            onClose={close}
          >
            <DialogActions>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button variant="danger" onClick={close}>
                Remove
              </Button>
            </DialogActions>
          </Dialog>
        )}
        <IconButton label="Its name: after 700 ms, or 300 ms when another was just open">
          <InfoIcon />
        </IconButton>
        <Button variant="outline" onClick={() => toast({ title: "Added to cart!" })}>
          Toast
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: "Item removed from cart", action: { label: "Undo", onAction: () => undefined } })
          }
        >
          Toast with undo
        </Button>
        <Button
          variant="outline"
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
