/** Places of trade by how near they are. */
import { assert, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedLocations } from '../../../../src/domain/content/location.ts'
import {
  centreOf,
  distanceOf,
  kilometresBetween,
  nearestFirst,
  townNamed,
} from '../../../../src/domain/content/nearness.ts'
import { postalArea } from '../../../../src/domain/content/postal-areas.ts'
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

  it('come nearest first to the reader, and last where their own place is not known', () => {
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

describe('a postal code', () => {
  it.each([
    ['80331', 'DE', 'München'],
    ['01067', 'DE', 'Dresden'],
    ['20095', 'DE', 'Hamburg'],
    ['75001', 'FR', 'Paris'],
    ['13001', 'FR', 'Marseille'],
    ['28001', 'ES', 'Madrid'],
    ['48001', 'ES', 'Bilbao'],
    ['1010', 'AT', 'Wien'],
    ['4020', 'AT', 'Linz'],
    ['02108', 'US', 'Boston'],
    ['10001', 'US', 'New York'],
    ['60601', 'US', 'Chicago'],
    ['77002', 'US', 'Houston'],
    ['98101-1234', 'US', 'Seattle'],
  ])('%s of %s lies near %s', (code, country, name) => {
    const [area, town] = [postalArea(code, [country]), townNamed(towns, name)]
    if (area === undefined || town === undefined) throw new Error('Neither is known.')
    expect(kilometresBetween(area, town)).toBeLessThan(30)
  })

  it('is read as that of the first country whose codes look like it', () => {
    expect(postalArea('28001', ['ES', 'DE'])?.country).toBe('ES')
    expect(postalArea('28001', ['DE', 'ES'])?.country).toBe('DE')
    expect(postalArea('1010', ['DE', 'AT'])?.country).toBe('AT')
    expect(postalArea('96001', ['FR', 'DE'])?.country).toBe('FR')
  })

  it.each(['', '123', '280011', 'SW1A 1AA', '🚀', "'; --", '00000'])('is none: %j', (code) => {
    expect(postalArea(code, ['DE', 'ES', 'AT', 'US'])).toBeUndefined()
  })

  it('lies where its country is, whatever it is', () => {
    assert(
      property(integer({ min: 1000, max: 99_999 }), (number) => {
        const code = String(number).padStart(5, '0')
        const [german, american] = [postalArea(code, ['DE']), postalArea(code, ['US'])]
        if (german !== undefined) expect(kilometresBetween(german, kassel)).toBeLessThan(460)
        if (american !== undefined) expect(american.longitude).toBeLessThan(-66)
      }),
    )
  })
})

describe('the places of a page', () => {
  const reader = { layout: 'full', zone: 'EU', language: 'en' } as const

  it('are the nearest ones of a postal code that has none, in the country that is meant', () => {
    const near = (keyword: string, wish: object = {}) =>
      placesFor(all, { ...reader, keyword, ...wish })
    expect(near('4600')).toMatchObject({ near: { name: '4600', country: 'AT' } })
    expect(ids(near('4600').found)).toBe('lktu')
    expect(near('48104', { zone: 'US' }).near?.country).toBe('US')
    expect(near('48104', { language: 'es' }).near?.country).toBe('ES')
    expect(near('48104', { country: 'FR', zone: 'US' }).near?.country).toBe('FR')
  })

  it('are the nearest ones of a town that has none', () => {
    const { found, near } = placesFor(all, {
      ...reader,
      keyword: 'Vienna',
      zone: 'US',
    })
    expect(near?.name).toBe('Vienna')
    expect(ids(found)).toBe('lktu')
  })

  it('are those in a town that has one', () => {
    const wish = { ...reader, keyword: 'Kassel', zone: 'US' } as const
    expect(placesFor(all, wish)).toMatchObject({ found: [{ id: 'k' }], near: undefined })
  })

  it('keep to the chosen country', () => {
    const wish = { ...reader, keyword: 'Vienna', country: 'DE' } as const
    expect(ids(placesFor(all, wish).found)).toBe('k')
  })

  it('are none for a name that nobody knows (WTB-07)', () => {
    const wish = { ...reader, keyword: 'Atlantis' } as const
    expect(placesFor(all, wish)).toEqual({ found: [], near: undefined })
  })
})
