/** The displacement question, made from a family's sizes. */

import type { Zone } from '../../../catalogue/product-document.ts'
import { modifier, type ModifierSeed, option, type Size } from '../family.ts'
import { withUnit } from '../units.ts'

const TITLES = ['Displacement per revolution', 'Displacement'] as const

/** One option per size that the zone has (`without` names codes that it has not), own unit first. */
export function displacements(
  zone: Zone,
  sizes: readonly Size[],
  without: readonly string[] = [],
): ModifierSeed {
  const offered = sizes
    .map((size) => ({ size, code: zone === 'EU' ? size.eu : size.us }))
    .filter(({ code }) => !without.includes(code))
  return modifier(
    'displacement',
    TITLES,
    offered.map(({ size, code }) => {
      return option(code, sizeTitle(zone, size), sizeWords(zone, size), {
        add: size.add,
        weeks: size.weeks ?? 0,
        hidden: size.hidden ?? false,
        draws: { length: lengthOf(size, sizes) },
      })
    }),
  )
}

function sizeTitle(zone: Zone, { cm3 }: Size): string {
  const metric = withUnit(cm3, 'displacement', 'metric')
  const us = withUnit(cm3, 'displacement', 'us')
  return zone === 'EU' ? metric : `${us} (${metric})`
}

function sizeWords(zone: Zone, { bar, rpm }: Size): string {
  const pressure = withUnit(bar, 'pressure', zone === 'EU' ? 'metric' : 'us')
  return `Up to ${pressure} continuous and ${rpm} rpm.`
}

/** How long the part that holds the oil is drawn: by the displacement, among those of the family. */
function lengthOf({ cm3 }: Size, sizes: readonly Size[]): `0.${number}` {
  const [least, most] = [Math.min, Math.max].map((of) => of(...sizes.map((size) => size.cm3)))
  const share = (cm3 - (least ?? 0)) / ((most ?? 0) - (least ?? 0) || 1)
  return `0.${1 + Math.round(share * 8)}`
}
