import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const machine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const top = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.s3 })

export const picture = style({ width: '4.5rem', height: 'auto' })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@media': { [from.laptop]: { gridTemplateColumns: '5fr 5fr 4fr', columnGap: space.s8 } },
})

export const figures = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s4,
  margin: 0,
  fontSize: vars.text.small,
})

const line = {
  paddingBlock: space.s1,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
} as const

export const row = style({ display: 'contents' })

export const term = style({ ...line, color: colour.inkSoft })

export const figure = style({
  ...line,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

export const reasons = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
})

export const reason = style({
  display: 'flex',
  gap: space.s2,
  alignItems: 'start',
  selectors: {
    '&[data-met="false"]': { color: colour.warning.ink, fontWeight: vars.weight.medium },
  },
})

export const curve = style({ width: '100%', maxWidth: '18rem', height: 'auto' })
export const grid = style({ fill: 'none', stroke: colour.line, strokeWidth: 1 })
export const path = style({ fill: 'none', stroke: colour.inkFaint, strokeWidth: 1.5 })
export const hair = style({ fill: 'none', stroke: colour.primary.line, strokeWidth: 1 })
export const point = style({ fill: colour.primary.fill, stroke: colour.surface, strokeWidth: 2 })
export const tick = style({ fill: colour.inkSoft, fontSize: 11 })

export const offer = style({ margin: 0, fontSize: vars.text.small })
