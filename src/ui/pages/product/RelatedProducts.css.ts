import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: space.s3,
})

export const relatedLink = style({
  display: 'grid',
  gap: space.s2,
  height: '100%',
  padding: space.s3,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.primary.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  alignContent: 'start',
  selectors: { '&:hover': { borderColor: colour.control, textDecoration: 'underline' } },
})

export const relatedPicture = style({ width: '100%', aspectRatio: '16 / 10', objectFit: 'contain' })
