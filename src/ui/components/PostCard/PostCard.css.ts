import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { cardLink } from '../../theme/card-link.ts'
import { vars } from '../../theme/contract.css.ts'
import { afterScripts } from '../../theme/later-pictures.ts'

const { colour, space } = vars

const sheet = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: colour.controlHover } },
} as const

export const card = styleVariants({
  column: sheet,
  wide: {
    ...sheet,
    '@media': {
      [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  },
})

const held = { aspectRatio: '16 / 9', backgroundColor: colour.sunken } as const

export const frame = styleVariants({
  column: { ...held, borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}` },
  wide: held,
})

const filling = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const

export const picture = styleVariants({ column: { ...afterScripts, ...filling }, wide: filling })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.s2,
  minWidth: 0,
  padding: space.s5,
})

export const day = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const link = style(cardLink)

export const opening = style({
  color: colour.inkSoft,
  maxWidth: vars.measure.text,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})
