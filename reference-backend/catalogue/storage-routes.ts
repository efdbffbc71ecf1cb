/** What the catalogue hands out as it is: product definitions, pictures, files. All of it is public. */

import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { delay } from '../faults/delay.ts'
import { plain } from '../http/envelope.ts'
import { attachment, type DownloadableFile } from '../http/attachment.ts'
import { JSON_LIMIT, jsonWithin } from '../http/body.ts'
import { file, media } from '../database/schema/catalogue.ts'
import { FAMILIES } from '../seed/products/families.ts'
import { editionParts } from '../content/edition-parts.ts'
import { buildOutline } from '../seed/products/outline/build-outline.ts'
import { configuredPicture } from './configured-picture.ts'
import {
  productBySkuCode,
  productByUrlTitle,
  type StoredProduct,
  type Succession,
  successionOf,
  tellsStock,
} from './catalogue.ts'
import { wordedProduct, wordedSuccession } from './worded-product.ts'
import { localeIn, wordingIn } from './wording.ts'

export interface CatalogueParts {
  readonly database: Database
  readonly slowMs: number
  /** A file that is not the catalogue's, by its id; undefined where there is none. */
  readonly otherFile: (fileID: string) => Promise<DownloadableFile | undefined>
}

/** The demonstrator whose definition comes late, so that a slow lookup can be seen. */
const SLOW_SKU_CODE = 'FLS'

/** A picture may style itself and do nothing else, even when opened in a tab of its own. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const PRODUCT_CACHE = 'public, max-age=60'
const PICTURE_CACHE = 'public, max-age=86400'

const PICTURE_PATH = /^[a-z-]+\/[a-z0-9-]+\.svg$/

const FILE_ID = /^[0-9a-f]{32}$/

/**
 * Routes of storage, media and downloads. They stand before the commerce actions, because
 * `downloadFile` shares their prefix and answers a file instead of an envelope.
 */
export function catalogueRoutes(parts: CatalogueParts): Hono {
  const { database, slowMs } = parts
  const app = new Hono()
  const base = '/public/manifold/product/transform'
  app.get(`${base}/skus/bySkuCode/:skuCode`, async ({ req }) => {
    const found = await productBySkuCode(database, req.param('skuCode'))
    if (found?.skuCode === SLOW_SKU_CODE) await delay(slowMs / 4, req.raw.signal)
    return definition(found, req.query('locale'))
  })
  app.get(`${base}/skus/bySkuCode/:skuCode/successors`, async ({ req }) =>
    succession(await successionOf(database, req.param('skuCode')), req.query('locale')),
  )
  app.get(`${base}/products/byUrlTitle/:urlTitle`, async ({ req }) =>
    definition(await productByUrlTitle(database, req.param('urlTitle')), req.query('locale')),
  )
  app.get(`${base}/products/byUrlTitle/:urlTitle/outline`, ({ req }) =>
    outline(req.param('urlTitle')),
  )
  app.get('/media/:folder/:name', (context) => picture(database, context))
  app.get('/api/scope/downloadFile', ({ req }) => download(parts, req.query('fileID')))
  app.post('/api/scope/downloadFile', async ({ req }) => {
    const body = await jsonWithin(JSON_LIMIT, req.raw)
    return body instanceof Response ? body : download(parts, fileIdIn(body.value))
  })
  return app
}

function definition(found: StoredProduct | undefined, locale: string | undefined): Response {
  if (found === undefined) return unknown()
  const doc = wordedProduct(found.doc, wordingIn(localeIn(locale)))
  return told(doc, tellsStock(found) ? [found.id] : [])
}

function succession(found: Succession | undefined, locale: string | undefined): Response {
  if (found === undefined) return unknown()
  const wording = wordingIn(localeIn(locale))
  const said = {
    ...found,
    productName: wording.say(found.productName),
    successors: found.successors.map((each) => wordedSuccession(each, wording)),
  }
  return told(said)
}

function outline(urlTitle: string): Response {
  const family = FAMILIES.find((each) => each.urlTitle === urlTitle)
  const found = family && buildOutline(family)
  return found === undefined ? unknown() : told(found)
}

/** What the catalogue says; `stocked` are the ids of the products whose stock is part of it. */
function told(said: object, stocked: readonly string[] = []): Response {
  const headers = { 'Cache-Control': PRODUCT_CACHE, ...editionParts(stocked) }
  return Response.json(said, { headers })
}

function unknown(): Response {
  return plain('not_found', 404, editionParts())
}

async function picture(db: Database, { req }: Context): Promise<Response> {
  const path = `${req.param('folder')}/${req.param('name')}`
  if (!PICTURE_PATH.test(path)) return plain('not_found', 404)
  const configured = configuredPicture(path, new URL(req.url).searchParams)
  const found = configured ?? (await storedPicture(db, path))
  if (found === undefined) return plain('not_found', 404)
  const headers = {
    'Content-Type': found.mediaType,
    'Content-Security-Policy': PICTURE_POLICY,
    'Cache-Control': PICTURE_CACHE,
    ETag: found.etag,
  }
  if (req.header('If-None-Match') === found.etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(found.content, { headers })
}

async function storedPicture(db: Database, path: string) {
  const [found] = await db.select().from(media).where(eq(media.path, path))
  return found
}

async function download(
  { database, otherFile }: CatalogueParts,
  fileID: string | undefined,
): Promise<Response> {
  if (fileID === undefined) return plain('not_found', 404)
  const own = FILE_ID.test(fileID) ? await productFile(database, fileID) : undefined
  const found = own ?? (await otherFile(fileID))
  if (found === undefined) return plain('not_found', 404)
  // What is public may be kept; everything else is for one reader.
  return attachment(found, own ? PRODUCT_CACHE : 'no-store')
}

async function productFile(db: Database, fileID: string): Promise<DownloadableFile | undefined> {
  const [found] = await db.select().from(file).where(eq(file.id, fileID))
  return found
}

function fileIdIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('fileID' in body)) return undefined
  return typeof body.fileID === 'string' ? body.fileID : undefined
}
