import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const row = style({
  display: 'grid',
  gap: space.s6,
  alignItems: 'center',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', columnGap: space.s12 },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  minWidth: 0,
})

export const notice = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const stage = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '16 / 9',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
  overflow: 'hidden',
})

const filling = { display: 'block', width: '100%', height: '100%' } as const

export const frame = style({ ...filling, border: 0 })

export const still = style({ ...filling, position: 'relative', cursor: 'pointer', padding: 0 })

export const picture = style({ ...filling, objectFit: 'cover' })

export const play = style({
  position: 'absolute',
  insetBlockEnd: space.s4,
  insetInlineStart: space.s4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  maxWidth: `calc(100% - 2 * ${space.s4})`,
  padding: `${space.s2} ${space.s4}`,
  border: `${vars.line.thin} solid ${colour.primary.edge}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.primary.fill,
  color: colour.primary.onFill,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { [`${still}:hover &`]: { backgroundColor: colour.primary.fillHover } },
})
