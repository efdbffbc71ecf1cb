import { style } from '@vanilla-extract/css'
import { asCards } from '../../../../components/Table/as-cards.ts'
import { touch } from '../../../../theme/breakpoints.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { edge } from './LineGrid.css.ts'

const { colour, space, text } = vars

/** Below the line, from the model code on. */
export const reasons = style({
  gridColumn: '3 / -1',
  display: 'grid',
  gap: space.s1,
  padding: `0 ${space.s2} ${space.s2}`,
  fontSize: text.small,
  lineHeight: vars.leading.tight,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` } },
  ...asCards({
    gridColumn: '1 / -1',
    padding: `${space.s1} ${edge} ${space.s2}`,
  }),
})

/** The notes on one cell, and its repairs. */
export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '1.75rem',
  columnGap: space.s3,
  rowGap: space.s1,
})

export const words = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s1,
  color: colour.danger.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="warning"]': { color: colour.warning.ink },
    '&[data-tone="info"]': { color: colour.info.ink },
  },
})

export const explanation = style({ color: colour.inkSoft, fontWeight: vars.weight.regular })

export const repairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
})

export const repair = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: '1.75rem',
  padding: `0 ${space.s2}`,
  border: `${vars.line.thin} solid ${colour.primary.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.primary.ink,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.primary.soft, borderColor: colour.primary.ink },
  },
  '@media': { [touch]: { minHeight: '2.75rem' } },
})

export const code = style({ fontFamily: vars.font.mono })

export const changed = style({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
