import { style } from '@vanilla-extract/css'
import { still, withoutScripts } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const slider = style({ display: 'flex', flexDirection: 'column', gap: space.s3 })

/** All slides lie on one another, so that the stage is as high as the highest and nothing moves. */
export const stage = style({ display: 'grid', gap: space.s3 })

/** One below another, where nobody can turn to the next. */
const apart = { gridArea: 'auto', opacity: 1, visibility: 'visible' } as const

export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  minWidth: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-here]': { opacity: 1, visibility: 'visible' } },
  '@media': { [still]: { transition: 'none' }, [withoutScripts]: apart, print: apart },
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  '@media': { print: { display: 'none' } },
})

export const place = style({
  minWidth: '7rem',
  textAlign: 'center',
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
