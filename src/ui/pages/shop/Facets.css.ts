import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const facets = style({ display: 'grid' })

export const facet = style({
  borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
  paddingBlock: space.s2,
  selectors: { '&[open]': { paddingBlockEnd: space.s4 }, '&:last-of-type': { borderBlockEnd: 0 } },
})

/** The little triangle of the browser gives way to one at the end of the line. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.size.control,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.body,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '""',
    marginInlineStart: 'auto',
    marginInlineEnd: space.s1,
    width: '0.45em',
    height: '0.45em',
    borderInlineEnd: `${vars.line.thick} solid ${colour.inkSoft}`,
    borderBlockEnd: `${vars.line.thick} solid ${colour.inkSoft}`,
    transform: 'rotate(45deg) translate(-0.1em, -0.1em)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'rotate(-135deg) translate(-0.1em, -0.1em)' },
  },
})

export const unit = style({ color: colour.inkSoft, fontWeight: vars.weight.regular })

export const mark = style({
  paddingInline: space.s2,
  borderRadius: vars.radius.round,
  backgroundColor: colour.primary.soft,
  color: colour.primary.ink,
  fontSize: vars.text.note,
  fontWeight: vars.weight.medium,
})

export const units = style({ display: 'inline-flex', marginBlockEnd: space.s3 })

export const unitChoice = style({
  minHeight: vars.size.controlSmall,
  paddingInline: space.s3,
  border: `${vars.line.thin} solid ${colour.control}`,
  backgroundColor: colour.surface,
  color: colour.ink,
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: {
    '&:first-child': {
      borderStartStartRadius: vars.radius.corner,
      borderEndStartRadius: vars.radius.corner,
    },
    '&:last-child': {
      borderStartEndRadius: vars.radius.corner,
      borderEndEndRadius: vars.radius.corner,
    },
    '&:not(:first-child)': { borderInlineStart: 0 },
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-pressed="true"]': {
      backgroundColor: colour.primary.soft,
      color: colour.primary.ink,
      fontWeight: vars.weight.medium,
    },
  },
})

/** Room for the ring of focus at the edges of what scrolls. */
export const options = style({
  display: 'grid',
  gap: space.s2,
  maxHeight: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: `0 calc(-1 * ${space.s1})`,
  padding: space.s1,
  border: 0,
  minWidth: 0,
})

export const furtherOptions = style({ display: 'grid', gap: space.s2 })
