import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  backgroundColor: colour.surface,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: colour.controlHover } },
})

export const frame = style({
  aspectRatio: '3 / 2',
  backgroundColor: colour.sunken,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.s2,
  padding: space.s4,
})

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
  margin: 0,
  color: colour.inkSoft,
  fontSize: text.small,
})

export const type = style({ color: colour.inkFaint })

export const name = style({
  margin: 0,
  fontSize: text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})

export const link = style({
  color: colour.ink,
  textDecoration: 'none',
  // The press area of the link is the whole card; its words are still what is read and marked.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.line.thick} solid ${colour.primary.ink}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
      borderRadius: vars.radius.corner,
    },
  },
})

export const description = style({
  margin: 0,
  color: colour.inkSoft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s2,
})

export const code = style({ margin: 0, color: colour.inkSoft, fontSize: text.small })

export const sku = style({
  padding: `0 ${space.s1}`,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  color: colour.ink,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.06em',
})

export const more = style({
  color: colour.primary.ink,
  fontSize: text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
})
