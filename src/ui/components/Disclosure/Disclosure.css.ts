import { style, styleVariants } from '@vanilla-extract/css'
import { withoutScripts } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { overlay } from '../../theme/overlay.ts'

const { colour, space } = vars

/** Without scripts it would not open; who shows it leads there by a link instead. */
export const frame = style({
  position: 'relative',
  '@media': { [withoutScripts]: { display: 'none' } },
})

export const button = styleVariants({
  words: { color: colour.ink, paddingInline: space.s3 },
  mark: { color: colour.inkSoft, paddingInline: space.s2 },
  /** On the site's own colour. */
  filled: {
    color: colour.primary.onFill,
    paddingInline: space.s3,
    selectors: {
      '&&:hover': { backgroundColor: colour.primary.fillHover },
      '&:focus-visible': {
        outlineColor: colour.primary.onFill,
        outlineOffset: `calc(-1 * ${vars.line.thick})`,
      },
    },
  },
})

export const sheet = style([
  overlay,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space.s1})`,
    zIndex: vars.layer.popup,
    width: 'max-content',
    maxWidth: vars.measure.medium,
    paddingBlock: space.s2,
    outline: 'none',
  },
])

export const align = styleVariants({
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
})
