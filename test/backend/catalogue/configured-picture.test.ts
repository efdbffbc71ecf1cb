/** Pictures that follow a configuration. */
import { describe, expect, it } from 'vitest'
import { configuredPicture } from '../../../reference-backend/catalogue/configured-picture.ts'
import { FAMILIES } from '../../../reference-backend/seed/products/families.ts'
import { drawProduct } from '../../../reference-backend/seed/products/pictures/draw-product.ts'
import { buildProduct } from '../../../reference-backend/seed/products/build-product.ts'

const drawn = (query: string, path = 'products/tm200-orbital-motor.svg') =>
  configuredPicture(path, new URLSearchParams(query))

it('looks another way with another shaft, flange, place of ports, length and paint', () => {
  const looks = [
    'shaft=keyed',
    'shaft=splined',
    'shaft=tapered',
    'flange=four bolts',
    'ports=rear',
    'length=0.9',
    'paint=black',
  ].map((query) => drawn(query)?.content)
  expect(new Set(looks).size).toBe(looks.length)
  expect(looks).not.toContain(undefined)
})

it('is the same picture, with the same tag, whenever the same is asked for', () => {
  expect(drawn('shaft=keyed&paint=blue')).toEqual(drawn('paint=blue&shaft=keyed'))
})

describe('an address that anybody has written', () => {
  it.each(['', 'colour=red', 'shafts=keyed'])('asks for the stored picture with %j', (query) => {
    expect(drawn(query)).toBeUndefined()
  })

  it.each(['shaft=__proto__', 'paint=constructor', 'length=9e9', 'flange=<svg onload=1>'])(
    'changes nothing with %s',
    (query) => {
      const [family] = FAMILIES.filter(({ urlTitle }) => urlTitle === 'tm200-orbital-motor')
      if (!family) throw new Error('The seed has no TM200.')
      expect(drawn(query)?.content).toBe(drawProduct(family.drawing, family.name, 'main'))
    },
  )

  it.each(['products/no-such-motor.svg', 'products/tm200-orbital-motor-thumb.svg'])(
    'finds no machine to configure at %s',
    (path) => expect(drawn('shaft=keyed', path)).toBeUndefined(),
  )
})

it('follows the size of every orbital motor and at least one of its parts', () => {
  for (const family of FAMILIES.filter(({ productType }) => productType === 'orbital')) {
    const { modifiersUS } = buildProduct(family, [], FAMILIES)
    const named = modifiersUS.flatMap(({ options }) =>
      options.flatMap(({ pictureParts }) => Object.keys(pictureParts ?? {})),
    )
    expect(named, family.name).toContain('length')
    expect(new Set(named).size, family.name).toBeGreaterThan(1)
  }
})

it('tells families of one kind apart by more than their size', () => {
  const machines = FAMILIES.filter(({ drawing }) => drawing.machine !== 'test bench')
  const looks = machines.map(({ drawing }) => drawProduct({ ...drawing, length: 0.5 }, '', 'thumb'))
  const alike = machines.filter((_, index) => looks.indexOf(looks[index] ?? '') !== index)
  expect(alike.map(({ name }) => name)).toEqual([])
})
