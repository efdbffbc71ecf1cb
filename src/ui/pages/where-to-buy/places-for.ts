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
import { towns } from '../../../domain/content/towns.ts'

interface Wish extends LocationFilter {
  readonly layout: LocationLayout
  readonly zone: AddressZone
}

interface Places {
  readonly found: readonly TradeLocation[]
  /** The town by whose nearness they are sorted, since no place of trade is in it. */
  readonly near: { readonly name: string; readonly position: Position } | undefined
}

/**
 * Those that fit, the zones of the reader's region first (WTB-06); where none fits and a town is named, those in
 * reach of it, the nearest first.
 */
export function placesFor(locations: readonly TradeLocation[], wish: Wish): Places {
  const found = findLocations(locations, wish)
  const far = (location: TradeLocation) => distanceOf(location, centreOf[wish.zone])
  const town = found.length === 0 ? townNamed(towns, wish.keyword ?? '') : undefined
  if (town === undefined)
    return { found: sortedLocations(found, wish.layout, far), near: undefined }
  return {
    found: nearestFirst(findLocations(locations, { country: wish.country }), town),
    near: { name: wish.keyword?.trim() ?? '', position: town },
  }
}
