/** How the model is asked how the sheets of a set belong together. Change the version with every word: it is part of the cache key. */
import { REQUIREMENT_LIST } from "../../requirement_list.ts";
import { PREAMBLE } from "../../task.ts";

export const VERSION = "6";

export const PROMPT = `${PREAMBLE}
This time you get no picture, but the texts of all sheets of one set, one a line: id|sheet|text. Words in brackets at the
end of a text say what it stands at: a dimension line, a slope triangle, over the columns of a table. After them may come claims, one a
line: id|sheet|words|requirement|id of the line the words stand in, where it is known. Answer from the texts alone:
- uses: rooms and spaces of which the texts tell the use. line: id of the line that names the room. use: what it is used for.
- exemptions: reasons the texts give why a requirement of the list below does not bind here, or binds in another way: a system that is
  there, a small load, an existing condition, a named exception. requirement: its id. line: id of the line that gives the reason.
- same: figures or words that tell the same measure or property of the same thing in two or more places, whether they agree or not: one
  door in schedule and plan, an area in two tables, a load on two sheets, a rating, a size, a speed, a type. Look for each thing that
  stands in more than one place: in a table, a note, a label on a plan, a section, a detail, a diagram, on one sheet or on several.
  Go through these one after the other: areas (gross, conditioned, of each room), counts (persons, parking spaces, rooms, units,
  fixtures), levels of floors, heights of ceilings, stories and the building, slopes of roofs, setbacks and distances on the site, sizes
  and depths of footings and piles, thicknesses of slabs, spacings and sizes of framing, sizes of each door and window on the plan, in
  its list and in hardware sets, sizes of ducts, pipes and units on plan and list, mains, services and panels in diagram and table,
  strengths of materials, wind, exposure and other design data, what a numbered keynote says beside what table or label say.
  A bare figure at a dimension line measures what its drawing and direction tell: compare it where only one thing can be meant, such as
  a setback on the site plan or the height over a whole elevation. Of two requirements that fit alike take the one whose title names
  the very figure or thing.
  requirement: id of the requirement nearest to the matter, FBC-B-107-plan-set where none is. places: for each, line and figure, copied
  letter by letter from that line without the words in brackets, with its unit where it has one. Give the places that differ first;
  leave out what plainly is another thing, another floor or another property.
- objections: of each claim somebody holds that its words show its requirement not to be met. Speak for whoever drew the sheets: read
  the words of the claim once more, and all texts of the same space, thing, drawing and table, the code data and the general notes, and
  look for what says that the claim is mistaken. why:
  another thing: the figure or the denial belongs to something else than the requirement is about, such as what is named after it, the
  other of two things in one sentence or row, the way to it, a part of it, its surroundings;
  another figure: another figure, told of the same thing for the same property, is the one that counts;
  not stated: the words do not say what is built: they quote or require, forbid, count, explain, cross-refer, tell what is removed or
  existing, or deny something else;
  not needed: a size, a number of persons, a use, a system, an exception or an alternative that is told frees it or sets a milder limit.
  claim: its id. line: id of the line that says so, which may be the one of the claim. words: those of the line that say it, copied
  letter by letter without the words in brackets. One objection for each claim, the strongest; none where the words plainly tell of the
  very thing what the requirement is about and nothing speaks against it: most claims are right, and an objection to a right one hides
  a fault from those who live with it. Some are plainly wrong, and what nobody objects to may be held against whoever drew it.
The list gives id|title|what is measured or looked for:
${REQUIREMENT_LIST}`;
