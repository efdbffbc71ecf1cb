import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { cardLink } from '../../theme/card-link.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars

const base = style({
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

/** Picture beside the words; on a phone a small one, so that a line stays a line. */
const line = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})

export const card = styleVariants({
  basic: [base],
  imageFill: [base, { justifyContent: 'flex-end', aspectRatio: '1 / 1' }],
  fullWidth: [base, line],
  thirdWidth: [base],
})

const frameBase = style({ backgroundColor: colour.sunken })
const above = style({
  aspectRatio: '3 / 2',
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const frame = styleVariants({
  basic: [frameBase, above],
  imageFill: [frameBase, { position: 'absolute', inset: 0 }],
  fullWidth: [
    frameBase,
    { minHeight: '6rem', borderInlineEnd: `${vars.line.thin} solid ${colour.lineSoft}` },
  ],
  thirdWidth: [frameBase, above, { aspectRatio: '2 / 1' }],
})

const pictureBase = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
})

/** Beside words of any height a picture is shown whole. */
export const picture = styleVariants({
  basic: [pictureBase, { objectFit: 'cover' }],
  imageFill: [pictureBase, { objectFit: 'contain', objectPosition: 'top' }],
  fullWidth: [pictureBase, { objectFit: 'contain' }],
  thirdWidth: [pictureBase, { objectFit: 'cover' }],
})

const wordsBase = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.s2,
  padding: space.s4,
  minWidth: 0,
})

export const words = styleVariants({
  basic: [wordsBase],
  /** On a band of its own, so that the words can be read whatever the picture is. */
  imageFill: [
    wordsBase,
    {
      position: 'relative',
      flexGrow: 0,
      paddingBlock: space.s3,
      backgroundColor: colour.surface,
      borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
    },
  ],
  fullWidth: [wordsBase],
  thirdWidth: [wordsBase],
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

const nameBase = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  hyphens: 'auto',
})

export const name = styleVariants({
  basic: [nameBase, { fontSize: text.lead }],
  imageFill: [nameBase, { fontSize: text.small }],
  fullWidth: [nameBase, { fontSize: text.lead }],
  thirdWidth: [nameBase, { fontSize: text.lead }],
})

export const link = style(cardLink)

/** Of a longer description no more is shown (CAT-39). */
export const descriptionLines = 4

export const description = style({
  margin: 0,
  WebkitLineClamp: descriptionLines,
  color: colour.inkSoft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
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

/** A price, or in its place what would help to see one. */
export const priced = styleVariants({
  price: {
    margin: 0,
    fontSize: text.small,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { margin: 0, color: colour.inkSoft, fontSize: text.small },
})

export const more = style({
  color: colour.primary.ink,
  fontSize: text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
})

/** Behind a price: what it holds. */
export const terms = style({
  marginInlineStart: space.s1,
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
})
