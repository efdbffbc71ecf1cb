/** How far places of trade are from where a reader is. */
import type { AddressZone } from '../account/address-zone.ts'
import { folded, type Position, type TradeLocation } from './location.ts'

const earthRadius = 6371

/** Along the surface of the earth, in kilometres. */
export function kilometresBetween(one: Position, other: Position): number {
  const [north, far] = [radians(one.latitude), radians(other.latitude)]
  const acrossLatitudes = Math.sin((far - north) / 2) ** 2
  const acrossLongitudes =
    Math.cos(north) * Math.cos(far) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, acrossLatitudes + acrossLongitudes)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** About the middle of where the customers of a region are. */
export const centreOf: Readonly<Record<AddressZone, Position>> = {
  US: { latitude: 39.8, longitude: -90 },
  EU: { latitude: 50.1, longitude: 9.7 },
}

/** How far a place is, in kilometres; endless where its position is not known. */
export function distanceOf({ position }: TradeLocation, from: Position): number {
  return position === undefined ? Number.POSITIVE_INFINITY : kilometresBetween(from, position)
}

/** The nearest first; those without a position last, by name. */
export function nearestFirst(
  locations: readonly TradeLocation[],
  from: Position,
): readonly TradeLocation[] {
  return locations
    .map((location) => ({ location, distance: distanceOf(location, from) }))
    .toSorted(
      (one, other) =>
        (one.distance === other.distance ? 0 : one.distance - other.distance) ||
        one.location.name.localeCompare(other.location.name),
    )
    .map(({ location }) => location)
}

/** A town that may be typed: its names in the languages of the shop, the local one first. */
export interface Town extends Position {
  readonly names: readonly string[]
}

/** The town of that name; undefined for none that is known. */
export function townNamed(towns: readonly Town[], typed: string): Town | undefined {
  const wanted = folded(typed)
  return wanted === ''
    ? undefined
    : towns.find(({ names }) => names.some((name) => folded(name) === wanted))
}
