/** Which adapter stands behind a port. */
import { expect, it } from 'vitest'
import { chosenAdapter, chosenPorts } from '../../../../src/adapters/wiring/chosen-adapter.ts'
import { knownAdapters } from '../../../../src/adapters/wiring/known-adapters.ts'

const usual = (price: number) => `usual ${price}`
const other = (price: number) => `other ${price}`
const adapters = { usual, other }

it('is the one that is named for it, and else the first', () => {
  const site = { adapters: { here: 'other', there: 'toString' } }
  expect(chosenAdapter(site, 'here', adapters)).toBe(other)
  expect(chosenAdapter(site, 'elsewhere', adapters)).toBe(usual)
  expect(chosenAdapter(site, 'there', adapters)).toBe(usual)
})

it('is made for each port of a table under the name that it has there', () => {
  const table = { here: adapters, elsewhere: adapters }
  const ports = chosenPorts({ adapters: { here: 'other' } }, table, 3)
  expect(ports).toEqual({ here: 'other 3', elsewhere: 'usual 3' })
})

it('has a name for every port that speaks to a service', () => {
  expect(knownAdapters.get('priceBook')).toEqual(['commerce', 'vendure'])
  expect(knownAdapters.get('siteContent')).toEqual(['content'])
  expect(knownAdapters.get('search')).toEqual(['search'])
  expect(knownAdapters.size).toBeGreaterThan(28)
})
