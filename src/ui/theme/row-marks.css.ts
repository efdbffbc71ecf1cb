/**
 * What the buttons of a line show, as pictures in the theme's own colour: of a thousand lines on one page every element
 * counts, and a drawing takes two. A mask, which takes the colour of the text, costs a scroll a fifth of its time: only a
 * button that is pointed at, or switched off, has one.
 */
import { style } from '@vanilla-extract/css'
import { forcedColours } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { palette } from './palette.ts'

const picture = (path: string) => {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${palette.inkSoft}' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / contain no-repeat`
}

const mark = (path: string, side = vars.size.icon) => {
  const inColourOf = (ink: string) => ({
    background: ink,
    mask: picture(path),
  })
  return style({
    '::before': {
      content: '""',
      flex: 'none',
      width: side,
      height: side,
      background: picture(path),
    },
    selectors: {
      '&:is(:hover, [aria-disabled="true"])::before': inColourOf('currentColor'),
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&::before, &:hover::before, &[aria-disabled="true"]::before': {
            ...inColourOf('ButtonText'),
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  })
}

export const changeMark = mark('M16.5 3.5a2.8 2.8 0 0 1 4 4L7.5 20.5 2.5 21.5l1-5zM14 6l4 4')

const bin = 'M3.5 6h17M8.5 6V3.5h7V6M5.5 6l1 15h11l1-15M10 10.5v6M14 10.5v6'

export const removeMark = mark(bin)
export const smallRemoveMark = mark(bin, vars.size.iconSmall)
