/** How many of a configuration may be ordered: minimum and step of its packaging. */

import type { OptionDocument, Zone } from '../catalogue/product-document.ts'

export interface QuantityRule {
  readonly min: number
  readonly step: number
}

/**
 * The rule that a packaging option sets in a zone; 1 and 1 without packaging. For US a step above 1
 * becomes the minimum and the step becomes 1 (CONF-13), taken literally: 48 by 24 becomes 24 by 1.
 */
export function quantityRule(packaging: OptionDocument | undefined, zone: Zone): QuantityRule {
  const min = packaging?.minQty ?? 1
  const step = packaging?.stepQty ?? 1
  return zone === 'US' && step > 1 ? { min: step, step: 1 } : { min, step }
}
