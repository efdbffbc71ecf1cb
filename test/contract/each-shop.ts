/** Runs one suite on the fakes and, over HTTP, on the reference backend. */
import { beforeEach, describe } from 'vitest'
import { onEachEngineExhaustively, onOneEngine } from '../backend/each-engine.ts'
import type { TestShop } from '../backend/test-shop.ts'
import { register } from '../conformance/register.ts'
import { fakeUnderTest } from './fake-under-test.ts'
import { httpUnderTest } from './http-under-test.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

/** A suite gets a function that answers the shop: it is not open yet while tests are collected. */
export type Suite = (shop: () => ShopUnderTest) => void

/** For what adapter and wire decide, whatever the engine of the backend (ADR 23). */
export function onEachShop(title: string, suite: Suite): void {
  onFake(title, suite)
  onOneEngine(`${title}, over HTTP`, overHttp(suite))
}

/** For what an engine can change: lists in their order and pages, search, sums of what is stored (ADR 23). */
export function onEachShopAndEngine(title: string, suite: Suite): void {
  onFake(title, suite)
  onEachEngineExhaustively(`${title}, over HTTP`, overHttp(suite))
}

const overHttp = (suite: Suite) => (testShop: () => TestShop) =>
  register(() => suite(() => httpUnderTest(testShop())))

function onFake(title: string, suite: Suite): void {
  describe(`${title}, faked`, () => {
    let shop = fakeUnderTest()
    beforeEach(() => {
      shop = fakeUnderTest()
    })
    register(() => suite(() => shop))
  })
}
