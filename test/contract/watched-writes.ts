/** Counts what a shop writes down, where it tells. */
import { expect } from 'vitest'
import type { ShopUnderTest } from './shop-under-test.ts'

/** Writes from now on; a shop that tells no number of them is taken at its word. */
export async function watchedWrites(
  shop: ShopUnderTest,
): Promise<{ readonly were: (count: number) => Promise<void> }> {
  const before = await shop.commits()
  return {
    were: async (count) => {
      const after = await shop.commits()
      if (before !== undefined && after !== undefined) expect(after - before).toBe(count)
    },
  }
}
