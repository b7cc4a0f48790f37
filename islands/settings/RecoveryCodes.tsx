/** Recovery codes, shown once: to be copied or kept as a file. */
import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { notify } from "../_hooks/notices.ts";

export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isKept, setIsKept] = useState(false);
  const text =
    `FLClear recovery codes\nEach code works once, in place of a code from your app.\n\n${
      codes.join("\n")
    }\n`;

  async function onCopy() {
    await navigator.clipboard.writeText(text);
    notify({ title: "Codes copied" });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && isKept && onClose()}
      title="Save your recovery codes"
      description="Two-step sign-in is on. If you lose your phone, each code lets you sign in once."
      size="sm"
      footer={<Button variant="primary" disabled={!isKept} onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-4">
        <Callout tone="warning" title="They’re shown only once">
          Store them where you keep passwords, not on the same phone.
        </Callout>
        <ul
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1 rounded border border-hairline bg-sunken p-3 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => <li key={code} className="select-all">{code}</li>)}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onCopy}>
            <Copy size={15} aria-hidden="true" />Copy
          </Button>
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="flclear-recovery-codes.txt"
          >
            <Download size={15} aria-hidden="true" />Save as file
          </ButtonLink>
        </div>
        <Checkbox
          id="codes-kept"
          isChecked={isKept}
          onCheckedChange={setIsKept}
          label="I’ve saved these codes"
        />
      </div>
    </Dialog>
  );
}
