import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
})

/** The first drawing, not its room to press, stands where the other fields begin. */
export const stars = style({ display: 'flex', marginInlineStart: `calc(-1 * ${space.s1})` })

const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.corner,
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: colour.primary.ink },
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${colour.primary.ink}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
    },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
})

const chosen = style({ color: colour.primary.ink })

globalStyle(`${chosen} svg`, { fill: 'currentColor' })

export const star = styleVariants({
  on: [base, chosen],
  off: [base, { color: colour.control }],
})

export const meaning = style({ fontSize: vars.text.small, color: colour.inkSoft })
