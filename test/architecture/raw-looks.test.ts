/** The check for looks that do not come from the theme: what it finds and what it lets pass. */
import { expect, it } from 'vitest'
import { rawLooksIn } from '../../scripts/raw-looks.mjs'

it.each([
  ["color: '#1b2a3c'", '#1b2a3c'],
  ["background: 'linear-gradient(#fff, #0008)'", '#fff'],
  ['boxShadow: `0 0 0 ${space.s1} rgb(0 0 0 / 20%)`', 'rgb('],
  ["color: 'oklch(60% 0.1 250)'", 'oklch('],
  ["borderBlockEnd: '1px solid'", '1px'],
  ["transform: 'translate(-2.5px, 0)'", '-2.5px'],
  ['border: `${line.thin} solid steelblue`', 'steelblue'],
  ['<path stroke="red" />', 'red'],
  ["selectors: { '&:hover': { backgroundColor: 'white' } }", 'white'],
])('finds %s', (source, what) => {
  expect(
    rawLooksIn(source)
      .map((found) => found.what)
      .join(),
  ).toContain(what)
})

it.each([
  "color: 'currentColor', background: 'transparent', borderColor: 'Highlight'",
  "color: colour.ink, padding: `${space.s1} 0`, width: '12rem', top: '0px'",
  '<a href="#content">{t(\'option.red\')}</a>',
  "const tone = { red: 'danger' }",
  '/** 16px of `red` (#fff) */',
  "// '13px'",
  "import { style } from './Red.css.ts'",
])('lets pass: %s', (source) => {
  expect(rawLooksIn(source)).toEqual([])
})

it('says in which line', () => {
  expect(rawLooksIn("/*\n*/\nexport const a = { width: '3px' }")).toEqual([
    { line: 3, what: '3px' },
  ])
})
