import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const bubble = style({ display: 'flex', alignItems: 'center' })

export const link = style({ color: vars.colour.ink, paddingInline: vars.space.s3 })

/** A long name must not push the rest of the head away. */
export const greeting = style({
  maxWidth: vars.measure.short,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** On a phone the same links are in the menu. */
export const more = style({ '@media': { [below.laptop]: { display: 'none' } } })
