/** Runs the same tests on every engine of this machine: one shop per file and engine, reset between tests. */

import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { availableEngines, type Engine } from './postgres.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

/** `tests` gets a function that answers the shop: it is not there yet while tests are collected. */
export function onEachEngine(
  title: string,
  tests: (shop: () => TestShop, engine: Engine) => void,
  options: Omit<TestShopOptions, 'engine'> = {},
): void {
  describe.each(availableEngines())(`${title}, on %s`, (engine) => {
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
    tests(present, engine)
  })
}
