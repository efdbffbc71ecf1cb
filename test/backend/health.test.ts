import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '../../reference-backend/server/config.ts'
import { createHandler, type ShopHandler } from '../../reference-backend/server/handle.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { TEST_CONFIG, TEST_ORIGIN, TEST_REVIEW_KEY } from './test-shop.ts'

onEachEngineExhaustively('the health of a server', (shop) => {
  const handler = () =>
    createHandler({
      database: shop().database,
      config: { ...DEFAULT_CONFIG, ...TEST_CONFIG },
      clock: shop().now,
      reviewKey: TEST_REVIEW_KEY,
      sendEmail: () => {},
    })

  it.each(['live', 'ready'])('is JSON that no cache keeps: %s', async (name) => {
    const response = await ask(handler(), name)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: name })
  })

  it('is not ready once it is told to stop, and lives on', async () => {
    const server = handler()
    server.drain()
    const ready = await ask(server, 'ready')
    expect(ready.status).toBe(503)
    expect(ready.headers.get('retry-after')).toBe('1')
    expect(await ready.json()).toEqual({ status: 'not_ready', reason: 'draining' })
    expect((await ask(server, 'live')).status).toBe(200)
  })

  it('is not ready on a database that lacks a migration', async () => {
    const { database } = shop()
    const taken = sql`create table public.last_migration as
      select * from drizzle.__drizzle_migrations order by id desc limit 1`
    await database.execute(taken)
    await database.execute(
      sql`delete from drizzle.__drizzle_migrations where id in (select id from last_migration)`,
    )
    const ready = await ask(handler(), 'ready')
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations select * from public.last_migration`,
    )
    await database.execute(sql`drop table public.last_migration`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({ status: 'not_ready', reason: 'migrations' })
    expect((await ask(handler(), 'ready')).status).toBe(200)
  })

  it('has no other pages', async () => {
    expect((await ask(handler(), 'secrets')).status).toBe(404)
  })
})

function ask(server: ShopHandler, name: string): Promise<Response> {
  return server.fetch(new Request(`${TEST_ORIGIN}/health/${name}`))
}
