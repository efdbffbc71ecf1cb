/** From a family to the attribute sets of its product page; both unit systems come from one source. */

import type { AttributeDocument, AttributeSetDocument } from '../../catalogue/product-document.ts'
import { BRANDS } from './brands.ts'
import type { Family, PlainLine, Size, TechnicalValue } from './family.ts'
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

/** Torque in Nm that a motor of this size gives at its continuous pressure, losses taken off. */
export function torqueOf({ cm3, bar }: Size): number {
  return Math.round(((cm3 * bar) / (20 * Math.PI)) * 0.92)
}

/** Flow in l/min that a machine of this size takes or gives at its highest speed. */
export function flowOf({ cm3, rpm }: Size): number {
  return Math.round((cm3 * rpm) / 1000)
}

/** Sets of limits under which a machine may run, repeated for the reader in both unit systems. */
const OPERATING: ReadonlySet<string> = new Set([
  'oilTemperature',
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

function sizeValues({ sizes, productType }: Family): readonly TechnicalValue[] {
  if (sizes.length === 0) return []
  const visible = sizes.filter((size) => size.hidden !== true)
  const isMotor = ['orbital', 'axialMotor', 'radial'].includes(productType)
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
      amount: span(visible.map(flowOf)),
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
