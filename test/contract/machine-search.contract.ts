/** What every search for machines by a working point promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { codedProduct } from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import { rankedMachines } from '../../src/domain/finder/machine-fit.ts'
import type { MachineWish } from '../../src/domain/finder/working-point.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'

const zones = ['US', 'EU'] as const

const motor = (figures: MachineWish['point']['figures'], interfaces = {}): MachineWish => ({
  point: { kind: 'motor', figures },
  interfaces,
})
const pump = (figures: MachineWish['point']['figures']): MachineWish => ({
  point: { kind: 'pump', figures },
  interfaces: {},
})

export const machineSearchContract: Suite = (shop) => {
  const found = async (wish: MachineWish, zone: 'US' | 'EU' = 'US') =>
    right(await shop().search.machines(wish, undefined, zone)())

  describe('machines for a working point', () => {
    it('is aborted when it is no longer awaited', async () => {
      const leaving = new AbortController()
      const asking = shop().search.machines(motor({ torque: 100 }), leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it.each(zones)(
      'are complete codes that can be read, and are sold in the region %s',
      async (zone) => {
        const wishes = [motor({ torque: 100, speed: 200 }), pump({ flow: 20, pressure: 100 })]
        const machines = (await Promise.all(wishes.map((wish) => found(wish, zone)))).flat()
        expect(machines).not.toHaveLength(0)
        for (const { modelCode, skuCode, skuId, answers } of machines) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other is kinder to the server
          const product = right(await shop().catalogue.bySkuCode(skuCode)())
          const coded = codedProduct(product, { skuCode, zone, isPreview: false })
          expect(decodeModelCode(coded, modelCode)).toMatchObject({ kind: 'complete' })
          expect(product.skus.map(({ id }) => id)).toContain(skuId)
          expect(modelCode).toBe(skuCode + answers.map(({ code }) => code).join(''))
        }
      },
    )

    it('fits first what does what is asked for', async () => {
      const wish = motor({ torque: 100, speed: 200 })
      expect(rankedMachines(await found(wish), wish)[0]?.fit).toBe('fits')
    })

    it('answers what comes nearest where nothing does it', async () => {
      const wish = motor({ torque: 400_000, speed: 15_000 })
      const [best] = rankedMachines(await found(wish), wish)
      expect(best?.fit).toBe('misses')
    })

    it('are of one product type alone where that is asked for, and say its name', async () => {
      const wish = motor({ torque: 100 })
      const [first] = await found(wish)
      const { productType } = right(await shop().catalogue.bySkuCode(first?.skuCode ?? '')())
      const within = await found({ ...wish, productType: productType.urlTitle })
      expect(within).not.toHaveLength(0)
      expect(new Set(within.map((machine) => machine.productType))).toEqual(
        new Set([productType.name]),
      )
      expect(await found({ ...wish, productType: 'no-such-type' })).toEqual([])
    })

    it('says which words cannot be had', async () => {
      const machines = await found(motor({ torque: 100 }, { shaft: 'made of glass' }))
      expect(machines).not.toHaveLength(0)
      for (const { missing } of machines) expect(missing).toEqual(['shaft'])
    })
  })
}
