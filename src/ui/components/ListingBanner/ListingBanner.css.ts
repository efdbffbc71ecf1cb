import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const banner = style({
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  padding: `${space.s3} ${space.s5}`,
})

export const body = style({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: space.s5,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s2,
  minWidth: 0,
  padding: `${space.s4} ${space.s5}`,
})

/** Takes the height of the words; a list should not have to wait below a picture. */
export const picture = style({
  width: '14rem',
  maxWidth: '38%',
  height: 'auto',
  maxHeight: '8rem',
  objectFit: 'cover',
})
