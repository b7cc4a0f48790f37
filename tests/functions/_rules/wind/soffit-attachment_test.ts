import rule from "../../../../functions/_rules/wind/soffit-attachment.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SOFFIT: VENTED ALUMINUM NOA 23-0418.07", kinds: ["pass"] },
  { says: 'VINYL SOFFIT, FASTEN AT 12" O.C., MAX. SPAN 12"', kinds: ["pass"] },
  { says: "SOFFIT BY OTHERS", kinds: ["cantTell"] },
  { says: "VENTED SOFFIT", kinds: [] },
  { says: '2x6 STUDS 16" O.C., FIREBLOCK AT 10 FT, PLATES AND SOFFITS', kinds: [] },
  { says: "NO SOFFIT ATTACHMENT", kinds: ["fail"] },
  { says: "KITCHEN SOFFIT BY OWNER", kinds: [] },
  { says: "VINYL SOFFIT FRICTION FIT, NO FASTENERS", kinds: ["fail"] },
  {
    name: "VINYL PANELS, NOT NAILED under SOFFIT DETAIL",
    says: "VINYL PANELS, NOT NAILED",
    where: { drawing: "SOFFIT DETAIL" },
    kinds: ["fail"],
  },
  { says: "SOFFIT ATTACHMENT OMITTED", kinds: ["fail"] },
  { says: 'VINYL SOFFIT, NAIL @ 12" O.C., NO VENTS', kinds: ["pass"] },
  {
    name: "GYP. BD., NO BLOCKING under KITCHEN SOFFIT",
    says: "GYP. BD., NO BLOCKING",
    where: { drawing: "KITCHEN SOFFIT" },
    kinds: [],
  },
  {
    says: 'ALUM. SOFFIT FL#12194, NAIL 16" O.C., NO INTERMEDIATE NAILER REQUIRED',
    kinds: ["pass"],
  },
  { says: "SOFFIT VENTS NOT FASTENED TO FASCIA", kinds: [] },
  { says: "CONT. SOFFIT STRIP VENT NOT NAILED TO FASCIA BOARD", kinds: [] },
  { says: "SOFFIT LIGHTS NOT SECURED TO FRAMING", kinds: [] },
  { says: "SOFFIT VENT PANELS NOT FASTENED", kinds: ["fail"] },
  { says: "VENTED SOFFIT NOT FASTENED", kinds: ["fail"] },
  { says: "SOFFIT PANELS NOT FASTENED TO FRAMING", kinds: ["fail"] },
  { says: "VINYL SOFFIT W/ CONT. VENTS, FRICTION FIT", kinds: ["fail"] },
  {
    name: "SOFFIT VENTS NOT FASTENED TO FASCIA under SOFFIT DETAIL",
    says: "SOFFIT VENTS NOT FASTENED TO FASCIA",
    where: { drawing: "SOFFIT DETAIL" },
    kinds: [],
  },
  { says: 'VINYL SOFFIT 24" SPAN - FASTENING & PRODUCT BY INSTALLER, NOT SHOWN', kinds: ["fail"] },
  { says: "Aluminum soffit: spans and nailing not given here, see installer.", kinds: ["fail"] },
  { says: 'VINYL SOFFIT FL 16503, NAIL @ 12" O.C., COLOR BY OWNER', kinds: ["pass"] },
  { says: "SOFFIT PRODUCT FL 16503 SPAN AND FASTENING PER APPROVAL", kinds: ["pass"] },
  { says: "KITCHEN SOFFIT HEIGHT NOT SHOWN", kinds: [] },
], aHouse());
