import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const { colour, size } = vars
const live = '&:hover:not([aria-disabled="true"])'

/** A square target, 32 or 40 px, with a drawing in its middle. */
export const iconButtonLook = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.corner,
    color: colour.inkSoft,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
    '@media': { print: { display: 'none' } },
    selectors: {
      [live]: { color: colour.ink, backgroundColor: colour.sunken },
      '&[aria-pressed="true"]': { color: colour.primary.ink, backgroundColor: colour.primary.soft },
      '&[aria-disabled="true"]': { color: colour.control, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      quiet: {},
      secondary: {
        backgroundColor: colour.surface,
        borderColor: colour.control,
        selectors: { [live]: { backgroundColor: colour.hover } },
      },
      danger: {
        selectors: { [live]: { color: colour.danger.ink, backgroundColor: colour.danger.soft } },
      },
    },
    size: {
      sm: { width: size.controlSmall, height: size.controlSmall },
      md: { width: size.control, height: size.control },
    },
  },
  defaultVariants: { tone: 'quiet', size: 'md' },
})
