import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { customerPlace } from '../../theme/customer-place.ts'

const { colour, space } = vars

/** Reaches from edge to edge and up to the head of the page. */
export const band = style({
  marginBlockStart: `calc(-1 * ${space.s6})`,
  paddingBlock: space.s8,
  backgroundColor: colour.surface,
  borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
  '@media': {
    [from.laptop]: { marginBlockStart: `calc(-1 * ${space.s8})` },
  },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', columnGap: space.s16 },
  },
})

export const words = style({ display: 'grid', gap: space.s4, minWidth: 0 })

/** One line that greets a customer. */
export const welcome = style(customerPlace('1lh'))

export const entry = style({
  display: 'grid',
  gap: space.s2,
  marginBlockStart: space.s2,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.canvas,
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

/** Keeps the room of an answer that comes after the page. */
export const example = style({
  minWidth: 0,
  '@media': { [from.laptop]: { minHeight: '35rem' } },
})
