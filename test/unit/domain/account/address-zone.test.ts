import { describe, expect, it } from 'vitest'
import { addressZone } from '../../../../src/domain/account/address-zone.ts'

describe('the address zone', () => {
  it.each(['US', ' us ', 'Us'])('is US where the server says so: %j (CONF-07)', (name) => {
    expect(addressZone(name, 'DE')).toBe('US')
  })

  it.each(['EU', 'eu', 'APAC', 'United States'])(
    'is EU for every other name: %j (CONF-07)',
    (name) => {
      expect(addressZone(name, 'US')).toBe('EU')
    },
  )

  it.each([undefined, '', '  '])('follows the country where no zone is named: %j', (name) => {
    expect(addressZone(name, 'US')).toBe('US')
    expect(addressZone(name, 'us')).toBe('US')
    expect(addressZone(name, 'DE')).toBe('EU')
    expect(addressZone(name, 'UM')).toBe('EU')
  })

  it('is EU where neither is known, and never anything but US or EU (CONF-08)', () => {
    expect(addressZone(undefined, undefined)).toBe('EU')
    const names = [undefined, '', 'US', 'EU', 'x', 'constructor']
    const zones = names.flatMap((name) => names.map((country) => addressZone(name, country)))
    expect(new Set(zones)).toEqual(new Set(['US', 'EU']))
  })
})
