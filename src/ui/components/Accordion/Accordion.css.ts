import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars
const line = `${vars.line.thin} solid ${colour.line}`

export const item = style({
  borderBlockEnd: line,
  selectors: { '&:first-child': { borderBlockStart: line } },
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
})

/** The arrow at its end takes the place of the browser's own mark. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minHeight: vars.size.controlLarge,
  paddingBlock: space.s3,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: colour.primary.ink },
  },
})

export const mark = style({
  color: colour.inkSoft,
  transition: `transform ${vars.motion.calm}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
})

export const content = style({ paddingBlock: `${space.s1} ${space.s5}` })
