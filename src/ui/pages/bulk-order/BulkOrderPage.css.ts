import { style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

const pageLook = style({ display: 'grid', gap: space.s6 })

/** What is typed, and how the shop reads it: beside each other where both have room, or one below the other. */
export const page = styleVariants({
  below: [pageLook, { maxWidth: vars.measure.wide }],
  beside: [
    pageLook,
    {
      maxWidth: vars.measure.wide,
      '@media': {
        [from.desktop]: {
          maxWidth: 'none',
          gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
          columnGap: space.s8,
          alignItems: 'start',
        },
      },
    },
  ],
})

export const part = style({ display: 'grid', gap: space.s6, minWidth: 0 })

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

/** Where the lines will stand. */
export const empty = style({
  margin: 0,
  padding: space.s5,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  color: vars.colour.inkSoft,
})

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
