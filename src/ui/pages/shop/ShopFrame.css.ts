import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': {
    [from.laptop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space.s8 },
  },
})

export const aside = style({
  '@media': {
    [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.s6, alignSelf: 'start' },
  },
})

export const list = style({ minWidth: 0 })
