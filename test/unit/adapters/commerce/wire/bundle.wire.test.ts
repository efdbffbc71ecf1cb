import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeBuild,
  decodeOffer,
  decodePresentBuild,
  encodeSelection,
  isNothingBegun,
} from '../../../../../src/adapters/commerce/wire/bundle.wire.ts'
import { skuId } from '../../../../../src/domain/catalogue/product.ts'
import { wholeSelection } from '../../../../builders/a-bundle.ts'

const item = {
  productBundleBuildItemID: 'i1',
  productBundleGroupID: 'g1',
  sku_skuID: 's1',
  sku_skuCode: 'OS1080',
  quantity: '2',
}

describe('a bundle build on the wire', () => {
  it('is read as the engine writes it', () => {
    const data = {
      productBundleBuildID: 'b1',
      bundleItems: [item, { ...item, sku_skuID: '' }],
      price: '225.5',
      currencyCode: 'USD',
      calculatedQATS: null,
      completeFlag: 1,
    }
    expect(decodeBuild({ data })).toEqual(
      E.right({
        id: 'b1',
        items: [
          { id: 'i1', groupId: 'g1', code: 'OS1080', quantity: 2, skuId: 's1' },
          { id: 'i1', groupId: 'g1', code: 'OS1080', quantity: 2, skuId: undefined },
        ],
        price: 225.5,
        currency: 'USD',
        available: undefined,
        isComplete: true,
      }),
    )
  })

  it.each([{ data: {} }, {}, { data: null }])('is none in %j', (body) => {
    expect(decodePresentBuild(body)).toEqual(E.right(undefined))
  })

  it('never loses an item that cannot be read', () => {
    const data = { productBundleBuildID: 'b1', bundleItems: [{ ...item, quantity: 'two' }] }
    expect(E.isLeft(decodePresentBuild({ data }))).toBe(true)
  })

  it.each([
    [{ failureActions: ['public:product.getProductBundleBuilds'], errors: {} }, true],
    [{ failureActions: ['public:product.getProductBundleBuilds'] }, true],
    [
      { failureActions: ['public:product.getProductBundleBuilds'], errors: { skuID: ['No.'] } },
      false,
    ],
    [{ failureActions: ['public:cart.getCartData'], errors: {} }, false],
    [null, false],
  ])('%j says that nothing was begun: %s', (body, isIt) => {
    expect(isNothingBegun(body)).toBe(isIt)
  })

  it('is written as two lists in the same order', () => {
    expect(encodeSelection(skuId('sku-bd1'), wholeSelection)).toEqual({
      defaultSkuID: 'sku-bd1',
      skuIDList: 'sku-os1-080,sku-sk1-n10',
      quantities: '1,2',
    })
  })
})

describe('an offer on the wire', () => {
  it('leaves out what cannot be read, and names what has no product by its sku', () => {
    const skuList = [{ skuID: 's1', skuCode: 'OS1080', skuName: 'Motor 080' }, { skuCode: 'X' }]
    expect(decodeOffer({ productBundleGroupID: 'g1', totalSkuCount: 7, skuList })).toMatchObject(
      E.right({
        groupId: 'g1',
        total: 7,
        skus: [{ id: 's1', name: 'Motor 080', price: undefined }],
      }),
    )
  })
})
