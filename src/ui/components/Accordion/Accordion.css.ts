import { style } from '@vanilla-extract/css'
import { still } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars
const line = `${vars.line.thin} solid ${colour.line}`

export const item = style({
  borderBlockEnd: line,
  selectors: { '&:first-child': { borderBlockStart: line } },
})

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  width: '100%',
  minHeight: vars.size.controlLarge,
  paddingBlock: space.s3,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.primary.ink } },
})

export const mark = style({
  color: colour.inkSoft,
  transition: `transform ${vars.motion.calm}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const panel = style({
  height: 'var(--accordion-panel-height)',
  overflow: 'hidden',
  transition: `height ${vars.motion.calm}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { height: 0 },
  },
  '@media': { [still]: { transition: 'none' }, print: { height: 'auto' } },
})

export const content = style({ paddingBlock: `${space.s1} ${space.s5}` })
