/** Reads of a replica: only what it has by now, and nothing that a reader has written is missing. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as fc from 'fast-check'
import { onTestFinished, describe, expect, it } from 'vitest'
import { bytesOf, primaryReads } from '../../reference-backend/database/reads.ts'
import { replicaReads } from '../../reference-backend/database/replica.ts'
import { replicaWatch } from '../../reference-backend/database/replica-watch.ts'
import { type Happening, listen } from '../../reference-backend/observe/happenings.ts'
import { configFrom } from '../../reference-backend/server/config.ts'
import { writtenCookie, writtenIn } from '../../reference-backend/session/written-cookie.ts'

const positionAt = (bytes: number) => `0/${bytes.toString(16).toUpperCase()}`

/** A primary and a replica, each of them a number of bytes; milliseconds pass by themselves between two looks. */
function pair({ lagMs = 5000 } = {}) {
  const state = {
    now: 10_000,
    primary: 100,
    replica: 100,
    isPrimaryAway: false,
    isReplicaAway: false,
  }
  const said = (bytes: number, isAway: boolean) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(positionAt(bytes))
  const watch = replicaWatch({
    primaryAt: () => said(state.primary, state.isPrimaryAway),
    replicaAt: () => said(state.replica, state.isReplicaAway),
    clock: () => state.now,
    lagMs,
  })
  const judge = async (needed?: number) => {
    state.now += 1100
    return watch.judge(needed === undefined ? undefined : positionAt(needed))
  }
  return { state, watch, judge }
}

describe('a replica', () => {
  it('is read by whoever has written nothing, also while it is a little behind', async () => {
    const { state, judge } = pair()
    expect(await judge()).toBe('caught-up')
    state.primary = 200
    expect(await judge()).toBe('caught-up')
  })

  it('is not read by the writer until it has the write', async () => {
    const { state, judge } = pair()
    state.primary = 200
    expect(await judge(200)).toBe('own-write')
    state.replica = 199
    expect(await judge(200)).toBe('own-write')
    state.replica = 200
    expect(await judge(200)).toBe('caught-up')
  })

  it('that lags ten seconds is read by nobody, until it has caught up', async () => {
    const { state, judge } = pair()
    await judge()
    const verdicts: string[] = []
    for (let second = 0; second < 10; second += 1) {
      state.primary += 10
      verdicts.push(await judge())
    }
    expect(verdicts.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'caught-up'))
    expect(verdicts.slice(-4)).toEqual(Array.from({ length: 4 }, () => 'behind'))
    state.replica = state.primary
    expect(await judge()).toBe('caught-up')
  })

  it('of a primary that writes nothing is never behind', async () => {
    const { state, judge } = pair()
    await judge()
    state.now += 3_600_000
    expect(await judge()).toBe('caught-up')
  })

  it('is read while its primary is away, by whoever misses nothing there', async () => {
    const { state, judge } = pair()
    await judge()
    state.isPrimaryAway = true
    expect(await judge()).toBe('caught-up')
    expect(await judge(150)).toBe('own-write')
  })

  it('that is away is left alone, and asked again after a moment', async () => {
    const { state, judge } = pair()
    state.isReplicaAway = true
    expect(await judge()).toBe('away')
    state.isReplicaAway = false
    expect(await judge()).toBe('away')
    // The next one does not wait for it, and the one after that reads there.
    expect(await judge()).toBe('away')
    expect(await judge()).toBe('caught-up')
  })

  it('gives nobody less than what was held before', async () => {
    const { state, watch, judge } = pair()
    watch.hold(positionAt(150))
    watch.hold(positionAt(120))
    expect(await judge()).toBe('behind')
    state.replica = 150
    expect(await judge()).toBe('caught-up')
  })

  it('never serves a position that it does not have, however both go on', async () => {
    const step = fc.record({ written: fc.nat(50), replayed: fc.nat(80), asks: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { state, judge } = pair()
        let own = 0
        for (const { written, replayed, asks } of steps) {
          state.primary += written
          if (written > 25) own = state.primary
          state.replica = Math.min(state.primary, state.replica + replayed)
          if (asks && (await judge(own)) === 'caught-up')
            expect(state.replica).toBeGreaterThanOrEqual(own)
        }
      }),
    )
  })
})

