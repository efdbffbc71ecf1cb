import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const row = style({ position: 'relative', display: 'flex' })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space.s10,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.s3,
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.inkSoft,
  pointerEvents: 'none',
})
