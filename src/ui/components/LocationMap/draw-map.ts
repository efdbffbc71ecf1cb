/** The map itself, on OpenLayers: tiles of the site's maps service, and a button for each place. Loaded with the map only. */
import TileLayer from 'ol/layer/Tile.js'
import OpenMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import View from 'ol/View.js'
import type { Position } from '../../../domain/content/location.ts'
import type { MapView } from '../../../domain/content/maps.ts'

export interface MapMark {
  /** What stands at the position; it belongs to the caller. */
  readonly element: HTMLElement
  readonly position: Position
}

export interface DrawnMap {
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

/** Draws into the target. Nothing is asked of the maps service before this. */
export function drawMap(
  target: HTMLElement,
  { tiles, zoom, centre }: MapView,
  marks: readonly MapMark[],
): DrawnMap {
  const view = new View({ center: pointOf(centre), zoom, minZoom: 2, maxZoom: 18 })
  const map = new OpenMap({
    target,
    view,
    // The library's own controls write markup; ours stand beside the map.
    controls: [],
    layers: [new TileLayer({ source: new XYZ({ url: tiles }) })],
  })
  for (const { element, position } of marks) {
    map.addOverlay(
      new Overlay({ element, position: pointOf(position), positioning: 'bottom-center' }),
    )
  }
  return {
    zoomBy: (steps) => view.adjustZoom(steps),
    remove: () => map.setTarget(undefined),
  }
}

function pointOf({ longitude, latitude }: Position): number[] {
  return fromLonLat([longitude, latitude])
}
