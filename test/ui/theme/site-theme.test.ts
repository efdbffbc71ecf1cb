import { assert, double, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteThemeStyle, siteThemeVariables } from '../../../src/ui/theme/site-theme-variables.ts'
import { contrast, type Rgb } from '../../../src/ui/theme/colour.ts'
import { readColour } from '../../../src/ui/theme/css-colour.ts'
import { palette } from '../../../src/ui/theme/palette.ts'
import { type SitePrimary, sitePrimary } from '../../../src/ui/theme/site-theme.ts'

const read = (text: string): Rgb => {
  const colour = readColour(text)
  if (colour === undefined) throw new Error(`${text} is not a colour`)
  return colour
}

const ratio = (one: string, other: string) => contrast(read(one), read(other))

const lightGrounds = [palette.surface, palette.canvas, palette.sunken, palette.hover]

function expectAccessible(primary: SitePrimary) {
  for (const fill of [primary.fill, primary.fillHover, primary.fillActive]) {
    expect(ratio(primary.onFill, fill)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of [...lightGrounds, primary.soft]) {
    expect(ratio(primary.ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of lightGrounds) {
    expect(ratio(primary.edge, ground)).toBeGreaterThanOrEqual(3)
  }
  expect(ratio(palette.ink, primary.soft)).toBeGreaterThanOrEqual(4.5)
}

describe('the colour a site chooses', () => {
  test.each([
    ['#1257B0', { red: 18, green: 87, blue: 176 }],
    ['#fa0', { red: 255, green: 170, blue: 0 }],
    ['rgb(18, 87, 176)', { red: 18, green: 87, blue: 176 }],
    ['rgb(0% 100% 0%)', { red: 0, green: 255, blue: 0 }],
    ['hsl(0, 100%, 50%)', { red: 255, green: 0, blue: 0 }],
    ['hsl(240deg 100% 50%)', { red: 0, green: 0, blue: 255 }],
    [' Blue ', { red: 0, green: 0, blue: 255 }],
  ])('reads %s', (text, colour) => {
    expect(readColour(text)).toEqual(colour)
  })

  test.each([
    '',
    'bluish',
    '#12',
    '#12345g',
    '#12345678',
    'rgb(1, 2)',
    'hsl(1, 2, 3)',
    'rgba(0, 0, 0, 0.5)',
    'url(x)',
    'red; background: url(x)',
    'constructor',
  ])('is refused when it is %j', (text) => {
    expect(sitePrimary(text)).toBeUndefined()
    expect(siteThemeVariables(text)).toEqual([])
  })
})

test('keeps the site its own colour on filled buttons', () => {
  expect(sitePrimary('#7a1fa2')?.fill).toBe('#7a1fa2')
})

test.each(['#ffd400', '#ffffff', '#000000', '#808080', '#777777', '#f3f5f7', '#00ff00', '#0000ff'])(
  'gives %s readable text on it and a readable link tone of it',
  (colour) => {
    const primary = sitePrimary(colour)
    if (primary === undefined) throw new Error('refused')
    expectAccessible(primary)
  },
)

test('leaves a colour that is dark enough as the tone of links', () => {
  expect(sitePrimary('#0b3976')?.ink).toBe('#0b3976')
})

test('any colour gives text of at least 4.5 : 1 and edges of at least 3 : 1', () => {
  const channel = integer({ min: 0, max: 255 })
  assert(
    property(channel, channel, channel, (red, green, blue) => {
      const primary = sitePrimary(`rgb(${red}, ${green}, ${blue})`)
      if (primary === undefined) throw new Error('refused')
      expectAccessible(primary)
    }),
    { numRuns: 400 },
  )
})

test('a colour between whole channels is weighed as it is painted (SHELL-07)', () => {
  const share = double({ min: 0, max: 100, noNaN: true }).map((value) => value.toFixed(3))
  const hue = double({ min: 0, max: 360, noNaN: true }).map((value) => value.toFixed(3))
  assert(
    property(hue, share, share, (...[angle, saturation, lightness]) => {
      const primary = sitePrimary(`hsl(${angle}, ${saturation}%, ${lightness}%)`)
      if (primary === undefined) throw new Error('refused')
      expectAccessible(primary)
    }),
    { numRuns: 400, examples: [['0.000', '100.000', '46.767']] },
  )
})

test('sets the eight variables of the primary colour, each once', () => {
  const variables = siteThemeVariables('#ffd400')
  expect(new Set(variables.map(([name]) => name)).size).toBe(8)
  for (const [name, value] of variables) {
    expect(name).toMatch(/^--/)
    expect(value).toMatch(/^#[0-9a-f]{6}$/)
  }
})

describe('the style that stands in a drawn page', () => {
  test('says the variables over those of the sheet', () => {
    const [[name, value] = ['', '']] = siteThemeVariables('#a03')
    expect(siteThemeStyle('#a03')).toMatch(/^:root:root\{(--[\w-]+:#[0-9a-f]{6};?)+\}$/)
    expect(siteThemeStyle('#a03')).toContain(`${name}:${value}`)
  })

  test.each(['red}</style><script>', 'url(//evil.test)', ''])(
    'is nothing for %j (T18)',
    (chosen) => {
      expect(siteThemeStyle(chosen)).toBe('')
    },
  )
})
