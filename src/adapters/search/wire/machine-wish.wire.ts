/** The question for machines by a working point on the wire. */
import type { MachineWish } from '../../../domain/finder/working-point.ts'
import { productsPath } from './product-query.wire.ts'

export const machinesPath = `${productsPath}/machines`

/** `POST /api/v1/public/search/machines`; figures are metric. */
export function encodeMachineWish({ point, interfaces: wanted, productType, most }: MachineWish) {
  const type = productType === undefined ? {} : { productType }
  return { kind: point.kind, ...point.figures, ...wanted, ...type, ...(most && { size: most }) }
}
