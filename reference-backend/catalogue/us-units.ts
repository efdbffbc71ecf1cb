/** Metric figures in what an option means, as a reader in the United States thinks of them. */

import { MEASURES, type MeasureName } from '../seed/products/units.ts'
import type { Locale } from './wording.ts'

const SAID: readonly MeasureName[] = ['pressure', 'torque', 'flow']

const ALREADY_SAID = new RegExp(SAID.map((name) => MEASURES[name].us).join('|'), 'u')

/** `18 bar`, and both ends of `6 to 18 bar` in the four languages. */
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])(?:(\d+(?:[.,]\d+)?)( (?:to|and|bis|und|a|y|à|et) ))?(\d+(?:[.,]\d+)?) ` +
    `(${SAID.map((name) => MEASURES[name].metric).join('|')})(?![\\p{L}\\d/])`,
  'gu',
)

/** A text with its pressures, torques and flows in U.S. units behind them; one that says them stays as it is. */
export function withUsUnits(text: string, locale: Locale): string {
  if (ALREADY_SAID.test(text)) return text
  return text.replace(
    AMOUNT,
    (
      written: string,
      from: string | undefined,
      between: string | undefined,
      to: string,
      unit: string,
    ) => {
      const measure = SAID.map((name) => MEASURES[name]).find(({ metric }) => metric === unit)
      if (measure === undefined) return written
      const figure = (metric: string) => inUsUnits(metric, measure.factor, locale)
      const start = from === undefined ? '' : figure(from) + (between ?? '')
      return `${written} (${start}${figure(to)} ${measure.us})`
    },
  )
}

/** Three digits, as in technical data; thousands are parted from 10,000 on. */
function inUsUnits(metric: string, factor: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: 'min2' })
  return format.format(Number(metric.replace(',', '.')) * factor)
}
