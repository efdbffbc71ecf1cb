import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line: stroke } = vars

export const frame = style({ minWidth: 0 })

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space.s1 })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
})

/** A gap and a line below each part: told apart, and still one code. */
export const part = style({
  borderBlockEnd: `${stroke.thin} solid ${colour.control}`,
  selectors: { '& + &': { marginInlineStart: '0.2em' } },
})

export const key = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s1,
  marginBlockStart: space.s2,
  paddingInlineStart: space.s3,
  borderInlineStart: `${stroke.thick} solid ${colour.line}`,
  fontSize: vars.text.small,
  whiteSpace: 'normal',
})

/** Its columns are those of the whole key. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
})

export const keyCode = style({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  selectors: { '[data-state="left-out"] > &': { color: colour.inkFaint } },
})

export const name = style({ color: colour.inkSoft })
