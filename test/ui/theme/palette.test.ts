import { expect, test } from 'vitest'
import { contrast } from '../../../src/ui/theme/colour.ts'
import { readColour } from '../../../src/ui/theme/css-colour.ts'
import { palette } from '../../../src/ui/theme/palette.ts'

const ratio = (one: string, other: string) => {
  const [first, second] = [readColour(one), readColour(other)]
  if (first === undefined || second === undefined) throw new Error(`${one} or ${other}`)
  return contrast(first, second)
}

const grounds = ['surface', 'canvas', 'sunken', 'hover'] as const
const inks = ['ink', 'inkSoft', 'inkFaint'] as const
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
  'text in %s can be read on %s',
  (ink, ground) => {
    expect(ratio(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(grounds)('the outline of a control can be seen on %s', (ground) => {
  expect(ratio(palette.control, palette[ground])).toBeGreaterThanOrEqual(3)
  expect(ratio(palette.primary.edge, palette[ground])).toBeGreaterThanOrEqual(3)
})

test.each(grounds)('links can be read on %s', (ground) => {
  expect(ratio(palette.primary.ink, palette[ground])).toBeGreaterThanOrEqual(4.5)
})

test('words on filled buttons can be read in every state', () => {
  const { fill, fillHover, fillActive, onFill } = palette.primary
  for (const ground of [fill, fillHover, fillActive]) {
    expect(ratio(onFill, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of [palette.dangerFill, palette.dangerFillHover]) {
    expect(ratio(palette.inkInverse, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(tones)('the tone %s has readable words and a visible mark', (tone) => {
  const { ink, mark, soft } = palette[tone]
  for (const ground of [soft, palette.surface, palette.canvas]) {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3)
  }
  expect(ratio(palette.ink, soft)).toBeGreaterThanOrEqual(4.5)
})
