import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '8rem',
  padding: space.s3,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.hover,
})

export const product = style({ paddingInlineStart: space.s3, fontWeight: vars.weight.strong })

export const advice = style({ display: 'grid', gap: space.s3 })

export const ownCode = style({ paddingInlineStart: space.s3 })

export const standsFor = style({ color: colour.inkSoft })
