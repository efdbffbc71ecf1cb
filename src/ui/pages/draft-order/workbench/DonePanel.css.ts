import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.success.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.success.soft,
  '@media': { [below.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const mark = style({ color: colour.success.mark })

export const words = style({ display: 'grid', gap: space.s1 })

export const lead = style({ color: colour.inkSoft })
