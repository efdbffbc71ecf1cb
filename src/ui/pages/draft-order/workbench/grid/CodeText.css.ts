import { style } from '@vanilla-extract/css'
import { asCards } from '../../../../components/Table/as-cards.ts'
import { touch } from '../../../../theme/breakpoints.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { edge } from './LineGrid.css.ts'

const { colour, space } = vars

/** A line below each part, with gaps between them: told apart, and still one code. */
export const parts = style({
  background: `none no-repeat 0 100% / 100% ${vars.line.thin}`,
  fontFamily: vars.font.mono,
})

/** The model below the customer's own code. */
export const standsFor = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.inkSoft,
  fontSize: vars.text.small,
  ...asCards({ gridColumn: 2 }),
})

const shown = { color: colour.inkSoft, backgroundColor: colour.surface }

/**
 * Shows itself where one is; on touch, where one is nowhere, always. It hides by its colours: what is less opaque is a
 * drawing of its own for the browser, of which a table had a hundred.
 */
export const toggle = style([
  {
    position: 'absolute',
    insetInlineEnd: space.s1,
    insetBlock: 0,
    marginBlock: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.corner,
    color: 'transparent',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '[role="row"]:hover &, [role="gridcell"]:focus-visible > &, &:focus-visible, &[aria-expanded="true"]':
        shown,
      '&:hover': { backgroundColor: colour.sunken, color: colour.ink },
    },
    '@media': { [touch]: shown },
  },
  // In the field alone, where the model stands below it.
  asCards({ ...shown, gridRow: '1 / 2', insetInlineEnd: `calc(${edge} + ${space.s1})` }),
])

export const ribbon = style({
  gridColumn: '3 / -1',
  padding: `0 ${space.s2} ${space.s3}`,
  minWidth: 0,
  ...asCards({ gridColumn: '1 / -1', paddingInline: edge }),
})
