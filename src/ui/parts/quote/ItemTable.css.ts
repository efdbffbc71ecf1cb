import { style } from '@vanilla-extract/css'
import { container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

/** From here on a line has room for its name and its code beside one another. */
const roomy = '(min-width: 75rem)'
/** Rows still, but every column counts. */
const tight = '(min-width: 40rem) and (max-width: 74.99rem)'

export const name = style({ display: 'flex', gap: space.s3, alignItems: 'center' })

export const picture = style({
  flex: 'none',
  objectFit: 'contain',
  border: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
  '@container': { [tight]: { display: 'none' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s1,
  minWidth: 0,
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 14rem) 13.5rem',
      alignItems: 'center',
      columnGap: space.s4,
    },
  },
})

export const product = style({ overflowWrap: 'anywhere' })

export const children = style({
  gridColumn: '1 / -1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.colour.inkSoft,
})

/** What else a line is called, below its code. */
export const otherNames = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  fontSize: vars.text.small,
  color: vars.colour.inkSoft,
  overflowWrap: 'anywhere',
})

/** Up to 255 characters of the customer's own. */
export const materialNumber = style({
  display: 'inline-block',
  minWidth: '5rem',
  maxWidth: '10rem',
  overflowWrap: 'anywhere',
  '@container': { [container.medium]: { minWidth: '4.5rem' } },
})

/** Product and code in print. */
export const printed = style({ display: 'grid', gap: space.s1 })

/** Long, below the code that it explains. */
export const meaning = style({ fontSize: vars.text.note, color: vars.colour.inkSoft })

export const total = style({ fontWeight: vars.weight.medium })
