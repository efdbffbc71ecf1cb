import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const label = style({
  display: 'none',
  '@media': { print: { display: 'flex', alignItems: 'center', gap: space.s4 } },
})

// While it is there, nothing else of the page is printed.
globalStyle(`body:has(> ${label}) > :not(${label})`, {
  '@media': { print: { display: 'none !important' } },
})

export const picture = style({ flex: '0 0 auto', width: '4cm' })

export const words = style({ display: 'grid', gap: space.s1, minWidth: 0 })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})

export const address = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
