import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, text } = vars

export const frame = style({ display: 'grid', gap: space.s6 })

export const example = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
})

export const lead = style({ display: 'grid', gap: space.s1, color: colour.inkSoft })

export const title = style({
  color: colour.ink,
  fontSize: text.body,
  fontWeight: vars.weight.strong,
})

/** The columns of a file, one above the other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  width: '100%',
  border: `${vars.line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  overflow: 'hidden',
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  padding: space.s3,
  borderInlineStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  marginInlineStart: `calc(-1 * ${vars.line.thin})`,
  marginBlockStart: `calc(-1 * ${vars.line.thin})`,
})

export const name = style({ fontSize: text.small, fontWeight: vars.weight.medium })

export const sample = style({
  fontFamily: vars.font.mono,
  fontSize: text.small,
  overflowWrap: 'anywhere',
})

export const note = style({
  color: colour.inkSoft,
  fontSize: text.small,
  lineHeight: vars.leading.tight,
})
