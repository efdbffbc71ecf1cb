/** The map itself, on OpenLayers: tiles of the site's maps service, and a button for each place. Loaded with the map only. */
import TopoJSON from 'ol/format/TopoJSON.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import OpenMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import View from 'ol/View.js'
import land from 'world-atlas/land-110m.json'
import type { Position } from '../../../domain/content/location.ts'
import type { MapView } from '../../../domain/content/maps.ts'

export interface MapMark {
  /** What stands at the position; it belongs to the caller. */
  readonly element: HTMLElement
  readonly position: Position
}

interface MapContents {
  readonly marks: readonly MapMark[]
  /** CSS colour of the land that lies below the tiles. */
  readonly landColour: string
}

export interface DrawnMap {
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

/** Draws into the target. Nothing is asked of the maps service before this. */
export function drawMap(
  target: HTMLElement,
  { tiles, zoom, centre }: MapView,
  { marks, landColour }: MapContents,
): DrawnMap {
  const view = new View({ center: pointOf(centre), zoom, minZoom: 2, maxZoom: 18 })
  const map = new OpenMap({
    target,
    view,
    // The library's own controls write markup; ours stand beside the map.
    controls: [],
    layers: [landLayer(landColour), new TileLayer({ source: new XYZ({ url: tiles }) })],
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

/** Outlines of the continents (Natural Earth, public domain), seen where tiles show none. */
function landLayer(colour: string): VectorLayer {
  const features = new TopoJSON({ layers: ['land'] }).readFeatures(land, {
    featureProjection: 'EPSG:3857',
  })
  const style = new Style({
    fill: new Fill({ color: colour }),
    stroke: new Stroke({ color: colour, width: 1 }),
  })
  return new VectorLayer({ source: new VectorSource({ features }), style })
}

function pointOf({ longitude, latitude }: Position): number[] {
  return fromLonLat([longitude, latitude])
}
