import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const page = style({ display: 'grid', gap: space.s6, maxWidth: vars.measure.text })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  gap: `${space.s2} ${space.s3}`,
})

export const head = style({ fontSize: vars.text.small, color: vars.colour.inkSoft })

export const row = style({ display: 'contents' })

export const lines = style({ display: 'grid', gap: space.s5 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem auto',
  gap: space.s3,
  alignItems: 'start',
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem' } },
})

/** On the line of the fields, not of their labels. */
export const add = style({ alignSelf: 'end' })

export const report = style({ display: 'grid', gap: space.s4 })

export const said = style({ margin: 0 })

export const reasons = style({
  display: 'grid',
  gap: space.s2,
  marginBlock: `${space.s2} 0`,
  paddingInlineStart: space.s4,
})

/** Below what they put right. */
export const fixes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  marginBlockStart: space.s1,
})

/** The model below a code of the customer's own. */
export const standsFor = style({
  display: 'block',
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
})

export const readings = style({ marginBlockStart: space.s2 })