type Answer = (text: string) => object | Promise<object>

/** Two servers by what they answer; each says its name to whatever else it is asked. */
function opened(replica: Partial<{ at: number; answer: Answer }> = {}) {
  const state = { primary: 100, at: 100, ...replica }
  const server = (name: string, position: () => number, answer?: Answer) => ({
    query: async (asked: string | { readonly text: string }) => {
      const text = typeof asked === 'string' ? asked : asked.text
      if (text.includes('_lsn()')) return { rows: [{ at: positionAt(position()) }] }
      return answer?.(text) ?? { rows: [{ name }] }
    },
  })
  const happenings: Happening[] = []
  onTestFinished(listen((happening) => void happenings.push(happening)))
  const primary = server('primary', () => state.primary)
  const reads = replicaReads({
    primary: primary as never,
    replica: server('replica', () => state.at, replica.answer) as never,
    database: drizzle(primary as never),
    lagMs: 5000,
  })
  const ask = async (database: ReturnType<typeof reads.after>) => {
    const { rows } = (await database.execute(sql`select name`)) as never as {
      rows: { name: string }[]
    }
    return rows[0]?.name
  }
  return { reads, ask, happenings, state }
}

describe('reads', () => {
  it('go to the replica, to the primary for whoever has written later, and transactions to the primary', async () => {
    const { reads, ask, happenings } = opened()
    expect(await ask(reads.after(undefined))).toBe('replica')
    expect(await ask(reads.after(positionAt(101)))).toBe('primary')
    expect(await reads.after(undefined).transaction((tx) => ask(tx))).toBe('primary')
    expect(happenings).toEqual([
      { kind: 'read', from: 'replica', because: 'caught-up' },
      { kind: 'read', from: 'primary', because: 'own-write' },
    ])
  })

  it.each([
    ['has stopped the read for its replay', { code: '40001' }],
    ['takes no writes', { code: '25006' }],
    ['is away', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ])('are answered by the primary where the replica %s', async (_, code) => {
    const answer = () => Promise.reject(Object.assign(new Error('no'), code))
    const { reads, ask } = opened({ answer })
    expect(await ask(reads.after(undefined))).toBe('primary')
  })

  it('that are wrong are wrong on the replica, too', async () => {
    const answer = () => Promise.reject(Object.assign(new Error('no'), { code: '42703' }))
    const { reads, ask } = opened({ answer })
    await expect(ask(reads.after(undefined))).rejects.toThrow()
  })

  it('are those of the one database where there is no replica', async () => {
    const database = drizzle({ query: async () => ({ rows: [] }) } as never)
    const { after, held, written } = primaryReads(database)
    expect([after(positionAt(7)), held, await written()]).toEqual([database, database, undefined])
  })
})

describe('what a browser remembers of its last write', () => {
  it('comes back as it was, and nothing else does', () => {
    fc.assert(
      fc.property(fc.nat(), (bytes) => {
        const cookie = writtenCookie(positionAt(bytes))
        expect(writtenIn(`a=b; ${cookie.split(';')[0]}`)).toBe(positionAt(bytes))
      }),
    )
    for (const forged of ['', '7', "0-1'; drop table account", '0-123456789', '0/']) {
      expect(writtenIn(`manifold_written=${forged}`)).toBeUndefined()
    }
    expect(bytesOf('16/B374D848')).toBe(0x16_b374_d848n)
  })
})

it.each([
  [{ DATABASE_REPLICA_URL: 'replica' }, 'DATABASE_REPLICA_URL is no address such as'],
  [{ DATABASE_REPLICA_URL: 'postgres://a/b' }, 'needs the address of its primary in DATABASE_URL'],
])('ends the start in one sentence with %j', (env, sentence) => {
  expect(() => configFrom(env)).toThrow(sentence)
})
