import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const options = styleVariants({
  1: { display: 'grid', gap: space.s2 },
  2: {
    display: 'grid',
    gap: space.s2,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s3 },
    },
  },
})

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s3,
  alignItems: 'start',
  padding: `${space.s3} ${space.s4}`,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: colour.control },
    '&:has(:checked)': {
      borderColor: colour.primary.ink,
      backgroundColor: colour.primary.soft,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${colour.primary.ink}`,
      outlineOffset: vars.line.thick,
    },
    '&:has(:disabled)': {
      backgroundColor: colour.sunken,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
  },
})

/** As high as the first line of words, so that mark and words share a middle. */
export const target = style({ display: 'grid', placeItems: 'center', height: '1.40625rem' })

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.tick,
  height: vars.size.tick,
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: colour.primary.ink, borderWidth: vars.line.bold },
    // The card around it carries the ring.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { backgroundColor: colour.sunken, borderColor: colour.line },
    '[aria-invalid="true"] &': { borderColor: colour.danger.mark },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })

export const name = style({ display: 'block', fontWeight: vars.weight.medium })

export const description = style({
  display: 'block',
  fontSize: vars.text.small,
  color: colour.inkSoft,
})
