/** Runs one suite on the fakes and, over HTTP, on the reference backend with every engine there is. */
import { beforeEach, describe } from 'vitest'
import { onEachEngine } from '../backend/each-engine.ts'
import { fakeUnderTest } from './fake-under-test.ts'
import { httpUnderTest } from './http-under-test.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

/** A suite gets a function that answers the shop: it is not open yet while tests are collected. */
export type Suite = (shop: () => ShopUnderTest) => void

export function onEachShop(title: string, suite: Suite): void {
  describe(`${title}, faked`, () => {
    let shop = fakeUnderTest()
    beforeEach(() => {
      shop = fakeUnderTest()
    })
    suite(() => shop)
  })
  onEachEngine(`${title}, over HTTP`, (testShop) => suite(() => httpUnderTest(testShop())))
}
