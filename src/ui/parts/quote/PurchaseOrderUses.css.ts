import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const hint = style({
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})

/** The number, and beside it where there is room, so that the line that stays in view keeps its height. */
export const beside = style({
  display: 'grid',
  '@media': {
    [from.laptop]: {
      display: 'flex',
      alignItems: 'center',
      columnGap: vars.space.s3,
    },
  },
})

/** What does not fit is said in the dialog that sets the number, which itself is shown whole. */
export const hintBeside = style([
  hint,
  {
    '@media': {
      [from.laptop]: {
        flexShrink: 1000,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
])
