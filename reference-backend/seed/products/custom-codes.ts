/** A customer's own material codes and the models they stand for. */

import type { Zone } from '../../catalogue/product-document.ts'
import { sampleModels } from './sample-models.ts'

export interface CustomCode {
  readonly customCode: string
  readonly modelNumber: string
  readonly zone: Zone
  /** What the code resolves to; only complete models may be added to a draft order. */
  readonly resolvesTo: 'complete' | 'incomplete' | 'unknown'
}

/** Codes that lead nowhere on purpose: a model that breaks off, and one that is not sold. */
const BAD_CODES: readonly CustomCode[] = [
  { customCode: 'MX-9001', modelNumber: 'TM280AC', zone: 'EU', resolvesTo: 'incomplete' },
  { customCode: 'MX-9002', modelNumber: 'ZZ9100XQ1', zone: 'EU', resolvesTo: 'unknown' },
  { customCode: 'US-9001', modelNumber: 'TM249A', zone: 'US', resolvesTo: 'incomplete' },
  { customCode: 'US-9002', modelNumber: 'ZZ9100XQ1', zone: 'US', resolvesTo: 'unknown' },
]

/** Codes for plain skus: workshops order kits by numbers of their own, too. */
const PLAIN_CODES: readonly CustomCode[] = [
  { customCode: 'MX-2001', modelNumber: 'SKP2N1', zone: 'EU', resolvesTo: 'complete' },
  { customCode: 'US-2001', modelNumber: 'SKT2NC', zone: 'US', resolvesTo: 'complete' },
]

const PER_ZONE = 8

const STRIDE = 15

/** Eight models per zone (samples picked apart, so that families mix), a plain sku, then the bad ones. */
export function customCodes(): readonly CustomCode[] {
  return [...good('EU', 'MX'), ...good('US', 'US'), ...PLAIN_CODES, ...BAD_CODES]
}

function good(zone: Zone, prefix: string): readonly CustomCode[] {
  return sampleModels(zone)
    .filter((_, index) => index % STRIDE === 0)
    .slice(0, PER_ZONE)
    .map(({ modelNumber }, index) => ({
      customCode: `${prefix}-${1001 + 17 * index}`,
      modelNumber,
      zone,
      resolvesTo: 'complete',
    }))
}
