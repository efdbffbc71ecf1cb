import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: space.s2,
  width: '100%',
})

export const own = style({ display: 'grid', width: '100%' })

export const model = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})

export const code = style({
  gridRow: 'span 3',
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  color: colour.primary.ink,
})

export const title = style({ fontWeight: vars.weight.medium })

export const meaning = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const effect = style({ color: colour.warning.ink, fontSize: vars.text.small })
