/** What a supervisor asks: whether this process answers, and whether it should be sent requests. */

import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import migrations from '../database/migrations/meta/_journal.json' with { type: 'json' }
import { shared } from './shared.ts'

/** Milliseconds that the database has to answer whether it is there. */
const PATIENCE_MS = 2_000

export interface HealthParts {
  readonly database: Database
  readonly isDraining: () => boolean
}

/** Why no request should be sent here. */
type Hindrance = 'draining' | 'database' | 'migrations'

/**
 * `GET /health/live`: 200 while the process answers at all; it depends on nothing else. `GET /health/ready`: 200
 * when the database answers, has every migration of this version, and the server is not about to stop;
 * else 503 with the reason.
 */
export function healthRoutes({ database, isDraining }: HealthParts): Hono {
  const app = new Hono()
  const hindrance = shared(() => databaseHindrance(database))
  app.get('/health/live', () => health({ status: 'live' }, 200))
  app.get('/health/ready', async () => {
    const reason = isDraining() ? 'draining' : await hindrance()
    return reason === undefined
      ? health({ status: 'ready' }, 200)
      : health({ status: 'not_ready', reason }, 503)
  })
  return app
}

function health(body: Readonly<Record<string, string>>, status: number): Response {
  const retry = status === 503 ? { 'Retry-After': '1' } : {}
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...retry } })
}

async function databaseHindrance(database: Database): Promise<Hindrance | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Hindrance>((resolve) => {
    timer = setTimeout(() => resolve('database'), PATIENCE_MS)
  })
  try {
    return await Promise.race([migrationHindrance(database), late])
  } catch {
    return 'database'
  } finally {
    clearTimeout(timer)
  }
}

/** A database may have been put back to a time before this version. */
async function migrationHindrance(database: Database): Promise<Hindrance | undefined> {
  const [done] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`drizzle.__drizzle_migrations`)
  return (done?.count ?? 0) < migrations.entries.length ? 'migrations' : undefined
}
