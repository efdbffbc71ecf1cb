import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { overlay, overlayItem } from '../../theme/overlay.ts'

const { colour, space } = vars

export const positioner = style({ zIndex: vars.layer.popup, outline: 'none' })

export const popup = style({
  ...overlay,
  minWidth: vars.measure.short,
  maxWidth: vars.measure.medium,
  paddingBlock: space.s1,
})

export const header = style({
  padding: `${space.s2} ${space.s4}`,
  marginBlockEnd: space.s1,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  fontSize: vars.text.small,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
})

export const item = style({
  ...overlayItem,
  selectors: {
    '&[data-highlighted]': { backgroundColor: colour.primary.soft, color: colour.primary.ink },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
})

export const danger = style({
  color: colour.danger.ink,
  selectors: {
    '&[data-highlighted]': { backgroundColor: colour.danger.soft, color: colour.danger.ink },
  },
})

export const separator = style({
  height: vars.line.thin,
  marginBlock: space.s1,
  backgroundColor: colour.lineSoft,
})
