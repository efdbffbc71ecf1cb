import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const header = style({
  gridRow: 1,
  position: 'relative',
  zIndex: vars.layer.header,
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `${vars.line.thin} solid ${vars.colour.line}`,
  '@media': { print: { display: 'none' } },
})

/** Two lines on a phone, the second for the search; one line where there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gridTemplateAreas: "'sign account phone' 'search search search'",
  alignItems: 'center',
  columnGap: space.s2,
  rowGap: space.s2,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: `${space.s2} ${space.s3}`,
  '@media': {
    [from.tablet]: { paddingInline: space.s6 },
    [from.laptop]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: "'sign navigation search account'",
      columnGap: space.s6,
      minHeight: '4rem',
      paddingBlock: space.s2,
    },
  },
})

export const sign = style({
  gridArea: 'sign',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  borderRadius: vars.radius.corner,
  color: vars.colour.ink,
  textDecoration: 'none',
})

export const navigation = style({
  gridArea: 'navigation',
  display: 'none',
  '@media': { [from.laptop]: { display: 'block' } },
})

export const search = style({
  gridArea: 'search',
  width: '100%',
  '@media': {
    [from.laptop]: { justifySelf: 'end', maxWidth: vars.measure.form },
  },
})

export const account = style({ gridArea: 'account' })

export const phone = style({
  gridArea: 'phone',
  '@media': { [from.laptop]: { display: 'none' } },
})
