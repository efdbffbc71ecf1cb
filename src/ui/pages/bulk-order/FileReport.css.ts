import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { columnWidth } from '../../parts/sheet/ColumnsChoice.css.ts'

const { space } = vars

export const file = style({
  display: 'grid',
  // What is wider than the page is scrolled in its own place.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  fontSize: vars.text.small,
})

export const quiet = style({ color: vars.colour.inkSoft })

export const summary = style({ cursor: 'pointer' })

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  paddingBlockStart: space.s3,
  vars: { [columnWidth]: '9.5rem' },
})
