import { describe, expect, it } from 'vitest'
import { wholeListing, withForcedFilter } from '../../../../src/domain/catalogue/listing.ts'
import { productTypeBase, typeThumbnail } from '../../../../src/domain/catalogue/product-type.ts'

describe('product types', () => {
  it('begin with merchandise, whose page lists everything (CAT-12)', () => {
    expect(productTypeBase).toBe('merchandise')
    expect(withForcedFilter(wholeListing, 'productType', productTypeBase)).toEqual(wholeListing)
  })

  it.each([
    ['/media/pumps.svg', '/media/pumps-thumb.svg'],
    ['/media/pumps.svg?v=2', '/media/pumps-thumb.svg?v=2'],
    ['/v1.2/pumps.PNG', '/v1.2/pumps-thumb.PNG'],
    ['/media/pumps', '/media/pumps-thumb'],
  ])('have for %s the small picture %s (CAT-10)', (image, thumbnail) => {
    expect(typeThumbnail(image)).toBe(thumbnail)
  })
})
