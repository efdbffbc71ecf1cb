import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** A strip, and no higher than it has to be: what one has come for is the list below it. */
export const banner = style({
  display: 'flex',
  alignItems: 'stretch',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  overflow: 'hidden',
})

/** Takes the height of the words. */
export const frame = style({
  position: 'relative',
  flex: 'none',
  width: '9.5rem',
  borderInlineEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  backgroundColor: colour.sunken,
  '@media': { [below.tablet]: { display: 'none' } },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const content = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  gap: space.s1,
  padding: `${space.s2} ${space.s2} ${space.s2} ${space.s4}`,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
  rowGap: space.s1,
  minWidth: 0,
  paddingBlockEnd: space.s2,
  paddingInlineEnd: space.s2,
  selectors: { '&[hidden]': { display: 'none' } },
})
