import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'start',
})

/** The target is wider than the mark, and in line with the first line of words. */
export const target = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.tick,
  height: '1.40625rem',
})

export const box = style({
  appearance: 'none',
  width: vars.size.tick,
  height: vars.size.tick,
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.controlHover },
    '&:checked, &:indeterminate': {
      backgroundColor: colour.primary.ink,
      borderColor: colour.primary.ink,
    },
    '&[aria-invalid="true"]': { borderColor: colour.danger.mark },
    '&:disabled': {
      backgroundColor: colour.sunken,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})

export const tick = style({
  position: 'absolute',
  color: colour.inkInverse,
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${box}:checked + &`]: { opacity: 1 },
    [`${box}:disabled + &`]: { color: colour.inkSoft },
  },
  '@media': { [forcedColours]: { display: 'none' } },
})

export const label = style({ cursor: 'pointer', paddingBlock: 0 })

export const hint = style({
  gridColumn: 2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  color: colour.inkSoft,
})

export const error = style({ gridColumn: 2, marginBlockStart: space.s1, fontSize: vars.text.small })
