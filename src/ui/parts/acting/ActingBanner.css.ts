import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bannerHeight } from '../../theme/sticky.css.ts'

const { colour, space } = vars

/** Two lines on a phone, one where there is room. */
const height = { onPhones: '5.75rem', otherwise: '3.25rem' }

/** Stays in sight: whoever acts for a customer must not forget it. */
export const banner = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  boxSizing: 'border-box',
  minHeight: height.onPhones,
  '@media': {
    [from.tablet]: { minHeight: height.otherwise },
    print: { display: 'none' },
  },
  backgroundColor: colour.warning.soft,
  borderBlockEnd: `${vars.line.thin} solid ${colour.warning.line}`,
  color: colour.ink,
  fontSize: vars.text.small,
})

// What sticks to the upper edge of the window elsewhere sticks below the banner. An attribute says that it is there: `:has`
// would look through the whole document, thousands of lines, whenever a piece of it changes.
globalStyle(':root[data-acting]', {
  vars: { [bannerHeight]: height.onPhones },
  '@media': {
    [from.tablet]: { vars: { [bannerHeight]: height.otherwise } },
    print: { vars: { [bannerHeight]: '0px' } },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: space.s2,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      paddingInline: space.s6,
    },
  },
})

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
})

export const name = style({ color: 'inherit', fontWeight: vars.weight.medium })

export const time = style({ margin: 0, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })
