/** What comes back from others: the letter with the applicant's responses, a copy of the plans that was marked up. */
import { ChevronDown, FileUp, MailCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Menu } from "../../components/ui/Menu.tsx";
import { useMay, useMayDecide } from "../_hooks/rights.tsx";
import ReadLetter from "./ReadLetter.tsx";
import ReadMarkup from "./ReadMarkup.tsx";

export interface ImportMenuProps {
  projectId: string;
  reportId: string;
  /** Cycles that have a letter, the newest last. */
  cycles: readonly number[];
}

export default function ImportMenu({ projectId, reportId, cycles }: ImportMenuProps) {
  const mayWork = useMay()("work");
  const mayDecide = useMayDecide();
  const [reading, setReading] = useState<"letter" | "markup" | null>(null);
  const onClose = () => setReading(null);
  const ways = [
    ...mayWork
      ? [{
        label: "Applicant’s responses",
        icon: <MailCheck size={16} aria-hidden="true" />,
        onSelect: () => setReading("letter"),
      }]
      : [],
    ...mayDecide
      ? [{
        label: "Marked-up PDF",
        icon: <FileUp size={16} aria-hidden="true" />,
        onSelect: () => setReading("markup"),
      }]
      : [],
  ];
  if (ways.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <Button>
            Import<ChevronDown size={15} aria-hidden="true" />
          </Button>
        }
        groups={[ways]}
      />
      {reading === "letter" && (
        <ReadLetter projectId={projectId} cycles={cycles} onClose={onClose} />
      )}
      {reading === "markup" && (
        <ReadMarkup projectId={projectId} reportId={reportId} onClose={onClose} />
      )}
    </>
  );
}
