import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.s4 })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.line.thin,
  margin: 0,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.line,
  overflow: 'hidden',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
  },
})

/** The figure stands above its words; in the text it follows them. */
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.s1,
  padding: space.s6,
  backgroundColor: colour.surface,
})

export const figure = style({
  margin: 0,
  fontSize: vars.text.display,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  fontVariantNumeric: 'tabular-nums',
  color: colour.primary.ink,
})

export const label = style({ color: colour.inkSoft })
