import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const banner = style({
  display: 'grid',
  gap: space.s4,
  alignItems: 'end',
  padding: space.s5,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 24rem) auto' },
    print: { display: 'none' },
  },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
