/** Every seeded family, in the order in which a listing shows them. */

import { DV400 } from './families/orbital-dv400.ts'
import { PV4 } from './families/axial-pump-pv4.ts'
import { TM200 } from './families/orbital-tm200.ts'
import type { Family } from './family.ts'

export const FAMILIES: readonly Family[] = [TM200, DV400, PV4]
