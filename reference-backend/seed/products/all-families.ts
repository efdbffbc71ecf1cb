/** Everything that the catalogue holds, machines first. */

import { FAMILIES } from './families.ts'
import type { Family } from './family.ts'
import { PLAIN_FAMILIES } from './plain-families.ts'

export const ALL_FAMILIES: readonly Family[] = [...FAMILIES, ...PLAIN_FAMILIES]
