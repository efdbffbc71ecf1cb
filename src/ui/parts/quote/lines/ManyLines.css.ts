import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import { bar } from '../../sheet/chosen-bar.css.ts'

const { colour, space, line: stroke } = vars

export const frame = style([
  bar,
  {
    paddingBlock: space.s3,
    paddingInline: space.s6,
    borderBlockEnd: `${stroke.thin} solid ${colour.lineSoft}`,
    backgroundColor: colour.hover,
    '@media': { [below.tablet]: { paddingInline: space.s4 } },
  },
])

/** Beside its controls, as the name of the line. */
export const legend = style({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  marginInlineEnd: space.s2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [below.tablet]: { maxWidth: 'calc(100% - 3.5rem)' } },
})

/** Behind the name of the line. */
export const clear = style({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  marginInlineEnd: space.s3,
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  '@media': {
    // On one line, which is moved sideways: several would take a third of the window.
    [below.tablet]: {
      clear: 'both',
      display: 'grid',
      gridAutoFlow: 'column',
      justifyContent: 'start',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space.s4})`,
      paddingInline: space.s4,
      paddingBlock: space.s1,
      whiteSpace: 'nowrap',
    },
  },
})

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s1,
  '@media': { [below.tablet]: { flexWrap: 'nowrap' } },
})

/** As wide as the quantity of thousands of pieces. */
export const quantity = style({ width: '5rem' })

export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  color: colour.warning.ink,
  fontSize: vars.text.small,
  '@media': {
    // Below the line, and at rest while that is moved.
    [below.tablet]: {
      position: 'sticky',
      insetInlineStart: 0,
      gridRow: 2,
      gridColumn: '1 / -1',
      justifySelf: 'start',
      maxWidth: '78vw',
      whiteSpace: 'normal',
    },
  },
})

/** Beside each other, whatever stands below them. */
globalStyle(`${line} > :not(${gap})`, { '@media': { [below.tablet]: { gridRow: 1 } } })

export const run = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s4,
  marginBlockStart: space.s2,
})

export const outcome = style({
  clear: 'both',
  marginBlockStart: space.s2,
  fontSize: vars.text.small,
})
