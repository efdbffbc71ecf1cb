import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { overlay, overlayItem } from '../../theme/overlay.ts'

const { colour, space } = vars

export const row = style({ position: 'relative' })

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.s3,
  display: 'grid',
  placeItems: 'center',
  color: colour.inkSoft,
  pointerEvents: 'none',
})

export const input = style({
  paddingInlineStart: space.s10,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

export const popup = style({
  ...overlay,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.s1})`,
  insetInlineStart: 0,
  zIndex: vars.layer.popup,
  width: '100%',
})

export const list = style({
  maxHeight: 'min(26rem, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space.s8,
  outline: 'none',
})

export const group = style({ paddingBlockEnd: space.s1 })

export const groupLabel = style({
  padding: `${space.s2} ${space.s4} ${space.s1}`,
  fontSize: vars.text.note,
  fontWeight: vars.weight.medium,
  color: colour.inkSoft,
})

export const item = style({
  ...overlayItem,
  selectors: { '&[data-highlighted]': { backgroundColor: colour.primary.soft } },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
})

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  color: colour.inkSoft,
  // It repeats what was typed, however long that is.
  overflowWrap: 'anywhere',
})

export const foot = style({
  padding: `${space.s2} ${space.s4}`,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
})
