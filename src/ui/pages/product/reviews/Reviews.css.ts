import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  minWidth: 0,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space.s8 },
  },
})

export const side = style({ display: 'grid', gap: space.s4, minWidth: 0 })

export const summary = style({ display: 'grid', gap: space.s3 })

export const averageLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  color: colour.inkSoft,
})

export const average = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  color: colour.ink,
  fontVariantNumeric: 'tabular-nums',
})

export const shares = style({
  display: 'grid',
  gap: space.s1,
  maxWidth: vars.measure.form,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
  color: colour.inkSoft,
})

export const share = style({
  display: 'grid',
  gridTemplateColumns: '5.5em minmax(0, 1fr) 2em',
  alignItems: 'center',
  gap: space.s2,
})

export const track = style({
  display: 'block',
  width: '100%',
  height: space.s2,
  borderRadius: vars.radius.round,
  backgroundColor: colour.sunken,
  overflow: 'hidden',
})

export const bar = style({ fill: colour.primary.ink })

export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const read = style([section, { ':focus': { outline: 'none' } }])

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  ':focus': { outline: 'none' },
})

export const item = style({
  display: 'grid',
  gap: space.s2,
  maxWidth: vars.measure.text,
  overflowWrap: 'anywhere',
})

export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
})

export const title = style({ fontSize: vars.text.body, fontWeight: vars.weight.strong, margin: 0 })

export const text = style({ whiteSpace: 'pre-line' })

export const author = style({ fontSize: vars.text.small, color: colour.inkSoft })
