import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** As many beside each other as have room. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: space.s3,
  rowGap: space.s1,
  height: '100%',
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: colour.primary.edge } },
})

export const drawing = style({ color: colour.primary.ink })

export const name = style({ fontWeight: vars.weight.strong })

export const text = style({ gridColumn: 2, color: colour.inkSoft, fontSize: vars.text.small })
