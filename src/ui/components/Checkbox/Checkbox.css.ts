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

/** The mark is drawn by the style: a list of filters has more than a hundred boxes, and each element of theirs counts. */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: vars.size.tick,
  height: vars.size.tick,
  // In line with the first line of words.
  marginBlock: `calc((1.40625rem - ${vars.size.tick}) / 2)`,
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  cursor: 'pointer',
  '::before': {
    content: '""',
    width: '0.3rem',
    height: '0.6rem',
    borderInlineEnd: `${vars.line.thick} solid ${colour.inkInverse}`,
    borderBlockEnd: `${vars.line.thick} solid ${colour.inkInverse}`,
    transform: 'translateY(-0.08rem) rotate(45deg)',
    opacity: 0,
  },
  selectors: {
    '&:hover': { borderColor: colour.controlHover },
    '&:checked, &:indeterminate': {
      backgroundColor: colour.primary.ink,
      borderColor: colour.primary.ink,
    },
    '&:checked::before': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: colour.danger.mark },
    '&:disabled': {
      backgroundColor: colour.sunken,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
    '&:disabled::before': { borderColor: colour.inkSoft },
  },
  '@media': { [forcedColours]: { appearance: 'auto', '::before': { display: 'none' } } },
})

export const label = style({ cursor: 'pointer', paddingBlock: 0 })

/** Words, and something at the end of their line. */
export const labelWithAside = style([
  label,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s3,
    overflowWrap: 'anywhere',
  },
])

/** A choice that leads to nothing. */
export const faint = style({ color: colour.inkSoft })

export const aside = style({
  flex: 'none',
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const hint = style({
  gridColumn: 2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  color: colour.inkSoft,
})

export const error = style({ gridColumn: 2, marginBlockStart: space.s1, fontSize: vars.text.small })
