/** Takes the letter back with the applicant's responses in its last column. */
import { useState } from "react";
import { plural } from "../../components/format.ts";
import { FORM_FOOTER } from "../../components/project/form_footer.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input, NativeSelect } from "../../components/ui/Field.tsx";
import { wordsOf } from "../_client/api.ts";
import { useReadLetter } from "../_client/cycles.ts";

export interface ReadLetterProps {
  projectId: string;
  /** Cycles that have a letter, the newest last. */
  cycles: readonly number[];
  onClose: () => void;
}

export default function ReadLetter(props: ReadLetterProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title="Import the applicant’s responses"
      description="Choose the returned comment letter, as a Word document or Excel workbook. Responses appear under their comments once there is a revision to compare."
    >
      <Form {...props} />
    </Dialog>
  );
}

function Form({ projectId, cycles, onClose }: ReadLetterProps) {
  const read = useReadLetter(projectId);
  const [cycle, setCycle] = useState(cycles.at(-1) ?? 1);
  const [file, setFile] = useState<File | null>(null);
  const error = read.isError ? wordsOf(read.error, "The letter could not be read") : undefined;
  return (
    <div className="flex flex-col gap-4">
      {cycles.length > 1 && (
        <Field id="letter-cycle" label="Cycle">
          <NativeSelect
            id="letter-cycle"
            value={cycle}
            onChange={(event) => {
              read.reset();
              setCycle(Number(event.currentTarget.value));
            }}
          >
            {cycles.map((it) => <option key={it} value={it}>Cycle {it}</option>)}
          </NativeSelect>
        </Field>
      )}
      <Field id="letter-file" label="Letter" hint="DOCX or XLSX, up to 40 MB" error={error}>
        <Input
          type="file"
          accept=".docx,.xlsx"
          {...describe({ id: "letter-file", hint: true, error })}
          onChange={(event) => {
            read.reset();
            setFile(event.currentTarget.files?.[0] ?? null);
          }}
        />
      </Field>
      <div aria-live="polite" className="empty:-mt-4">
        {read.data && (
          <Callout title={`${plural(read.data.saved, "response")} imported`}>
            {read.data.unknown.length > 0 && (
              <p>
                {plural(read.data.unknown.length, "answered line matches", "answered lines match")}
                {" "}
                no comment in this cycle: {read.data.unknown.join(", ")}
              </p>
            )}
            {read.data.saved === 0 && read.data.unknown.length === 0 && (
              <p>No responses were filled in.</p>
            )}
            <ul className="divide-y divide-hairline empty:hidden" aria-label="Responses">
              {read.data.responses.map(({ reference, title, response }) => (
                <li key={reference} className="py-1.5">
                  <span className="font-mono text-xs">{reference}</span> {title}
                  <span className="block text-sm break-words text-muted">“{response}”</span>
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
      <div className={cx(FORM_FOOTER, "justify-end")}>
        {!read.data && <Button onClick={onClose}>Cancel</Button>}
        <Button
          variant="primary"
          disabled={!file}
          isBusy={read.isPending}
          onClick={() => read.data ? onClose() : file && read.mutate({ cycle, file })}
        >
          {read.data ? "Done" : "Import"}
        </Button>
      </div>
    </div>
  );
}
