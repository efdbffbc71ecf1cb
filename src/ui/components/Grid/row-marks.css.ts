/**
 * What the buttons of a line show, cut out of a surface of theirs: of a thousand lines on one page every element counts, and
 * a drawing takes two, with dozens of objects of the browser behind them.
 */
import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const drawing = (path: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`

const mark = (path: string, side = vars.size.icon) =>
  style({
    '::before': {
      content: '""',
      flex: 'none',
      width: side,
      height: side,
      backgroundColor: 'currentColor',
      mask: `url("data:image/svg+xml,${encodeURIComponent(drawing(path))}") center / contain no-repeat`,
    },
    '@media': {
      [forcedColours]: {
        '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
  })

export const changeMark = mark('M16.5 3.5a2.8 2.8 0 0 1 4 4L7.5 20.5 2.5 21.5l1-5zM14 6l4 4')

const bin = 'M3.5 6h17M8.5 6V3.5h7V6M5.5 6l1 15h11l1-15M10 10.5v6M14 10.5v6'

export const removeMark = mark(bin)
export const smallRemoveMark = mark(bin, vars.size.iconSmall)
