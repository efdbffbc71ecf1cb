/** Runs tests on a database engine of this machine, or on every one: one shop per file and engine, reset between tests. */

import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { availableEngines, type Engine } from './postgres.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

/**
 * A suite gets a function that answers the shop: it is not there yet while tests are collected. Tests within
 * `onAny` have the same outcome on any engine, and run on the usual one alone (ADR 23).
 */
type Suite = (shop: () => TestShop, onAny: (tests: () => void) => void) => void
type Options = Omit<TestShopOptions, 'engine'>

/** The engine of what needs only one: the last that the machine has (ADR 23). */
export function usualEngine(): Engine {
  return availableEngines().at(-1) ?? 'pglite'
}

/** Whether all tests run, `npm run test:all`, rather than those that a change is held to (ADR 39). */
const isExhaustive = process.env['EXHAUSTIVE'] === '1'

/** For what many at once meet differently on another engine: limits, claims, writes; and for storage (ADR 23). */
export function onEachEngine(title: string, tests: Suite, options: Options = {}): void {
  onEngines(availableEngines(), title, tests, options)
}

/** For what else an engine can change: SQL, order and pages. On the usual one alone where not all tests run (ADR 39). */
export function onEachEngineExhaustively(title: string, tests: Suite, options: Options = {}): void {
  onEngines(isExhaustive ? availableEngines() : [usualEngine()], title, tests, options)
}

/** For rules that are decided before or after the database, whatever the engine (ADR 23). */
export function onOneEngine(title: string, tests: Suite, options: Options = {}): void {
  onEngines([usualEngine()], title, tests, options)
}

function onEngines(
  engines: readonly Engine[],
  title: string,
  tests: Suite,
  options: Options,
): void {
  describe.each(engines)(`${title}, on %s`, (engine) => {
    let shop: TestShop | undefined
    const present = () => {
      if (shop === undefined) throw new Error('The shop is not open.')
      return shop
    }
    beforeAll(async () => {
      shop = await openTestShop({ engine, ...options })
    })
    beforeEach(() => present().reset())
    afterAll(() => shop?.close())
    tests(present, (those) => {
      if (engine === engines.at(-1)) those()
    })
  })
}
