/** Bundles that are being built: whose they are, and how a visitor's go over to an account. */

import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { bundleBuild } from '../../database/schema/bundles.ts'
import { VISITOR_DAYS } from '../../session/visitor-cookie.ts'

export type Build = typeof bundleBuild.$inferSelect

/** An account, or the browser of a visitor. */
type BuildOwner = { readonly accountId: string } | { readonly visitorId: string }

const DAY_MS = 86_400_000
/** Forgotten builds that one new one takes away at most. */
const SWEPT = 100

/** The one build of its owner for a bundle; undefined while there is none. */
export async function buildOf(
  db: Database,
  owner: BuildOwner | undefined,
  skuId: string,
): Promise<Build | undefined> {
  if (owner === undefined) return undefined
  const [found] = await db
    .select()
    .from(bundleBuild)
    .where(and(isOwn(owner), eq(bundleBuild.skuId, skuId)))
  return found
}

/** One of the owner's builds by its id, locked until the transaction ends. */
export async function ownBuild(
  db: Database,
  owner: BuildOwner | undefined,
  id: string,
): Promise<Build | undefined> {
  if (owner === undefined) return undefined
  const [found] = await db
    .select()
    .from(bundleBuild)
    .where(and(isOwn(owner), eq(bundleBuild.id, id)))
    .for('update')
  return found
}

/** The build that has an item, locked until the transaction ends. */
export async function buildWithItem(
  db: Database,
  owner: BuildOwner | undefined,
  itemId: string,
): Promise<Build | undefined> {
  if (owner === undefined) return undefined
  const holds = sql`${bundleBuild.items} @> ${JSON.stringify([{ id: itemId }])}::jsonb`
  const [found] = await db
    .select()
    .from(bundleBuild)
    .where(and(isOwn(owner), holds))
    .for('update')
  return found
}

/** Writes the build of a bundle in the place of the one that was there, under an id of its own. */
export async function putBuild(
  db: Database,
  owner: BuildOwner,
  { skuId, items, now }: Pick<Build, 'skuId' | 'items'> & { readonly now: Date },
): Promise<Build> {
  await sweep(db, now)
  const values = { id: newId(), items, touchedAt: now }
  const target =
    'accountId' in owner
      ? [bundleBuild.accountId, bundleBuild.skuId]
      : [bundleBuild.visitorId, bundleBuild.skuId]
  const [written] = await db
    .insert(bundleBuild)
    .values({ ...values, ...owner, skuId })
    .onConflictDoUpdate({ target, set: values })
    .returning()
  if (written === undefined) throw new Error('The bundle was not written.')
  return written
}

export async function dropBuild(db: Database, { id }: Build): Promise<void> {
  await db.delete(bundleBuild).where(eq(bundleBuild.id, id))
}

/** What a visitor or a guest has begun goes over to the account that signs in, but for what that has begun itself. */
export async function takeOverBuilds(
  db: Database,
  from: BuildOwner,
  accountId: string,
): Promise<void> {
  const others = alias(bundleBuild, 'own_build')
  const begun = db
    .select({ skuId: others.skuId })
    .from(others)
    .where(eq(others.accountId, accountId))
  await db.delete(bundleBuild).where(and(isOwn(from), inArray(bundleBuild.skuId, begun)))
  await db.update(bundleBuild).set({ accountId, visitorId: null }).where(isOwn(from))
}

function isOwn(owner: BuildOwner) {
  return 'accountId' in owner
    ? eq(bundleBuild.accountId, owner.accountId)
    : eq(bundleBuild.visitorId, owner.visitorId)
}

/** Takes away what has been forgotten. */
async function sweep(db: Database, now: Date): Promise<void> {
  const some = db
    .select({ id: bundleBuild.id })
    .from(bundleBuild)
    .where(lt(bundleBuild.touchedAt, new Date(now.getTime() - VISITOR_DAYS * DAY_MS)))
    .limit(SWEPT)
    .for('update', { skipLocked: true })
  await db.delete(bundleBuild).where(inArray(bundleBuild.id, some))
}
