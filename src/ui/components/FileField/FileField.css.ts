import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
})

/** Lies over its button, so that the browser's own control is what is pressed, focused and named. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.size.control,
  paddingInline: space.s4,
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: colour.hover, borderColor: colour.controlHover },
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${colour.primary.ink}`,
      outlineOffset: vars.line.thick,
    },
    '&:has([aria-invalid="true"])': { borderColor: colour.danger.mark },
    '&:has(:disabled)': { backgroundColor: colour.sunken, color: colour.inkSoft },
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
})

export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const size = style({ color: colour.inkSoft, whiteSpace: 'nowrap' })
