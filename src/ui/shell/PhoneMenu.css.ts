import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The lines reach the edges of the dialog. */
export const part = style({
  marginInline: `calc(-1 * ${vars.space.s4})`,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.s3,
      paddingBlockStart: vars.space.s3,
      borderBlockStart: `${vars.line.thin} solid ${vars.colour.line}`,
    },
  },
})

export const place = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingInline: vars.space.s4,
})

export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.s4,
  color: vars.colour.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
})

/** Below the whole head, over the page: nothing moves because a menu did not come. */
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.layer.popup,
  padding: vars.space.s3,
})
