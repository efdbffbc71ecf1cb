import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, from, touch } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** What every control to type or choose in has in common. State comes from the attributes. */
export const control = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: `${space.s2} ${space.s3}`,
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  fontSize: vars.text.body,
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: colour.controlHover },
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${vars.line.thin})`,
      borderColor: colour.primary.ink,
    },
    '&[aria-invalid="true"]': { borderColor: colour.danger.mark },
    '&[aria-invalid="true"]:not(:focus-visible)': {
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${colour.danger.mark}`,
    },
    '&[readonly]': { backgroundColor: colour.canvas, borderColor: colour.line },
    '&:disabled': {
      backgroundColor: colour.sunken,
      borderColor: colour.line,
      color: colour.inkSoft,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Phones zoom into a field whose letters are smaller than 16 px.
    [touch]: { fontSize: '1rem' },
    [forcedColours]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
})

export const look = styleVariants({
  text: {},
  code: { fontFamily: vars.font.mono, letterSpacing: '0.01em' },
})

export const width = styleVariants({
  full: { width: '100%' },
  medium: { width: '100%', maxWidth: vars.measure.medium },
  short: { width: '100%', maxWidth: vars.measure.short },
  tiny: { width: '100%', maxWidth: vars.measure.tiny },
})

export type ControlWidth = keyof typeof width

/** What a label says that is hidden on a phone alone. */
export const narrowPlaceholder = style({
  textOverflow: 'ellipsis',
  '@media': { [from.tablet]: { '::placeholder': { color: 'transparent' } } },
})
