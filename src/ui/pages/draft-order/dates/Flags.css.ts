import { style, styleVariants } from '@vanilla-extract/css'
import { container, forcedColours } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import { mostLanes } from './label-places.ts'
import { waiting } from './TimeLine.css.ts'

const { colour, space, line } = vars

/** One flag over another; the height of a flag and the air above it. */
const laneHeight = { days: '2.5rem', counts: '1.625rem' } as const
const lanes = Array.from({ length: mostLanes }, (_, lane) => lane)

/** The part of the rail that has the flags; which of the two is shown is a matter of its length. */
export const form = styleVariants({
  days: { position: 'relative', '@container': { [container.middling]: { display: 'none' } } },
  counts: {
    position: 'relative',
    display: 'none',
    '@container': { [container.middling]: { display: 'block' } },
  },
})

const heights = (lane: string) =>
  lanes.map((highest) => style({ blockSize: `calc(${highest + 1} * ${lane} + ${space.s4})` }))

export const height = { days: heights(laneHeight.days), counts: heights(laneHeight.counts) }

export const mark = waiting

export const staff = style({
  position: 'absolute',
  insetBlockEnd: 0,
  borderInlineStart: `${line.thick} solid ${colour.inkSoft}`,
  marginInlineStart: `calc(-1 * ${line.thin})`,
  selectors: { '[data-chosen] &': { borderColor: colour.primary.ink } },
})

const staffs = (lane: string) =>
  lanes.map((each) => style({ blockSize: `calc(${each} * ${lane} + ${space.s3})` }))

export const lane = { days: staffs(laneHeight.days), counts: staffs(laneHeight.counts) }

/** How many, over the day. */
export const flag = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: `calc(-1 * ${line.thin})`,
  // Over the staffs of its neighbours.
  zIndex: vars.layer.raised,
  display: 'grid',
  justifyItems: 'center',
  minWidth: '1.75rem',
  paddingInline: space.s1,
  border: `${line.thin} solid ${colour.inkSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-chosen] &': { borderColor: colour.primary.ink, color: colour.primary.ink },
    '&[data-side="middle"]': { transform: 'translateX(-50%)' },
    '&[data-side="end"]': { transform: 'translateX(-100%)' },
  },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})

export const count = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.medium })

export const day = style({ fontSize: vars.text.note })

/** Beside the flag, on the side that has more of the line. */
export const waitsFor = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  alignContent: 'center',
  maxWidth: '18rem',
  marginInline: space.s2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: colour.inkSoft,
  fontSize: vars.text.note,
  selectors: { '&[data-before]': { insetInlineStart: 'auto', insetInlineEnd: '100%' } },
})
