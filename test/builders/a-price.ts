/** Calculated prices for tests, with overrides. */
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'

/** 250 dollars for one OM1080CNS in four weeks. */
export function aPrice(overrides: Partial<CalculatedPrice> = {}): CalculatedPrice {
  return {
    modelCode: 'OM1080CNS',
    quantity: 1,
    total: 250,
    unit: 250,
    currency: 'USD',
    parts: undefined,
    leadTime: { weeks: 4, earliest: undefined },
    available: undefined,
    ...overrides,
  }
}
