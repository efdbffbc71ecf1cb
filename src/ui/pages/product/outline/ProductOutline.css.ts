import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { space } = vars

export const outline = style({ display: 'grid', gap: space.s4, minWidth: 0 })

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
  background: vars.colour.surface,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
  },
})

export const view = style({ margin: 0, display: 'grid', gap: space.s2, breakInside: 'avoid' })

export const caption = style({ color: vars.colour.inkSoft, fontSize: vars.text.small })

/** A term and its figure stay within sight of each other. */
export const figures = style({ maxWidth: '36rem' })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  '@media': { print: { display: 'none' } },
})

export const note = style({ margin: 0, color: vars.colour.inkSoft, fontSize: vars.text.small })

/** What is enlarged is moved within it. */
export const enlarged = style({
  overflow: 'auto',
  maxHeight: '65vh',
  border: `${vars.line.thin} solid ${vars.colour.line}`,
})
