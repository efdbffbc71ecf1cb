import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const question = style({
  display: 'grid',
  gridTemplateColumns: `${space.s8} minmax(0, 1fr)`,
  padding: `${space.s4} ${space.s4} ${space.s3} ${space.s2}`,
  borderInlineStart: `${line.thick} solid transparent`,
  transition: `border-color ${vars.motion.quick}`,
  scrollMarginBlock: '12rem',
  selectors: {
    '& + &': { borderBlockStart: `${line.thin} solid ${colour.lineSoft}` },
    '&[data-lit]': { borderInlineStartColor: colour.primary.ink },
    '&[data-missing]': { borderInlineStartColor: colour.danger.mark },
  },
})

/** The same number as the part of the code has. */
export const position = style({
  color: colour.inkFaint,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  lineHeight: vars.leading.text,
  textAlign: 'center',
  selectors: { '[data-lit] > &': { color: colour.primary.ink } },
})
