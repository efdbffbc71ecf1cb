/** Every seeded plain product, in the order in which a listing shows them behind the machines. */

import type { Family } from './family.ts'
import { TMB } from './plain/bundle-orbital.ts'
import { CJS } from './plain/coupling-jaw.ts'
import { DOC } from './plain/product-document.ts'
import { FJB } from './plain/fitting-straight.ts'
import { FSF } from './plain/flange-split.ts'
import { QCF } from './plain/quick-coupling.ts'
import { SKP } from './plain/seal-kit-gear.ts'
import { SKT } from './plain/seal-kit-orbital.ts'
import { TMK } from './plain/stock-motor.ts'
import { SKD } from './plain/seal-kit-wheel.ts'

/** Those that seeded lines are chosen from. */
export const SAMPLED_FAMILIES: readonly Family[] = [SKT, SKP, SKD, FJB, FSF, QCF, CJS, DOC]

export const PLAIN_FAMILIES: readonly Family[] = [...SAMPLED_FAMILIES, TMK, TMB]
