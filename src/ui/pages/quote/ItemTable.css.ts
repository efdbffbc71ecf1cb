import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const name = style({ display: 'flex', gap: vars.space.s3, alignItems: 'flex-start' })

export const picture = style({
  flex: 'none',
  objectFit: 'contain',
  border: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
  '@media': { print: { display: 'none' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s1,
  minWidth: 0,
})

export const children = style({ fontSize: vars.text.small, color: vars.colour.inkSoft })

export const total = style({ fontWeight: vars.weight.medium })
