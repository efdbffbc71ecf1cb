import { style, styleVariants } from '@vanilla-extract/css'
import { asCards } from '../Table/as-cards.ts'
import { touch } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

/** Lies over its cell, so that nothing moves when a cell becomes an input. */
export const input = style([
  {
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.raised,
    width: '100%',
    minWidth: 0,
    height: '100%',
    paddingInline: vars.space.s2,
    border: 0,
    borderRadius: 0,
    outline: `${vars.line.thick} solid ${colour.primary.ink}`,
    // Inside, for the line shows nothing beyond its edges.
    outlineOffset: `calc(-1 * ${vars.line.thick})`,
    backgroundColor: colour.surface,
    color: colour.ink,
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` } },
    '@media': { [touch]: { fontSize: '1rem' } },
  },
  asCards({
    position: 'static',
    minHeight: '2.25rem',
    borderRadius: vars.radius.corner,
    textAlign: 'start',
  }),
])

export const look = styleVariants({
  text: {},
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  code: { fontFamily: vars.font.mono, fontSize: vars.text.small, textTransform: 'none' },
  date: { fontVariantNumeric: 'tabular-nums' },
})
