import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const post = style({ display: 'flex', flexDirection: 'column', gap: space.s6 })

export const day = style({ color: colour.inkSoft, marginBlockStart: `calc(-1 * ${space.s5})` })

export const frame = style({
  aspectRatio: '16 / 9',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
  overflow: 'hidden',
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const words = style({ fontSize: vars.text.lead, lineHeight: vars.leading.text })
