/** Every seeded family, in the order in which a listing shows them. */

import type { Family } from './family.ts'
import { BM50 } from './families/axial-motor-bm50.ts'
import { BMV } from './families/axial-motor-bmv.ts'
import { SM30 } from './families/axial-motor-sm30.ts'
import { PC60 } from './families/axial-pump-pc60.ts'
import { PF20 } from './families/axial-pump-pf20.ts'
import { PV4 } from './families/axial-pump-pv4.ts'
import { PVT } from './families/axial-pump-pvt.ts'
import { FLS, FLT } from './families/fault-demonstrator.ts'
import { GM20 } from './families/gear-motor-gm20.ts'
import { GP10 } from './families/gear-pump-gp10.ts'
import { GP20 } from './families/gear-pump-gp20.ts'
import { GP30 } from './families/gear-pump-gp30.ts'
import { DV400 } from './families/orbital-dv400.ts'
import { DV600 } from './families/orbital-dv600.ts'
import { DVB } from './families/orbital-dvb.ts'
import { TG700 } from './families/orbital-tg700.ts'
import { TM100 } from './families/orbital-tm100.ts'
import { TM200 } from './families/orbital-tm200.ts'
import { TMS } from './families/orbital-tms.ts'
import { TMW } from './families/orbital-tmw.ts'
import { RC2 } from './families/radial-motor-rc2.ts'
import { RCT } from './families/radial-motor-rct.ts'
import { RK80 } from './families/radial-motor-rk80.ts'
import { SU1 } from './families/steering-su1.ts'
import { SUL } from './families/steering-sul.ts'
import { SUP } from './families/steering-sup.ts'
import { PX6 } from './families/valve-px6.ts'
import { PXR } from './families/valve-pxr.ts'
import { PXS } from './families/valve-pxs.ts'
import { VC20 } from './families/vane-pump-vc20.ts'
import { VD30 } from './families/vane-pump-vd30.ts'
import { VVP } from './families/vane-pump-vvp.ts'

// biome-ignore format: one line per product type reads better than one name per line
export const FAMILIES: readonly Family[] = [
  TM200, TM100, TMW, TMS, DV400, DV600, DVB, TG700,
  BM50, BMV, SM30,
  RC2, RK80, RCT,
  GP10, GP20, GP30, GM20,
  VC20, VD30, VVP,
  PV4, PC60, PF20, PVT,
  SU1, SUL, SUP,
  PX6, PXR, PXS, FLT, FLS,
]
