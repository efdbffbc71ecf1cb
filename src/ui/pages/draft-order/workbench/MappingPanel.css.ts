import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { gutter, panelSheet } from './panel-look.ts'

const { colour, space } = vars

export const panel = style({
  ...panelSheet,
})

export const head = style({ display: 'grid', gap: space.s1, paddingBlock: space.s4, ...gutter })

export const lead = style({ color: colour.inkSoft, overflowWrap: 'anywhere' })

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.s4,
  paddingBlockEnd: space.s4,
  ...gutter,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
  ...gutter,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
