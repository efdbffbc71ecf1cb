/** The key by which the seeded provider signs: made by the first process that needs it, and kept. */

import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '../database/database.ts'
import { setting } from '../database/schema/commerce.ts'

export const ALGORITHM = 'ES256'
const NAME = 'openid-key'

/** The private key, named by its thumbprint. */
export async function signingKey(db: Database): Promise<JWK> {
  const known = await keptKey(db)
  if (known !== undefined) return known
  await db
    .insert(setting)
    .values({ key: NAME, value: JSON.stringify(await newKey()) })
    .onConflictDoNothing()
  const kept = await keptKey(db)
  if (kept === undefined) throw new Error('The key of the provider was not written.')
  return kept
}

/** What everybody may know of a key. */
export function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return Object.fromEntries(Object.entries({ kty, crv, x, y, kid, alg, use }))
}

/** A key that is named like another one. */
export async function newKey(kid?: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const key = await exportJWK(privateKey)
  return { ...key, alg: ALGORITHM, use: 'sig', kid: kid ?? (await calculateJwkThumbprint(key)) }
}

async function keptKey(db: Database): Promise<JWK | undefined> {
  const [row] = await db.select().from(setting).where(eq(setting.key, NAME))
  return row && JSON.parse(row.value)
}
