/** The frame of every write: one transaction, one after the other for one owner, done once under one id. */
import { Order, type RequestContext, type TransactionalConnection } from '@vendure/core'
import { JournalEntry } from './entities.ts'
import { refused, repeated } from './failures.ts'
import type { Tools } from './tools.ts'

export interface Write {
  readonly action: string
  /** Whose writes follow each other. */
  readonly owner: string
  /** The id of the intent, where its repeat may come later. */
  readonly intent?: string | null
}

export interface Scope {
  readonly ctx: RequestContext
  /** Nothing was changed, so that the journal has nothing to say. */
  silent: boolean
}

/** Any number that no other plugin locks by. */
const LOCKS = 7411

/** Carries out the work; where it throws, nothing has been done and no id is used up. */
export function write<A>(
  { connection }: Tools,
  ctx: RequestContext,
  { action, owner, intent }: Write,
  work: (scope: Scope) => Promise<A>,
): Promise<A> {
  return connection.withTransaction(ctx, async (inside) => {
    const { manager } = connection.getRepository(inside, Order)
    await lock(connection, inside, owner)
    if (intent) {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(intent))
        throw refused('The id of the request cannot be read.')
      const claimed: readonly unknown[] = await manager.query(
        `insert into request_claim (owner, "requestId") values ($1, $2)
         on conflict (owner, "requestId") do nothing returning id`,
        [owner, intent],
      )
      if (claimed.length === 0) throw repeated()
    }
    const scope: Scope = { ctx: inside, silent: false }
    const answer = await work(scope)
    if (!scope.silent) {
      await connection.getRepository(inside, JournalEntry).insert({ owner, action })
    }
    return answer
  })
}

/** Waits for the other writes of an owner; until the end of the transaction the next ones wait. */
export async function lock(
  connection: TransactionalConnection,
  ctx: RequestContext,
  owner: string,
): Promise<void> {
  const { manager } = connection.getRepository(ctx, Order)
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS, owner])
}
