/** Formats figures, counts, distances and sizes in the current language. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { intlTag } from './intl-tag.ts'

/** A technical figure with three digits: 7.67, 125, 1450; thousands are parted from 10,000 on, as in the catalogue. */
export function formatFigure(figure: number, language: string): string {
  const style = { maximumSignificantDigits: 3, useGrouping: 'min2' } as const
  return new Intl.NumberFormat(intlTag(language), style).format(figure)
}

/** How many there are: 288, 1,728; as the texts have their counts. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(intlTag(language)).format(count)
}

/** A distance in the unit of a region: 45 km, 28 mi. */
export function formatDistance(kilometres: number, zone: AddressZone, language: string): string {
  const [distance, unit] =
    zone === 'US' ? [kilometres / 1.609344, 'mile'] : [kilometres, 'kilometer']
  const style = { style: 'unit', unit, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(intlTag(language), style).format(distance)
}

/** The size of a file: 340 kB, 2.4 MB. */
export function formatFileSize(bytes: number, language: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const style = { style: 'unit', unit, maximumFractionDigits: bytes < 1_000_000 ? 0 : 1 } as const
  return new Intl.NumberFormat(intlTag(language), style).format(Math.max(amount, 1 / 10))
}
