import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, size, text } = vars

const live = ':hover:not([aria-disabled="true"])'
const down = ':active:not([aria-disabled="true"])'

/** The look of a button, also for anchors and for the router's links. */
export const buttonLook = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.corner,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[aria-disabled="true"]': {
        color: colour.inkFaint,
        backgroundColor: colour.sunken,
        borderColor: colour.line,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { [forcedColours]: { borderColor: 'ButtonText' }, print: { display: 'none' } },
  },
  variants: {
    tone: {
      primary: {
        color: colour.primary.onFill,
        backgroundColor: colour.primary.fill,
        borderColor: colour.primary.edge,
        selectors: {
          [`&${live}`]: { backgroundColor: colour.primary.fillHover },
          [`&${down}`]: { backgroundColor: colour.primary.fillActive },
          '&[aria-busy="true"]': {
            color: colour.primary.onFill,
            backgroundColor: colour.primary.fill,
            borderColor: colour.primary.edge,
          },
        },
      },
      secondary: {
        color: colour.ink,
        backgroundColor: colour.surface,
        borderColor: colour.control,
        selectors: {
          [`&${live}`]: { backgroundColor: colour.hover, borderColor: colour.controlHover },
          [`&${down}`]: { backgroundColor: colour.sunken },
        },
      },
      quiet: {
        color: colour.primary.ink,
        backgroundColor: 'transparent',
        selectors: {
          [`&${live}`]: { backgroundColor: colour.primary.soft },
          [`&${down}`]: { backgroundColor: colour.primary.line },
          '&[aria-disabled="true"]': { backgroundColor: 'transparent', borderColor: 'transparent' },
        },
      },
      danger: {
        color: colour.inkInverse,
        backgroundColor: colour.dangerFill,
        borderColor: colour.dangerFill,
        selectors: {
          [`&${live}`]: { backgroundColor: colour.dangerFillHover },
          '&[aria-busy="true"]': {
            color: colour.inkInverse,
            backgroundColor: colour.dangerFill,
            borderColor: colour.dangerFill,
          },
        },
      },
    },
    size: {
      sm: {
        minHeight: size.controlSmall,
        padding: `${space.s1} ${space.s3}`,
        fontSize: text.small,
      },
      md: { minHeight: size.control, padding: `${space.s2} ${space.s4}`, fontSize: text.body },
      lg: { minHeight: size.controlLarge, padding: `${space.s2} ${space.s6}`, fontSize: text.body },
    },
    wide: { yes: { display: 'flex', width: '100%' }, no: {} },
  },
  defaultVariants: { tone: 'secondary', size: 'md', wide: 'no' },
})

/** Keeps the room of the words while the ring turns in their place. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

export const turning = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

export const explained = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s1,
})

export const explainedWide = style({ display: 'flex', alignItems: 'stretch', width: '100%' })

export const reason = style({
  fontSize: text.small,
  lineHeight: vars.leading.tight,
  color: colour.inkSoft,
  maxWidth: vars.measure.form,
})
