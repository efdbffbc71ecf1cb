/** Stands in for a maps service: tiles that show nothing but the net of meridians and parallels, on no ground. */

import { Hono } from 'hono'
import { plain } from '../http/envelope.ts'

const SIDE = 256
const DEEPEST = 20

/** `GET /api/map-tile/z/x/y?key=`: a tile as SVG; without a key the service refuses, as real ones do. */
export function mapTileRoutes(): Hono {
  const app = new Hono()
  app.get('/api/map-tile/:z/:x/:y', ({ req }) => {
    if ((req.query('key') ?? '') === '') return plain('key_required', 403)
    const [z, x, y] = [req.param('z'), req.param('x'), req.param('y')].map(Number)
    if (![z, x, y].every(Number.isInteger) || z === undefined || z < 0 || z > DEEPEST) {
      return plain('not_found', 404)
    }
    return new Response(tile(z, x ?? 0, y ?? 0), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    })
  })
  return app
}

function tile(z: number, x: number, y: number): string {
  const west = (x / 2 ** z) * 360 - 180
  const north = latitudeAt(y, z)
  const lines = [0, 64, 128, 192].map((at) => `M${at} 0V${SIDE}M0 ${at}H${SIDE}`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<path d="${lines}" stroke="#d5dfe8" fill="none"/>`,
    `<text x="6" y="16" font-family="sans-serif" font-size="11" fill="#6b7d8d">`,
    `${Math.round(Math.abs(north))}° ${north >= 0 ? 'N' : 'S'} ${Math.round(Math.abs(west))}° ${west >= 0 ? 'E' : 'W'}`,
    '</text></svg>',
  ].join('')
}

/** The parallel at the upper edge of a tile, in degrees, in Mercator's projection. */
function latitudeAt(y: number, z: number): number {
  const n = Math.PI - (2 * Math.PI * y) / 2 ** z
  return (180 / Math.PI) * Math.atan(Math.sinh(n))
}
