import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowStrip } from '../../theme/sticky.css.ts'

const { space } = vars

/** One under another; where there is room the sums stay in view beside what is still to be done. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"delivery sums" "submission sums"',
    },
  },
})

const inArea = (gridArea: string) =>
  ({ minWidth: 0, '@media': { [from.laptop]: { gridArea } } }) as const

export const delivery = style(inArea('delivery'))

export const sums = style(inArea('sums'))

export const inView = style({
  '@media': {
    [from.laptop]: {
      position: 'sticky',
      top: belowStrip(space.s6),
    },
  },
})

export const submission = style(inArea('submission'))
