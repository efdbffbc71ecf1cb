import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.medium}`,
      columnGap: space.s12,
      paddingBlockStart: space.s6,
    },
  },
})

export const form = style({ display: 'grid', alignContent: 'start', gap: space.s6, minWidth: 0 })

export const head = style({ display: 'grid', gap: space.s1 })

export const aside = style({
  alignSelf: 'start',
  paddingBlockStart: space.s4,
  borderBlockStart: `${vars.line.thick} solid ${colour.line}`,
  '@media': { [from.laptop]: { marginBlockStart: space.s2 } },
})

export const asideTitle = style({
  margin: 0,
  marginBlockEnd: space.s4,
  fontWeight: vars.weight.strong,
})

export const benefits = style({
  display: 'grid',
  gap: space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: colour.inkSoft,
})

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s3,
  alignItems: 'start',
})
