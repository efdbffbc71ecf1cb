import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.success.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.success.soft,
})

export const mark = style({ color: colour.success.mark })

export const words = style({ display: 'grid', gap: space.s1 })

export const lead = style({ color: colour.inkSoft })

/** Below the words: at the other edge the message that the lines were added would lie over it. */
export const way = style({ gridColumn: 2, justifySelf: 'start' })
