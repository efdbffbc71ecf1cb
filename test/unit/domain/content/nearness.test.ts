/** Places of trade by how near they are. */
import { assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedLocations } from '../../../../src/domain/content/location.ts'
import {
  centreOf,
  distanceOf,
  kilometresBetween,
  nearestFirst,
  townNamed,
} from '../../../../src/domain/content/nearness.ts'
import { towns } from '../../../../src/domain/content/towns.ts'
import { placesFor } from '../../../../src/ui/pages/where-to-buy/places-for.ts'
import { aLocation } from '../../../builders/some-content.ts'

const toledo = { latitude: 41.65, longitude: -83.54 }
const kassel = { latitude: 51.32, longitude: 9.5 }
const linz = { latitude: 48.31, longitude: 14.29 }

const all = [
  aLocation({
    id: 'k',
    name: 'Kassel',
    deliveryZone: 'EU Central',
    position: kassel,
    country: 'DE',
  }),
  aLocation({ id: 'l', name: 'Linz', deliveryZone: 'EU Central', position: linz, country: 'AT' }),
  aLocation({ id: 't', name: 'Toledo', deliveryZone: 'US Midwest', position: toledo }),
  aLocation({ id: 'u', name: 'Unknown', deliveryZone: 'US Midwest', position: undefined }),
]
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

const anywhere = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
})

describe('a distance', () => {
  it('is that along the surface of the earth', () => {
    expect(kilometresBetween(kassel, linz)).toBeGreaterThan(470)
    expect(kilometresBetween(kassel, linz)).toBeLessThan(485)
    expect(kilometresBetween(toledo, toledo)).toBe(0)
  })

  it('is the same in both directions, and never more than half way round', () => {
    assert(
      property(anywhere, anywhere, (one, other) => {
        const far = kilometresBetween(one, other)
        expect(far).toBeCloseTo(kilometresBetween(other, one), 6)
        expect(far).toBeGreaterThanOrEqual(0)
        expect(far).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})

describe('places of trade', () => {
  it('stand by zone, the zones of the own region first (WTB-06)', () => {
    const by = (zone: 'US' | 'EU') => {
      const far = (each: (typeof all)[number]) => distanceOf(each, centreOf[zone])
      return ids(sortedLocations(all, 'full', far))
    }
    expect(by('US')).toBe('tukl')
    expect(by('EU')).toBe('kltu')
  })

  it('come nearest first where somebody is, and last where nobody knows', () => {
    expect(ids(nearestFirst(all, linz))).toBe('lktu')
    expect(ids(nearestFirst(all, toledo))).toBe('tklu')
  })
})

describe('a town', () => {
  it.each([
    ['munich', 'München'],
    [' MÜNCHEN ', 'München'],
    ['Mailand', 'Milano'],
    ['Wien', 'Wien'],
    ['st. louis', 'St. Louis'],
  ])('is known by its name in any language: %s', (typed, name) => {
    expect(townNamed(towns, typed)?.names[0]).toBe(name)
  })

  it.each(['', ' ', 'Atlantis', '🚀', "'; --"])('is none for %j', (typed) => {
    expect(townNamed(towns, typed)).toBeUndefined()
  })

  it('has one meaning for each name, and lies in Europe or North America', () => {
    for (const town of towns) {
      expect(new Set(town.names).size, town.names[0]).toBe(town.names.length)
      for (const name of town.names) expect(townNamed(towns, name)).toBe(town)
      expect(Math.abs(town.latitude - 44)).toBeLessThan(20)
    }
  })
})

describe('the places of a page', () => {
  it('are the nearest ones of a town that has none', () => {
    const { found, near } = placesFor(all, { keyword: 'Vienna', layout: 'full', zone: 'US' })
    expect(near?.name).toBe('Vienna')
    expect(ids(found)).toBe('lktu')
  })

  it('are those in a town that has one', () => {
    const wish = { keyword: 'Kassel', layout: 'full', zone: 'US' } as const
    expect(placesFor(all, wish)).toMatchObject({ found: [{ id: 'k' }], near: undefined })
  })

  it('keep to the chosen country', () => {
    const wish = { keyword: 'Vienna', country: 'DE', layout: 'full', zone: 'EU' } as const
    expect(ids(placesFor(all, wish).found)).toBe('k')
  })

  it('are none for a name that nobody knows (WTB-07)', () => {
    const wish = { keyword: 'Atlantis', layout: 'full', zone: 'EU' } as const
    expect(placesFor(all, wish)).toEqual({ found: [], near: undefined })
  })
})
