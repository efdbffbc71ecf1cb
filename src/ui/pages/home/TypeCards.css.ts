import { afterScripts } from '../../theme/later-pictures.ts'
import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [from.tablet]: { gap: space.s4 },
    [from.laptop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  overflow: 'hidden',
  '@media': {
    [from.tablet]: { flexDirection: 'row' },
    [from.laptop]: { flexDirection: 'column' },
  },
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: colour.controlHover } },
})

export const frame = style({
  display: 'block',
  aspectRatio: '3 / 2',
  backgroundColor: colour.sunken,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  '@media': {
    [from.tablet]: { flex: '0 0 45%', borderBlockEnd: 'none' },
    [from.laptop]: {
      flex: 'none',
      borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
    },
  },
})

export const picture = style({
  ...afterScripts,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s2,
  padding: `${space.s3} ${space.s4}`,
  flexGrow: 1,
})

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const count = style({
  gridColumn: 1,
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const arrow = style({ gridColumn: 2, gridRow: '1 / span 2', color: colour.primary.ink })
