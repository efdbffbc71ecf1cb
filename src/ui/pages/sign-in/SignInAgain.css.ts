import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The name of the account beside the way to another one. */
export const known = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s3,
  overflowWrap: 'anywhere',
  selectors: {
    '& > p:first-of-type': { gridColumn: '1 / -1' },
  },
})
