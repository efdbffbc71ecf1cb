/** What the theme says about maps, on the wire (WTB-04). */
import * as t from 'io-ts'
import { type MapsConfiguration, noMaps } from '../../../domain/content/maps.ts'
import { safePicture } from '../../../domain/content/safe-address.ts'
import { optionalText, text } from '../../http/lenient.wire.ts'
import { decimal, positionOf } from './geography.wire.ts'

export const MapsWire = t.type({
  apiKey: optionalText,
  tiles: text,
  attribution: text,
  zoom: decimal,
  latitude: decimal,
  longitude: decimal,
})

/** As the theme has it; a zoom that no map has, and a place that is none on Earth, are left to the usual ones. */
export function toMaps(wire: t.TypeOf<typeof MapsWire> | undefined): MapsConfiguration {
  if (wire === undefined) return noMaps
  const { apiKey, attribution, zoom = -1 } = wire
  return {
    apiKey,
    tiles: safePicture(wire.tiles),
    attribution,
    zoom: zoom >= 0 && zoom <= 20 ? Math.round(zoom) : undefined,
    centre: positionOf(wire.latitude, wire.longitude),
  }
}
