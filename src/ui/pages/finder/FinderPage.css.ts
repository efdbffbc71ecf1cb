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

export const offer = style({ margin: 0, fontSize: vars.text.small })
