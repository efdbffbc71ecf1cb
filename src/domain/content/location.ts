/** Where the products can be bought. */
import type { Written } from './content-locale.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A place of trade; empty texts where nothing is known (WTB-05). */
export interface TradeLocation extends Written {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly state: string
  readonly country: string
  readonly position: Position | undefined
  readonly phone: string
  readonly email: string
  readonly descriptionHtml: string
  readonly deliveryZone: string
  readonly sortOrder: number
  readonly isActive: boolean
  /** Only warehouses have these two. */
  readonly warehouse: { readonly code: string; readonly name: string } | undefined
}

export type LocationLayout = 'full' | 'slim'

export interface LocationFilter {
  readonly country?: string | undefined
  /** Any part of name, city, postcode or state. */
  readonly keyword?: string | undefined
}

/** The layout by its name in content management or in an address; the full one for any other (WTB-01). */
export function locationLayout(name: string): LocationLayout {
  return name.trim().toLowerCase() === 'slim' ? 'slim' : 'full'
}

/**
 * By delivery zone in the full layout, by the editor's order in the slim one; then by name (WTB-06).
 * @param far how far a place is from the reader; the zone of the nearest place comes first. Without it zones come
 *   by their names.
 */
export function sortedLocations(
  locations: readonly TradeLocation[],
  layout: LocationLayout,
  far: (location: TradeLocation) => number = () => 0,
): readonly TradeLocation[] {
  const zones = new Map<string, number>()
  for (const location of locations) {
    const nearest = zones.get(location.deliveryZone) ?? Number.POSITIVE_INFINITY
    zones.set(location.deliveryZone, Math.min(nearest, far(location)))
  }
  const byZone = (one: TradeLocation, other: TradeLocation) => {
    const [near, further] = [zones.get(one.deliveryZone) ?? 0, zones.get(other.deliveryZone) ?? 0]
    return near === further ? one.deliveryZone.localeCompare(other.deliveryZone) : near - further
  }
  const byName = (one: TradeLocation, other: TradeLocation) => one.name.localeCompare(other.name)
  const byOrder = (one: TradeLocation, other: TradeLocation) => one.sortOrder - other.sortOrder
  return locations.toSorted((one, other) =>
    layout === 'slim'
      ? byOrder(one, other) || byName(one, other)
      : byZone(one, other) || byOrder(one, other) || byName(one, other),
  )
}

/** Those that are in business and fit the filter (WTB-02, WTB-07). */
export function findLocations(
  locations: readonly TradeLocation[],
  { country, keyword = '' }: LocationFilter,
): readonly TradeLocation[] {
  const wanted = folded(keyword)
  return locations.filter(
    (each) =>
      each.isActive &&
      (country === undefined || each.country === country) &&
      [each.name, each.city, each.postcode, each.state].some((text) =>
        folded(text).includes(wanted),
      ),
  )
}

/** The countries of those in business, each once, by their codes. */
export function countriesOf(locations: readonly TradeLocation[]): readonly string[] {
  const active = locations.filter(({ isActive }) => isActive)
  return [...new Set(active.map(({ country }) => country))].toSorted()
}

/** Letters without their marks and in one case, so that Malaga finds Málaga. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
