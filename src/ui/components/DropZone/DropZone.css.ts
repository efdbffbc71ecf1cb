import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s3,
  minHeight: '15rem',
  padding: `${space.s8} ${space.s4}`,
  border: `${vars.line.thick} dashed ${colour.control}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-over="true"]': {
      borderColor: colour.primary.ink,
      borderStyle: 'solid',
      backgroundColor: colour.primary.soft,
    },
  },
})

export const mark = style({ color: colour.control })

export const title = style({ fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const hint = style({
  color: colour.inkSoft,
  maxWidth: vars.measure.form,
  textWrap: 'balance',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s3,
  paddingBlockStart: space.s1,
})
