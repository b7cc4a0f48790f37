import { attentionWords } from "../../functions/_shared/messages.ts";

/** What has to be put right, on top of the form; each line leads to its field. */
export interface ErrorSummaryProps {
  errors: readonly { field: string; message: string }[];
  labels: Record<string, string>;
  idPrefix: string;
}

export function ErrorSummary({ errors, labels, idPrefix }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="rounded-lg border border-critical bg-critical-soft p-4">
      <p className="font-semibold text-critical">{attentionWords(errors.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(({ field, message }) => (
          <li key={field} className="pointer-coarse:py-2.5">
            <a
              href={`#${idPrefix}-${field}`}
              className="underline underline-offset-2 pointer-coarse:py-2.5"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${idPrefix}-${field}`)?.focus();
              }}
            >
              {message}
            </a>{" "}
            {labels[field] && !isNamed(message, labels[field]) && (
              <span className="text-muted">– {labels[field]}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** True where the message itself says which entry it is about. */
function isNamed(message: string, label: string): boolean {
  return message.toLowerCase().includes(label.toLowerCase().replace(/ \(.*\)$/, ""));
}
