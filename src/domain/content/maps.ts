/** The map of the places of trade: only with a key, and looking where the theme says. */
import type { Position } from './location.ts'

/** What the theme says about maps; any part may be missing. */
export interface MapsConfiguration {
  readonly apiKey: string | undefined
  /** Address of a tile with `{z}`, `{x}`, `{y}` and `{key}` in it. */
  readonly tiles: string | undefined
  readonly attribution: string
  readonly zoom: number | undefined
  readonly centre: Position | undefined
}

export interface MapView {
  readonly tiles: string
  readonly attribution: string
  readonly zoom: number
  readonly centre: Position
}

export const noMaps: MapsConfiguration = {
  apiKey: undefined,
  tiles: undefined,
  attribution: '',
  zoom: undefined,
  centre: undefined,
}

/** Between North America and Europe, so that both are seen. */
const usualZoom = 3
const usualCentre: Position = { latitude: 46, longitude: -35 }

/** The map to be drawn; undefined without a key or without a maps service (WTB-03, WTB-04). */
export function mapView({ apiKey, tiles, ...maps }: MapsConfiguration): MapView | undefined {
  if (apiKey === undefined || tiles === undefined) return undefined
  return {
    tiles: tiles.replace('{key}', encodeURIComponent(apiKey)),
    attribution: maps.attribution,
    zoom: maps.zoom ?? usualZoom,
    centre: maps.centre ?? usualCentre,
  }
}
