/** Further pages of what a group of a bundle offers. */
import { act, renderHook } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import type { BundleOffer } from '../../../src/domain/catalogue/bundle-build.ts'
import { useMoreOffers } from '../../../src/ui/pages/product/bundle/use-more-offers.ts'
import { skuId } from '../../builders/a-product.ts'

type Answer = E.Either<PortFailure, BundleOffer>

const failure: PortFailure = { kind: 'timed-out' }

function anOffer(code: string): BundleOffer {
  const sku = {
    id: skuId(code),
    code,
    name: code,
    definition: '',
    productUrlTitle: '',
    image: undefined,
  }
  return {
    groupId: 'group',
    total: 9,
    skus: [{ ...sku, price: undefined, currency: 'USD', available: undefined }],
  }
}

function openMore() {
  const pages: number[] = []
  const asked: ((answer: Answer) => void)[] = []
  const more = (_: string, page: number) => () =>
    new Promise<Answer>((resolve) => {
      pages.push(page)
      asked.push(resolve)
    })
  const { result, rerender } = renderHook(({ offer }) => useMoreOffers(offer, 'group', more), {
    initialProps: { offer: anOffer('A') },
  })
  return {
    pages,
    now: () => result.current,
    codes: () => result.current.skus.map(({ code }) => code),
    press: () => act(() => result.current.fetch()),
    answer: (place: number, answer: Answer) => act(async () => asked[place]?.(answer)),
    change: () => rerender({ offer: anOffer('B') }),
  }
}

it('follow one another', async () => {
  const { press, answer, codes, pages, now } = openMore()
  press()
  expect(now().isBusy).toBe(true)
  await answer(0, E.right(anOffer('A2')))
  press()
  await answer(1, E.right(anOffer('A3')))
  expect(codes()).toEqual(['A2', 'A3'])
  expect(pages).toEqual([2, 3])
  expect(now().isBusy).toBe(false)
})

it('do not follow a first page that has taken the place of theirs meanwhile', async () => {
  const { press, answer, change, codes, pages, now } = openMore()
  press()
  await answer(0, E.right(anOffer('A2')))
  press()
  change()
  expect(codes()).toEqual([])
  expect(now().isBusy).toBe(false)
  press()
  await answer(1, E.right(anOffer('A3')))
  expect(codes()).toEqual([])
  expect(now().isBusy).toBe(true)
  await answer(2, E.right(anOffer('B2')))
  expect(codes()).toEqual(['B2'])
  expect(pages).toEqual([2, 3, 2])
})

it('say nothing of a failure that belongs to another first page', async () => {
  const { press, answer, change, now } = openMore()
  press()
  await answer(0, E.left(failure))
  expect(now().failure).toEqual(failure)
  press()
  change()
  press()
  await answer(1, E.left(failure))
  expect(now()).toMatchObject({ failure: undefined, isBusy: true })
})
