import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const frame = style({
  display: 'grid',
  gap: space.s3,
  width: vars.measure.medium,
  maxWidth: 'calc(100vw - 6rem)',
  padding: `${space.s2} ${space.s4}`,
})

export const title = style({ margin: 0, fontWeight: vars.weight.strong })

export const ways = style({ display: 'grid', gap: space.s2, justifyItems: 'start' })

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
})

export const items = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space.s1,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${vars.colour.lineSoft}` } },
})

export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const pieces = style({ color: vars.colour.inkSoft })

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ margin: 0, fontSize: vars.text.small, color: vars.colour.inkSoft })
