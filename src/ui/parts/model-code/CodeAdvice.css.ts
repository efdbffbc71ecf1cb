import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const said = style({
  display: 'flex',
  gap: space.s2,
  alignItems: 'center',
  fontSize: vars.text.small,
  color: colour.inkSoft,
  // It may quote characters of any number without a space.
  overflowWrap: 'anywhere',
})

export const wrong = style([
  said,
  { color: colour.danger.ink, fontWeight: vars.weight.medium, fontSize: vars.text.body },
])

export const choice = style({ display: 'grid', gap: space.s2 })

export const title = style({ fontSize: vars.text.small, fontWeight: vars.weight.medium })

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const fit = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.s2,
  minHeight: vars.size.controlSmall,
  padding: `${space.s1} ${space.s3}`,
  border: `${line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  fontSize: vars.text.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.primary.soft, borderColor: colour.primary.ink },
  },
})

export const code = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.medium })

export const changed = style({
  backgroundColor: 'transparent',
  color: colour.primary.ink,
  textDecoration: 'underline',
  textDecorationThickness: line.thick,
  textUnderlineOffset: '0.2em',
})

/** One way to read a code, a line per part in which it differs from the others. */
export const variant = style([
  fit,
  {
    display: 'grid',
    gap: space.s1,
    padding: `${space.s2} ${space.s3}`,
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: colour.primary.soft,
        borderColor: colour.primary.ink,
      },
    },
  },
])

export const variantPart = style({ whiteSpace: 'pre-wrap' })
