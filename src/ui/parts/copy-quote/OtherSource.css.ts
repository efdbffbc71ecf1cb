import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space, colour, line } = vars

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.s4,
})

export const found = style({ display: 'grid' })

export const quote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s2,
  borderBottom: `${line.thin} solid ${colour.line}`,
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
