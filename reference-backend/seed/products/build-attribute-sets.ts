/** From a family to the attribute sets of its product page; both unit systems come from one source. */

import type { AttributeDocument, AttributeSetDocument } from '../../catalogue/product-document.ts'
import { BRANDS } from './brands.ts'
import { flowOf, torqueOf, workOf } from './build-performance.ts'
import type { Family, PlainLine, TechnicalValue } from './family.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { type Amount, amountText, unitOf, type UnitSystem } from './units.ts'

/** All attribute sets of a family, in page order; the last one is for machines only (CAT-17). */
export function buildAttributeSets(family: Family): readonly AttributeSetDocument[] {
  const operating = family.technical.filter(({ code }) => OPERATING.has(code))
  return [
    plainSet('general', 'General', 1, [
      ['Brand', BRANDS[family.brand].name],
      ['Designation', family.productCode],
      ...family.general,
    ]),
    technicalSet(family, 'metric'),
    technicalSet(family, 'us'),
    plainSet('operatingConditions', 'Operating Conditions', 4, operating.map(bothUnits)),
    plainSet('standards', 'Standards and Fluids', 5, family.standards),
    plainSet('json_short_description', 'Short Description', 9, [
      [
        'Facts',
        JSON.stringify({
          productType: PRODUCT_TYPES[family.productType].name,
          skuCode: family.skuCode,
        }),
      ],
    ]),
  ]
}

/** Values that follow from a family's sizes and those written down for it. */
export function technicalValues(family: Family): readonly TechnicalValue[] {
  return [...sizeValues(family), ...family.technical]
}

/** Sets of limits under which a machine may run, repeated for the reader in both unit systems. */
const OPERATING: ReadonlySet<string> = new Set([
  'oilTemperature',
  'oilTemperatureNbr',
  'oilTemperatureFkm',
  'fluidTemperatureEpdm',
  'viscosity',
  'casePressure',
  'returnPressure',
  'inletPressure',
  'ambientTemperature',
])

function technicalSet(family: Family, system: UnitSystem): AttributeSetDocument {
  const [code, name, order] =
    system === 'metric'
      ? (['technicalDataMetric', 'Metric Units', 2] as const)
      : (['technicalDataUS', 'U.S. Units', 3] as const)
  const attributes = technicalValues(family).map(({ code, name, measure, amount }, index) => ({
    attributeCode: code,
    attributeName: name,
    sortOrder: index + 1,
    attributeValue: amountText(amount, measure, system),
    unit: unitOf(measure, system),
  }))
  return { attributeSetCode: code, attributeSetName: name, sortOrder: order, attributes }
}

function sizeValues(family: Family): readonly TechnicalValue[] {
  const { sizes } = family
  if (sizes.length === 0) return []
  const visible = sizes.filter((size) => size.hidden !== true)
  const work = workOf(family)
  const isMotor = work === 'motors'
  const common: TechnicalValue[] = [
    {
      code: 'displacement',
      name: 'Displacement',
      measure: 'displacement',
      amount: span(visible.map(({ cm3 }) => cm3)),
    },
    {
      code: 'continuousPressure',
      name: isMotor ? 'Continuous pressure drop' : 'Continuous pressure',
      measure: 'pressure',
      amount: span(visible.map(({ bar }) => bar)),
    },
    {
      code: 'speed',
      name: 'Highest continuous speed',
      measure: 'speed',
      amount: span(visible.map(({ rpm }) => rpm)),
    },
    {
      code: 'flow',
      name: 'Flow at highest speed',
      measure: 'flow',
      amount: span(visible.map((size) => flowOf(size, work))),
    },
  ]
  if (!isMotor) return common
  const torque = span(visible.map(torqueOf))
  return [
    ...common,
    { code: 'torque', name: 'Continuous torque', measure: 'torque', amount: torque },
  ]
}

function span(values: readonly number[]): Amount {
  const from = Math.min(...values)
  const to = Math.max(...values)
  return from === to ? from : [from, to]
}

function bothUnits({ name, measure, amount }: TechnicalValue): PlainLine {
  const metric = `${amountText(amount, measure, 'metric')} ${unitOf(measure, 'metric')}`
  const us = `${amountText(amount, measure, 'us')} ${unitOf(measure, 'us')}`
  return [name, metric === us ? metric : `${metric} (${us})`]
}

function plainSet(
  attributeSetCode: string,
  attributeSetName: string,
  sortOrder: number,
  lines: readonly PlainLine[],
): AttributeSetDocument {
  const attributes = lines.map(
    ([attributeName, attributeValue], index): AttributeDocument => ({
      attributeCode: `${attributeSetCode}${index + 1}`,
      attributeName,
      sortOrder: index + 1,
      attributeValue,
    }),
  )
  return { attributeSetCode, attributeSetName, sortOrder, attributes }
}
