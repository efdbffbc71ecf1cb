import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** Stays in sight where there is room: whoever acts for somebody else must not forget it. */
export const banner = style({
  '@media': {
    [from.tablet]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.header },
    print: { display: 'none' },
  },
  backgroundColor: colour.warning.soft,
  borderBlockEnd: `${vars.line.thin} solid ${colour.warning.line}`,
  color: colour.ink,
  fontSize: vars.text.small,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: space.s2,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      paddingInline: space.s6,
    },
  },
})

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
})

export const name = style({ color: 'inherit', fontWeight: vars.weight.medium })

export const time = style({ margin: 0, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })
