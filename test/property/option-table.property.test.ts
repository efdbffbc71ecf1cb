/** The tables of options say everything that can be chosen, and nothing else. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressZones } from '../../src/domain/account/address-zone.ts'
import type { Modifier } from '../../src/domain/catalogue/modifier.ts'
import { optionTables } from '../../src/domain/catalogue/option-table.ts'
import { modifiersArb } from '../arbitraries/product.arb.ts'

const zonedArb = fc.record({ US: modifiersArb, EU: modifiersArb })

const said = (modifiers: readonly Modifier[]) =>
  modifiers.flatMap(({ key, options }) =>
    options
      .filter(({ isHidden }) => !isHidden)
      .map(({ code, title, description }) => JSON.stringify([key, code, title, description])),
  )

test('every visible option of every region stands in them, with its regions, once', () => {
  fc.assert(
    fc.property(zonedArb, fc.constantFrom(...addressZones), (modifiers, zone) => {
      const rows = optionTables(modifiers, zone).flatMap(({ key, rows: found }) =>
        found.map((row) => ({
          zones: row.zones,
          text: JSON.stringify([key, row.code, row.title, row.description]),
        })),
      )
      expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
      for (const each of addressZones) {
        const ofZone = rows.filter(({ zones }) => zones.includes(each)).map(({ text }) => text)
        expect(new Set(ofZone)).toEqual(new Set(said(modifiers[each])))
      }
    }),
  )
})

test('the questions of the own region come first, in their order', () => {
  fc.assert(
    fc.property(zonedArb, (modifiers) => {
      const own = modifiers.EU.filter(({ options }) => options.some(({ isHidden }) => !isHidden))
      const keys = optionTables(modifiers, 'EU').map(({ key }) => key)
      expect(keys.slice(0, own.length)).toEqual(own.map(({ key }) => key))
    }),
  )
})
