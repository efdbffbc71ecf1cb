/** Every call of the engine's own client library, answered by the reference backend as the table of calls says. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls, ENDPOINTS } from './calls/all-calls.ts'
import type { EngineCall } from './calls/call.ts'
import { type Engine, startEngine } from './engine.ts'
import { type LibraryReply, openLibrary } from './library.ts'
import { openScene } from './scene.ts'

let engine: Engine
let stop: Engine['stop'] | undefined

beforeAll(async () => {
  engine = await startEngine()
  stop = engine.stop
})
afterAll(() => stop?.())

it('names every call that the library has', () => {
  const library = openLibrary(engine.address, { cookie: '' })
  const present = ENDPOINTS.flatMap((endpoint) =>
    library.methodsOf(endpoint).map((method) => `${endpoint}.${method}`),
  )
  const isWhole = ({ name }: EngineCall) => ENDPOINTS.some((each) => name.startsWith(`${each}.`))
  const named = [...new Set(allCalls.filter(isWhole).map(({ name }) => name))]
  expect(named.toSorted()).toEqual(present.toSorted())
})

it.each(allCalls.map((call) => [titleOf(call), call] as const))('%s', async (_, call) => {
  const { scene, library } = await openScene(engine)
  const parameters = await call.parameters(scene)
  const token = library.token()
  const before = await scene.cart()
  const reply = await library.call(call.name, parameters)
  const cameBack = `${reply.request} ${JSON.stringify(parameters)} came back as ${JSON.stringify(reply)}`
  expect(reply.request, cameBack).toBe(call.request)
  const { expectation } = call
  if (expectation.is !== 'served') {
    // The library forgets its token when signing in comes to nothing.
    library.useToken(token ?? '')
    expect(await scene.cart(), cameBack).toEqual(before)
  }
  if (expectation.is === 'served') {
    expect(refusalsIn(reply), cameBack).toEqual({ status: 200, under: [] })
    expect(await expectation.seen(scene, reply.body, parameters[0]), cameBack).toBe(true)
  } else if (expectation.is === 'refused') {
    const { status, under } = expectation
    expect(refusalsIn(reply), cameBack).toEqual({
      status,
      under: under === undefined ? [] : [under],
    })
  } else {
    expect(reply.status, cameBack).toBe(404)
  }
})

function titleOf({ name, form, expectation }: EngineCall): string {
  const called = form === undefined ? name : `${name} (${form})`
  if (expectation.is === 'served') return `serves ${called}`
  if (expectation.is === 'refused') return `refuses ${called}: ${expectation.why}`
  return `has not built ${called}: ${expectation.why}`
}

function refusalsIn({ status, body }: LibraryReply) {
  const errors: object = body?.errors ?? {}
  return { status, under: Object.keys(errors) }
}
