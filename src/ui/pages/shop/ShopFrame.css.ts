import { style } from '@vanilla-extract/css'
import { below, from, withoutScripts } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': {
    [from.laptop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.s8 },
  },
})

export const whole = style({ minWidth: 0 })

/** On a phone the filters are in a dialog, or below the list where there are no scripts. */
export const aside = style({
  minWidth: 0,
  '@media': {
    [below.laptop]: { display: 'none' },
    [`${below.laptop} and ${withoutScripts}`]: { display: 'block', order: 1 },
  },
})

export const list = style({ minWidth: 0, display: 'grid', gap: space.s5, alignContent: 'start' })

/** Stays as it is until the newer answer is there. */
export const results = style({
  display: 'grid',
  gap: space.s8,
  // Not faded: what is still shown is still read.
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
})

export const facetsTitle = style({
  margin: 0,
  paddingBlockEnd: space.s2,
  borderBlockEnd: `${vars.line.thin} solid ${vars.colour.line}`,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
})

/** As high as a banner of a line or two, so that the list below it stays where it is when it comes. */
export const banner = style({
  minHeight: '5.5rem',
  '@media': { [below.tablet]: { minHeight: '8rem' } },
})
