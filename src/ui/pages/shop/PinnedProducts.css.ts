import { type StyleRule, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars
const thin = `${vars.line.thin} solid ${colour.lineSoft}`

export const panel = style({ display: 'grid', gap: space.s3, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s3}`,
})

export const title = style({ margin: 0, fontSize: text.lead, fontWeight: vars.weight.strong })

export const count = style({ margin: 0, marginInlineEnd: 'auto', color: colour.inkSoft })

export const hint = style({ margin: 0, color: colour.inkSoft })

/** No higher than half the screen: the list stays below it. On paper everything is there. */
export const window = style({
  position: 'relative',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': { screen: { overflow: 'auto', maxHeight: '60dvh' } },
})

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minWidth: '32rem',
})

const first: StyleRule = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  width: '11rem',
  backgroundColor: colour.surface,
  '@media': { [below.tablet]: { width: '7.5rem' }, print: { position: 'static' } },
}

export const corner = style({
  ...first,
  top: 0,
  zIndex: `calc(${vars.layer.raised} + 2)`,
  borderBlockEnd: `${vars.line.thin} solid ${colour.control}`,
})

export const column = style({
  position: 'sticky',
  top: 0,
  zIndex: `calc(${vars.layer.raised} + 1)`,
  padding: space.s3,
  borderBlockEnd: `${vars.line.thin} solid ${colour.control}`,
  borderInlineStart: thin,
  backgroundColor: colour.surface,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { print: { position: 'static' } },
})

export const missing = style({
  display: 'block',
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
})

export const remove = style({
  display: 'block',
  width: 'fit-content',
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.ink, textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
})

export const group = style({
  padding: `${space.s1} ${space.s3}`,
  backgroundColor: colour.hover,
  fontSize: text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
})

/** In view however far the columns are scrolled. */
export const groupName = style({ position: 'sticky', insetInlineStart: space.s3 })

export const question = style({
  ...first,
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: thin,
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})

export const cell = style({
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: thin,
  borderInlineStart: thin,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
