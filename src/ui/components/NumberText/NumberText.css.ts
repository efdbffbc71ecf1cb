import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const row = style({ display: 'flex', alignItems: 'center', gap: space.s2 })

/** The steps and the figure share one outline. */
export const group = style({ display: 'flex', width: '100%', maxWidth: vars.measure.short })

export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

export const between = style({ borderRadius: 0, textAlign: 'center', minWidth: 0 })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  border: `${vars.line.thin} solid ${colour.control}`,
  backgroundColor: colour.surface,
  color: colour.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: colour.hover },
    '&:disabled': { color: colour.control, backgroundColor: colour.sunken, cursor: 'not-allowed' },
    '&:focus-visible': { zIndex: vars.layer.raised, position: 'relative' },
    '&:first-child': {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.corner,
      borderEndStartRadius: vars.radius.corner,
    },
    '&:last-child': {
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius.corner,
      borderEndEndRadius: vars.radius.corner,
    },
  },
})

export const unit = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
})
