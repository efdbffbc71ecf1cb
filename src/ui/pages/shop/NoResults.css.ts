import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

/** What was typed may be long and without a blank. */
export const reason = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })

export const hints = style({
  marginBlock: space.s2,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})

export const types = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  marginBlockStart: space.s2,
  padding: 0,
  listStyle: 'none',
})
