import { style } from '@vanilla-extract/css'
import { asCards } from '../../../../components/Table/as-cards.ts'
import { touch } from '../../../../theme/breakpoints.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { edge } from './LineGrid.css.ts'

const { colour, space } = vars

/** A gap and a line below each part: told apart, and still one code. */
export const part = style({
  borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
  selectors: { '& + &': { marginInlineStart: '0.2em' } },
})

/** The model below the customer's own code. */
export const standsFor = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.inkSoft,
  fontSize: vars.text.small,
})

/** Shows itself where one is; on touch, where one is nowhere, always. */
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
    color: colour.inkSoft,
    backgroundColor: colour.surface,
    opacity: 0,
    cursor: 'pointer',
    selectors: {
      '[role="row"]:hover &, [role="gridcell"]:focus-visible > &, &:focus-visible, &[aria-expanded="true"]':
        { opacity: 1 },
      '&:hover': { backgroundColor: colour.sunken, color: colour.ink },
    },
    '@media': { [touch]: { opacity: 1 } },
  },
  asCards({ opacity: 1, insetInlineEnd: `calc(${edge} + ${space.s1})` }),
])

export const ribbon = style({
  gridColumn: '3 / -1',
  padding: `0 ${space.s2} ${space.s3}`,
  minWidth: 0,
  ...asCards({ gridColumn: '1 / -1', paddingInline: edge }),
})
