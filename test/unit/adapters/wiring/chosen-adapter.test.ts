/** Which adapter stands behind a port. */
import { expect, it } from 'vitest'
import { chosenAdapter } from '../../../../src/adapters/wiring/chosen-adapter.ts'
import { knownAdapters } from '../../../../src/adapters/wiring/known-adapters.ts'

const adapters = { usual: 1, other: 2 }

it('is the one that is named for it, and else the first', () => {
  const site = { adapters: { here: 'other', there: 'toString' } }
  expect(chosenAdapter(site, 'here', adapters)).toBe(2)
  expect(chosenAdapter(site, 'elsewhere', adapters)).toBe(1)
  expect(chosenAdapter(site, 'there', adapters)).toBe(1)
})

it('has a name for every port that speaks to a service', () => {
  expect(knownAdapters.get('priceBook')).toEqual(['commerce', 'vendure'])
  expect(knownAdapters.get('siteContent')).toEqual(['content'])
  expect(knownAdapters.get('search')).toEqual(['search'])
  expect(knownAdapters.size).toBeGreaterThan(28)
})
