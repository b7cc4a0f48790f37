/** Ways to take a report along: table, workbook, BIM topics, data, marked-up plans, paper. */
import {
  Braces,
  ChevronDown,
  FileSpreadsheet,
  FileText,
  Layers,
  Mail,
  MessageSquareText,
  Printer,
  Sparkles,
} from "lucide-react";
import { Button } from "../../components/ui/Button.tsx";
import { Menu } from "../../components/ui/Menu.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { exportUrl, markedPlansUrl } from "../_client/report.ts";

export interface ExportMenuProps {
  projectId: string;
  report: Pick<ReportResponse, "canExport">;
  onPrint: () => void;
}

/** What goes to the applicant, what a reviewer works with, what other programs read. */
const FORMATS = [
  [
    {
      format: "docx",
      label: "Comment letter as DOCX",
      hint: "For the applicant, with room for answers",
      icon: Mail,
    },
    { format: "letter-pdf", label: "Comment letter as PDF", hint: "For your records", icon: Mail },
    {
      format: "letter-xlsx",
      label: "Comment letter as XLSX",
      hint: "For the applicant, with a column for answers",
      icon: Mail,
    },
  ],
  [
    { format: "csv", label: "Findings as CSV", icon: FileText },
    { format: "xlsx", label: "Findings, requirements and sheets as XLSX", icon: FileSpreadsheet },
    { format: "appendix", label: "Requirements and method as PDF", icon: FileText },
  ],
  [
    { format: "bcfzip", label: "Unresolved findings as BCF 2.1", icon: MessageSquareText },
    { format: "json", label: "Full report as JSON", icon: Braces },
  ],
] as const;

export default function ExportMenu({ projectId, report, onPrint }: ExportMenuProps) {
  /** What every plan has. */
  const always = [
    {
      label: "Marked-up plans as PDF",
      icon: <Layers size={16} aria-hidden="true" />,
      href: markedPlansUrl(projectId),
    },
    {
      label: "Print this report",
      icon: <Printer size={16} aria-hidden="true" />,
      onSelect: onPrint,
    },
  ];
  return (
    <Menu
      trigger={
        <Button className="max-sm:gap-1 max-sm:px-3">
          Export<ChevronDown size={15} aria-hidden="true" />
        </Button>
      }
      groups={[
        // What can be had stands before what can’t.
        report.canExport ? [] : always,
        report.canExport ? [] : [{
          label: "See pricing",
          hint: "Letters, lists and other exports come with the Professional and Enterprise plans.",
          icon: <Sparkles size={16} aria-hidden="true" />,
          href: "/billing",
        }],
        ...FORMATS.map((group) =>
          group.map(({ format, label, icon: Icon, ...more }) => ({
            label,
            icon: <Icon size={16} aria-hidden="true" />,
            isDisabled: !report.canExport,
            href: report.canExport ? exportUrl(projectId, format) : undefined,
            ...more,
          }))
        ),
        report.canExport ? always : [],
      ].filter((group) => group.length > 0)}
    />
  );
}
