import { style } from '@vanilla-extract/css'
import { afterScripts } from '../../theme/later-pictures.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.s4 })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({
  display: 'grid',
  gap: space.s4,
  ...columns(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '&[data-columns]': columns(1) },
  '@media': {
    [from.tablet]: { selectors: { '&:not([data-columns="1"])': columns(2) } },
    [from.laptop]: {
      selectors: { '&[data-columns="3"]': columns(3), '&[data-columns="4"]': columns(4) },
    },
  },
})

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  padding: space.s5,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  overflow: 'hidden',
})

/** Reaches to the edges of its card. */
export const picture = style({
  ...afterScripts,
  display: 'block',
  width: `calc(100% + 2 * ${space.s5})`,
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '5 / 3',
  margin: `calc(-1 * ${space.s5}) calc(-1 * ${space.s5}) ${space.s2}`,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  objectFit: 'cover',
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: space.s6,
  marginBlockStart: 'auto',
  color: colour.primary.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
