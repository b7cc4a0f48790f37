/** All limits of the 8th edition (2023) of the Florida Building Code and the NEC 2020 it adopts. */
import { accessibility } from "./accessibility.ts";
import { documentation } from "./documentation.ts";
import { egress } from "./egress.ts";
import { electrical } from "./electrical.ts";
import { energy } from "./energy.ts";
import { fire } from "./fire.ts";
import { flood } from "./flood.ts";
import { gas } from "./gas.ts";
import { mechanical } from "./mechanical.ts";
import { plumbing } from "./plumbing.ts";
import { site } from "./site.ts";
import { structural } from "./structural.ts";
import { wind } from "./wind.ts";

export const fbc2023 = {
  accessibility,
  documentation,
  egress,
  electrical,
  energy,
  fire,
  flood,
  gas,
  mechanical,
  plumbing,
  site,
  structural,
  wind,
};
