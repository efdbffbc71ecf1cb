import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  cartItemId,
  codeOf,
  hasOrder,
  movableItems,
  piecesOf,
  quoteOnlyItems,
  withBundles,
} from '../../../../src/domain/cart/cart.ts'
import {
  type CartBounds,
  nearestQuantity,
  readCartQuantity,
} from '../../../../src/domain/cart/cart-quantity.ts'
import {
  additionOf,
  type CartWrite,
  evidenceOf,
  isAboutSame,
} from '../../../../src/domain/cart/cart-write.ts'
import { readPromotionCode } from '../../../../src/domain/cart/promotion-code.ts'
import { aCart, aCartItem, aModelItem } from '../../../builders/a-cart.ts'

describe('the items of a cart', () => {
  it('hold the parts of a bundle inside it, and a part without its bundle for itself', () => {
    const parentId = cartItemId('kit')
    const items = [
      aCartItem('ring', { parentId }),
      aCartItem('kit'),
      aCartItem('lost', { parentId: cartItemId('gone') }),
    ]
    const bundled = withBundles(items)
    expect(bundled.map(({ id }) => id)).toEqual(['kit', 'lost'])
    expect(bundled[0]?.children.map(({ id }) => id)).toEqual(['ring'])
  })

  it('that only a quote can price are told apart', () => {
    const cart = aCart([aCartItem('a'), aCartItem('b', { isQuoteOnly: true })])
    expect(quoteOnlyItems(cart).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('a bundle in a cart', () => {
  const part = (id: string, quantity: number) =>
    aCartItem(id, { parentId: cartItemId('kit'), quantity })
  const kit = aCartItem('kit', { quantity: 2, children: [part('ring', 2), part('ball', 8)] })

  it('is put in once more with what is in one of it', () => {
    expect(additionOf(kit).parts).toEqual([
      { skuCode: part('ring', 2).skuCode, quantity: 1 },
      { skuCode: part('ball', 8).skuCode, quantity: 4 },
    ])
    expect(additionOf(aCartItem('a'))).not.toHaveProperty('parts')
  })

  it('was put in where there is one more of it than before', () => {
    const write: CartWrite = { kind: 'add-bundle', buildId: 'build-1', skuCode: kit.skuCode }
    const before = aCart([kit])
    expect(evidenceOf(before, aCart([{ ...kit, quantity: 3 }]), write)).toBe('done')
    expect(evidenceOf(before, before, write)).toBe('not-done')
    expect(evidenceOf(before, aCart([{ ...kit, quantity: 5 }]), write)).toBe('unclear')
    expect(isAboutSame(write, { ...write, buildId: 'build-2' })).toBe(false)
  })
})

describe('a configured model in a cart', () => {
  const plain = aCartItem('a')
  const model = aModelItem('m')

  it('is called by its model code, and counted by it', () => {
    expect([codeOf(plain), codeOf(model)]).toEqual(['SK1A', 'OM1080CN'])
    const other = aModelItem('n', { code: 'OM1100CN' })
    expect(piecesOf(aCart([model, other, plain]), 'OM1080CN')).toBe(2)
  })

  it('cannot be ordered: alone in a cart there is nothing to check out (CART-06)', () => {
    expect(hasOrder(aCart([model, plain]))).toBe(true)
    expect(hasOrder(aCart([model]))).toBe(false)
    expect(hasOrder(aCart([]))).toBe(false)
  })

  it('with a problem goes to no quote, and keeps no other line from it (CAT-27)', () => {
    const broken = aModelItem('b', { problem: 'model' })
    expect(movableItems([plain, broken, model]).map(({ id }) => id)).toEqual(['a', 'm'])
  })

  it('is put back as it was taken out: with its reading and the own number', () => {
    const line = { ...model, materialNumber: '47-11' }
    expect(additionOf(line)).toMatchObject({
      skuCode: 'OM1',
      quantity: 2,
      model: { code: 'OM1080CN', choices: model.model?.choices },
      materialNumber: '47-11',
    })
  })

  it('shows that it was added by the pieces of just that model', () => {
    const lines = [{ ...additionOf(model), quantity: 3 }]
    const after = (item: typeof model) => aCart([item, { ...model, quantity: 5 }])
    const other = aModelItem('n', { code: 'OM1100CN' })
    expect(evidenceOf(aCart([other, model]), after(other), { kind: 'add', lines })).toBe('done')
    const grown = aCart([{ ...other, quantity: 5 }, model])
    expect(evidenceOf(aCart([other, model]), grown, { kind: 'add', lines })).toBe('not-done')
  })
})

describe('a quantity for the cart', () => {
  const bounds: CartBounds = { minimum: 10, maximum: 500, available: 120 }

  it.each<[string, CartBounds, unknown]>([
    [' 12 ', bounds, E.right(12)],
    ['12.5', bounds, E.left({ kind: 'not-a-number' })],
    ['9', bounds, E.left({ kind: 'below-minimum', minimum: 10 })],
    ['121', bounds, E.left({ kind: 'above-available', available: 120 })],
    ['501', { ...bounds, available: undefined }, E.left({ kind: 'above-maximum', maximum: 500 })],
    ['501', { minimum: 1, maximum: undefined, available: undefined }, E.right(501)],
    ['36', { minimum: 24, maximum: undefined, available: undefined, step: 12 }, E.right(36)],
    [
      '30',
      { minimum: 24, maximum: undefined, available: undefined, step: 12 },
      E.left({ kind: 'off-step', step: 12, below: 24, above: 36 }),
    ],
    ['1', { ...bounds, available: 0 }, E.left({ kind: 'above-available', available: 0 })],
  ])('%j within %j is %j', (text, within, read) => {
    expect(readCartQuantity(text, within)).toEqual(read)
  })

  it('has a neighbour that can be ordered, where there is one', () => {
    expect(nearestQuantity({ kind: 'below-minimum', minimum: 10 }, bounds)).toBe(10)
    expect(nearestQuantity({ kind: 'above-available', available: 120 }, bounds)).toBe(120)
    expect(nearestQuantity({ kind: 'above-available', available: 4 }, bounds)).toBeUndefined()
    expect(nearestQuantity({ kind: 'not-a-number' }, bounds)).toBeUndefined()
    const offStep = { kind: 'off-step', step: 12, below: 24, above: 36 } as const
    expect(nearestQuantity(offStep, bounds)).toBe(36)
  })
})

describe('a promotion code', () => {
  it.each(['', '   '])('must be given: %j is required (CART-20)', (text) => {
    expect(readPromotionCode(text)).toEqual(E.left('required'))
  })

  it('is taken without blanks around it, and up to 255 characters', () => {
    expect(readPromotionCode(' TENTH ')).toEqual(E.right('TENTH'))
    expect(readPromotionCode('X'.repeat(256))).toEqual(E.left('too-long'))
  })
})

describe('the evidence of a cart', () => {
  const [one, other] = [aCartItem('a'), aCartItem('b')]
  const add = (...quantities: readonly number[]): CartWrite => ({
    kind: 'add',
    lines: [one, other].slice(0, quantities.length).map(({ skuId, skuCode }, index) => ({
      skuId,
      skuCode,
      quantity: quantities[index] ?? 0,
    })),
  })
  const more = (item: typeof one, by: number) => ({ ...item, quantity: item.quantity + by })

  it.each([
    ['all have grown', add(3, 1), [more(one, 3), more(other, 1)], 'done'],
    ['none has grown', add(3, 1), [one, other], 'not-done'],
    ['one of two has grown', add(3, 1), [more(one, 3), other], 'unclear'],
    ['it has grown by something else', add(3), [more(one, 5), other], 'unclear'],
  ] as const)('of an addition, where %s', (_, write, items, verdict) => {
    expect(evidenceOf(aCart([one, other]), aCart(items), write)).toBe(verdict)
  })

  it.each<[CartWrite, 'done' | 'not-done']>([
    [{ kind: 'quantity', itemId: one.id, quantity: 2 }, 'done'],
    [{ kind: 'quantity', itemId: one.id, quantity: 7 }, 'not-done'],
    [{ kind: 'remove', itemIds: [other.id] }, 'done'],
    [{ kind: 'remove', itemIds: [one.id, other.id] }, 'not-done'],
    [{ kind: 'clear' }, 'not-done'],
    [{ kind: 'apply-promotion', code: 'tenth' }, 'done'],
    [{ kind: 'remove-promotion', code: 'TENTH' }, 'not-done'],
  ])('of %j', (write, verdict) => {
    const after = aCart([one], { promotions: [{ code: 'TENTH', name: '' }] })
    expect(evidenceOf(aCart([one, other]), after, write)).toBe(verdict)
  })
})

describe('two writes to a cart', () => {
  const [one, other] = [cartItemId('a'), cartItemId('b')]

  it.each<[CartWrite, CartWrite, boolean]>([
    [
      { kind: 'quantity', itemId: one, quantity: 2 },
      { kind: 'quantity', itemId: one, quantity: 3 },
      true,
    ],
    [
      { kind: 'quantity', itemId: one, quantity: 2 },
      { kind: 'quantity', itemId: other, quantity: 2 },
      false,
    ],
    [{ kind: 'remove', itemIds: [one] }, { kind: 'remove', itemIds: [other] }, false],
    [
      { kind: 'apply-promotion', code: 'tenth' },
      { kind: 'remove-promotion', code: ' TENTH' },
      true,
    ],
    [{ kind: 'apply-promotion', code: 'TENTH' }, { kind: 'apply-promotion', code: 'FIFTH' }, false],
    [{ kind: 'add', lines: [] }, { kind: 'clear' }, false],
  ])('%j and %j are about the same: %j', (first, second, isSame) => {
    expect(isAboutSame(first, second)).toBe(isSame)
  })
})
