import { style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const frame = style({ containerType: 'inline-size', width: '100%' })

/** Words at the start, the line beside them; where there is little room the words stand above it. */
export const track = style({
  display: 'grid',
  gridTemplateColumns: '16rem minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: space.s6,
  selectors: { '& + &': { marginBlockStart: space.s6 }, '&:last-child': { marginBlockStart: 0 } },
  '@container': { [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s3 } },
})

export const words = style({
  display: 'grid',
  gap: space.s1,
  minWidth: 0,
  '@container': { [container.narrow]: { selectors: { '&:empty': { display: 'none' } } } },
})

export const name = style({ fontWeight: vars.weight.strong })

/** A flag may stand out at either end by half of its width. */
export const rail = style({
  position: 'relative',
  isolation: 'isolate',
  marginInlineEnd: space.s6,
})

export const grid = style({ position: 'absolute', inset: 0 })

/** A week; the last one of the scale has its line at the very edge. */
export const week = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `${line.thin} solid ${colour.lineSoft}`,
  selectors: { '&:first-child': { borderColor: colour.control } },
})

const mark = { position: 'absolute', insetBlockEnd: 0 } as const

/** From today to the last stop. */
export const way = style({
  ...mark,
  insetInlineStart: 0,
  borderBlockEnd: `${line.thick} solid ${colour.control}`,
  selectors: { '[data-chosen] &': { borderColor: colour.primary.ink } },
})

/** Lines that are ready and stay where they are until the last one is. */
export const waiting = style({
  ...mark,
  width: space.s2,
  height: space.s2,
  transform: `translate(-50%, calc(50% - ${line.thin}))`,
  border: `${line.thick} solid ${colour.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: colour.surface,
  selectors: { '[data-chosen] &': { borderColor: colour.primary.ink } },
})

export const scale = style({
  position: 'relative',
  blockSize: '2.75rem',
  marginInlineEnd: space.s6,
  borderBlockStart: `${line.thin} solid ${colour.control}`,
})

const tick = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: space.s2,
  transform: 'translateX(-50%)',
  color: colour.inkSoft,
  fontSize: vars.text.note,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    blockSize: space.s1,
    borderInlineStart: `${line.thin} solid ${colour.control}`,
  },
  // The first name begins at the edge instead of standing out of it.
  selectors: { '&:first-child': { transform: 'none', justifyItems: 'start' } },
} as const

export const label = styleVariants({
  always: tick,
  roomy: { ...tick, '@container': { [container.narrow]: { display: 'none' } } },
})

export const weekName = style({ fontWeight: vars.weight.medium, color: colour.ink })
