import { describe, expect, it } from 'vitest'
import { httpFileAddresses } from '../../../../src/adapters/commerce/file-addresses.http.ts'

describe('the address of a download', () => {
  it('is at the engine, wherever it is (CAT-16)', () => {
    const { download } = httpFileAddresses('https://engine.test/shop/')
    expect(download('a')).toBe('https://engine.test/shop/api/scope/downloadFile?fileID=a')
  })

  it('is a path of the shop where the engine is at home there, and holds any id', () => {
    const { download } = httpFileAddresses('')
    expect(download('a/b&c=d e')).toBe('/api/scope/downloadFile?fileID=a%2Fb%26c%3Dd%20e')
  })
})
