import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const details = style({
  display: 'grid',
  gap: space.s10,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.s8 },
  },
})

export const part = style({ display: 'grid', gap: space.s3, alignContent: 'start', minWidth: 0 })

export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s1,
  fontVariantNumeric: 'tabular-nums',
})

export const unit = style({ color: colour.inkSoft })

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
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
  alignContent: 'start',
  selectors: { '&:hover': { borderColor: colour.control, textDecoration: 'underline' } },
})

export const relatedPicture = style({ width: '100%', aspectRatio: '16 / 10', objectFit: 'contain' })
