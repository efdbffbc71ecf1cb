import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  width: '100%',
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: `${line.thin} solid ${colour.lineSoft}`,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-pressed="true"]': {
      backgroundColor: colour.primary.soft,
      boxShadow: `inset ${line.bold} 0 0 ${colour.primary.ink}`,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line.thick})` },
  },
})

export const picture = style({
  objectFit: 'contain',
  border: `${line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const words = style({ display: 'grid', minWidth: 0 })

export const name = style({ color: colour.primary.ink, fontWeight: vars.weight.medium })

export const kind = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const way = style({ color: colour.inkSoft, fontSize: vars.text.small, whiteSpace: 'nowrap' })
