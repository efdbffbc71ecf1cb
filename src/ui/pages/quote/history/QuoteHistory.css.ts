import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tones } from '../../../theme/tones.ts'

const { colour, line: stroke, space } = vars

const dotSize = '0.75rem'

export const line = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Each entry draws its own piece of the line, down to the next one. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s1,
  paddingInlineStart: space.s6,
  paddingBlockEnd: space.s5,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${space.s2} calc(-1 * ${space.s2})`,
      insetInlineStart: `calc(${dotSize} / 2 - ${stroke.thin} / 2)`,
      borderInlineStart: `${stroke.thin} solid ${colour.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
})

export const dot = style({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineStart: 0,
  width: dotSize,
  height: dotSize,
  border: `${stroke.thick} solid`,
  borderRadius: vars.radius.round,
  backgroundColor: colour.surface,
})

export const mark = styleVariants(tones, (colours) => ({ borderColor: colours.mark }))

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s3,
})

export const what = style({ fontWeight: vars.weight.medium })

export const when = style({
  fontSize: vars.text.small,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
})

export const detail = style({ fontSize: vars.text.small, overflowWrap: 'anywhere' })

export const details = style([
  detail,
  {
    display: 'grid',
    gap: space.s1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: colour.inkSoft,
  },
])

export const code = style({
  marginInlineEnd: space.s1,
  fontFamily: vars.font.mono,
  color: colour.ink,
})

/** Keeps the author's line breaks. */
export const said = style({
  margin: 0,
  paddingInlineStart: space.s3,
  borderInlineStart: `${stroke.bold} solid ${colour.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
