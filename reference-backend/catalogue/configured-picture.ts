/** Pictures of configured machines: drawn at the first request, and cached for the next. */

import { sha256 } from '#platform/digests.ts'
import { FAMILIES } from '../seed/products/families.ts'
import { drawProduct } from '../seed/products/pictures/draw-product.ts'
import { painted } from '../seed/products/pictures/paint.ts'
import { withParts } from '../seed/products/pictures/picture-parts.ts'

interface ConfiguredPicture {
  readonly mediaType: string
  readonly content: string
  readonly etag: string
}

const PARTS = ['flange', 'shaft', 'ports', 'paint', 'length']
const MAIN_PICTURE = /^products\/([a-z0-9-]+)\.svg$/
/** Pictures kept in memory: only a cache, each can be drawn again. */
const KEPT = 200
const kept = new Map<string, ConfiguredPicture>()

/**
 * The main picture of a product with the parts of a query; undefined when the query names none of them or
 * the path is no main picture, so that the stored one is meant.
 */
export function configuredPicture(
  path: string,
  query: URLSearchParams,
): ConfiguredPicture | undefined {
  const [, urlTitle] = MAIN_PICTURE.exec(path) ?? []
  const family = FAMILIES.find((each) => each.urlTitle === urlTitle)
  if (family === undefined || !PARTS.some((name) => query.has(name))) return undefined
  const drawing = withParts(family.drawing, query)
  const finish = query.get('paint')?.slice(0, 20) ?? ''
  const { machine, flange, shaft, ports, length } = drawing
  const key = [urlTitle, machine, flange, shaft, ports, length, finish].join('|')
  const known = kept.get(key)
  if (known !== undefined) return known
  const content = painted(drawProduct(drawing, family.name, 'main'), finish)
  const etag = `"${sha256('base64url', content).slice(0, 22)}"`
  const drawn = { mediaType: 'image/svg+xml', content, etag }
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest)
  kept.set(key, drawn)
  return drawn
}
