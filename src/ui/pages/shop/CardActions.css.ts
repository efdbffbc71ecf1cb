import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars

/** Above the link that covers the card. */
const above = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s3,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
})

/** Below one another on a card; beside one another on a line that has the room. */
export const actions = styleVariants({
  GRID: [above],
  LIST: [
    above,
    {
      '@media': {
        [from.laptop]: {
          gridTemplateColumns: 'minmax(10rem, 1fr) auto auto',
          alignItems: 'center',
          columnGap: space.s5,
        },
      },
    },
  ],
})

/** Code, price and stock of the one that is chosen, on one line as long as there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s3}`,
  margin: 0,
  fontSize: text.small,
})

export const code = style({ fontWeight: vars.weight.medium, letterSpacing: '0.04em' })

export const price = style({
  fontSize: text.body,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const soft = style({ color: colour.inkSoft })

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, 5.5rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s2,
})

/** The buttons, below one another beside the quantity. */
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })

export const outcome = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.s2,
  fontSize: text.small,
})

export const said = style({ margin: 0 })

export const bad = style({ gridColumn: '1 / -1', margin: 0, color: colour.danger.ink })
