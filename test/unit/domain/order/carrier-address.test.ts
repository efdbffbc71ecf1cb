/** The address of a carrier's page, as a server has named it. */
import { describe, expect, it } from 'vitest'
import { carrierAddress } from '../../../../src/domain/order/carrier-address.ts'

describe('the page of a carrier', () => {
  it('is one of the web over https', () => {
    const href = 'https://carrier.test/track?number=1Z1'
    expect(carrierAddress(href)).toBe(href)
  })

  it.each([
    '',
    '1Z1',
    '/track',
    'http://carrier.test/',
    'javascript:alert(1)',
    'https://a:b@carrier.test/',
    'data:text/html,hi',
  ])('is not %s (T25)', (text) => {
    expect(carrierAddress(text)).toBeUndefined()
  })
})
