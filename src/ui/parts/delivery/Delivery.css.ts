import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space, colour, text, weight } = vars

/** What comes again beside what it costs, where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)' },
  },
})

export const side = style({ display: 'grid', gap: space.s4, minWidth: 0 })

/** A field and the button that saves it; the button stands at the foot of the field. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s2,
  alignItems: 'end',
})

export const dates = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const date = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.s3,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderTop: `${vars.line.thin} solid ${colour.line}` } },
})

export const first = style({ fontWeight: weight.strong })

export const note = style({ margin: 0, fontSize: text.small, color: colour.inkSoft })
