/** Which places of trade a page lists, and in which order. */
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import {
  findLocations,
  type LocationFilter,
  type LocationLayout,
  type Position,
  sortedLocations,
  type TradeLocation,
} from '../../../domain/content/location.ts'
import { centreOf, distanceOf, nearestFirst, townNamed } from '../../../domain/content/nearness.ts'
import { postalArea, postalCountries } from '../../../domain/content/postal-areas.ts'
import { towns } from '../../../domain/content/towns.ts'

interface Wish extends LocationFilter {
  readonly layout: LocationLayout
  readonly zone: AddressZone
  /** Of the reader. */
  readonly language: string
}

interface Places {
  readonly found: readonly TradeLocation[]
  /** The town or postal code by whose nearness they are sorted, since no place of trade is in it; of a code its country. */
  readonly near:
    | { readonly name: string; readonly country: string | undefined; readonly position: Position }
    | undefined
}

/**
 * Those that fit, the zones of the reader's region first (WTB-06); where none fits and a town or a postal code is named,
 * those in reach of it, the nearest first.
 */
export function placesFor(locations: readonly TradeLocation[], wish: Wish): Places {
  const found = findLocations(locations, wish)
  const far = (location: TradeLocation) => distanceOf(location, centreOf[wish.zone])
  const name = wish.keyword?.trim() ?? ''
  const place = found.length === 0 ? placeNamed(name, wish) : undefined
  if (place === undefined)
    return { found: sortedLocations(found, wish.layout, far), near: undefined }
  const { country, ...position } = place
  return {
    found: nearestFirst(findLocations(locations, { country: wish.country }), position),
    near: { name, country, position },
  }
}

function placeNamed(
  name: string,
  wish: Wish,
): (Position & { readonly country: string | undefined }) | undefined {
  const town = townNamed(towns, name)
  if (town === undefined) return postalArea(name, countriesMeant(wish))
  const { latitude, longitude } = town
  return { latitude, longitude, country: undefined }
}

/** The countries whose postal codes are tried, in order: the chosen one, else that of the region, in Europe first that of the language. */
function countriesMeant({ country, zone, language }: Wish): readonly string[] {
  if (country !== undefined) return [country]
  if (zone === 'US') return ['US']
  return [language.slice(0, 2).toUpperCase(), ...postalCountries.filter((each) => each !== 'US')]
}
