import { style } from '@vanilla-extract/css'
import { asCards } from '../../../../components/Table/as-cards.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { edge } from './LineGrid.css.ts'

const { colour, space, text } = vars

/** Shows where one is, however one came there. It lies inside, where no neighbour covers it. */
const ring = {
  outline: `${vars.line.thick} solid ${colour.primary.ink}`,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
} as const

/** A block and no box of boxes: a thousand cells are laid out in half the time. */
export const cell = style({
  alignContent: 'center',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${space.s1} ${space.s2}`,
  selectors: { '&[data-column]:focus': ring },
  ...asCards({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, 34%) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.s3,
    minHeight: 0,
    padding: `${space.s1} ${edge}`,
    '::before': {
      content: 'attr(data-label)',
      color: colour.inkSoft,
      fontSize: text.small,
      // The name of a value has lines of its own where the value has one.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    selectors: { '&:empty': { display: 'none' } },
  }),
})

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  // A figure is read as one, also where it is longer than its column.
  whiteSpace: 'nowrap',
  ...asCards({ textAlign: 'start' }),
})

export const number = style({
  textAlign: 'end',
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  ...asCards({
    gridColumn: 2,
    display: 'flex',
    columnGap: space.s1,
    alignItems: 'center',
    textAlign: 'start',
    paddingInline: 0,
    color: colour.ink,
    fontWeight: vars.weight.medium,
    '::before': { content: 'attr(data-label)', color: colour.ink },
  }),
})

export const select = style({
  paddingInlineStart: edge,
  ...asCards({
    gridColumn: 1,
    display: 'flex',
    minHeight: '2.75rem',
    paddingInline: `${edge} 0`,
    '::before': { content: 'none' },
  }),
})

export const tick = style({
  display: 'block',
  width: vars.size.tick,
  height: vars.size.tick,
  accentColor: colour.primary.ink,
  cursor: 'pointer',
})

/** An editable cell. It is plain text until it is edited. */
export const field = style({
  cursor: 'text',
  selectors: {
    '&[aria-readonly="true"]': { cursor: 'default', color: colour.inkSoft },
    '&:not([aria-readonly="true"]):hover': {
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${colour.control}`,
    },
    '&[aria-invalid="true"]': {
      color: colour.danger.ink,
      backgroundColor: colour.danger.soft,
      boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) 0 ${colour.danger.mark}`,
    },
  },
  ...asCards({
    selectors: {
      '&:not([aria-readonly="true"]):hover, &[aria-invalid="true"]': {
        backgroundColor: 'transparent',
        boxShadow: 'none',
      },
    },
  }),
})

/** What lies over a cell stands in it: its input, and what opens a code. */
export const under = style({ position: 'relative' })

export const value = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...asCards({
    minHeight: '2.25rem',
    padding: `${space.s1} ${space.s2}`,
    border: `${vars.line.thin} solid ${colour.line}`,
    borderRadius: vars.radius.corner,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: {
      '[aria-invalid="true"] > &': {
        borderColor: colour.danger.mark,
        backgroundColor: colour.danger.soft,
      },
      '[aria-readonly="true"] > &': { borderColor: 'transparent', paddingInline: 0 },
    },
  }),
})

export const code = style({ fontFamily: vars.font.mono, fontSize: text.small })

/** Stands where nothing is written, and what will be taken instead. */
export const faint = style({ color: colour.inkFaint })

export const small = style({ fontSize: text.small, whiteSpace: 'nowrap', color: colour.inkSoft })

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  color: colour.inkSoft,
  selectors: {
    '&[data-tone="success"]': { color: colour.success.ink },
    '&[data-tone="danger"]': { color: colour.danger.ink },
    '&[data-tone="warning"]': { color: colour.warning.ink },
    '&[data-tone="info"]': { color: colour.info.ink },
  },
})

export const remove = style({
  gridRow: 1,
  gridColumn: 10,
  textAlign: 'end',
  paddingInlineEnd: `calc(${edge} - ${space.s2})`,
  ...asCards({
    gridColumn: 3,
    display: 'flex',
    paddingInlineEnd: `calc(${edge} - ${space.s2})`,
    '::before': { content: 'none' },
  }),
})
