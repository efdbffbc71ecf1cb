import { expect, it } from 'vitest'
import { productPicture } from '../../../../src/domain/catalogue/product-picture.ts'
import { aModifier, anOption, aProduct } from '../../../builders/a-product.ts'

const shaft = aModifier('shaft', {
  options: [
    anOption('B', { title: '1 in splined', pictureParts: new Map([['shaft', 'splined']]) }),
  ],
})
const mount = aModifier('mount', {
  options: [
    anOption('1', { title: 'SAE A', pictureParts: new Map([['flange', 'two bolts']]) }),
    anOption('9', { title: 'Face', pictureParts: undefined }),
  ],
})
const product = aProduct({
  images: ['/media/products/om1.svg', '/media/products/om1-side.svg'],
  modifiers: { US: [shaft, mount], EU: [] },
})

it('has one address for one look, whatever order its parts were chosen in', () => {
  const one = new Map([
    ['mount', '1'],
    ['shaft', 'B'],
  ])
  const other = new Map([...one].toReversed())
  const picture = productPicture(product, 'US', one)
  expect(picture).toEqual({
    address: '/media/products/om1.svg?flange=two%20bolts&shaft=splined',
    parts: ['1 in splined', 'SAE A'],
  })
  expect(productPicture(product, 'US', other)).toEqual(picture)
})

it('is the plain picture while nothing that can be seen is chosen', () => {
  const plain = { address: '/media/products/om1.svg', parts: [] }
  expect(productPicture(product, 'US', new Map([['mount', '9']]))).toEqual(plain)
  expect(productPicture(product, 'EU', new Map([['shaft', 'B']]))).toEqual(plain)
  expect(productPicture(aProduct({ images: [] }), 'US', new Map())).toBeUndefined()
})
