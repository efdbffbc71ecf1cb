import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

const star =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='m8 1.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z'/></svg>"

/** Five stars are cut out of one surface: a page of reviews has dozens of them, and each element of theirs counts. */
const stars = style({
  display: 'inline-block',
  flexShrink: 0,
  width: '5rem',
  height: '1rem',
  printColorAdjust: 'exact',
  mask: `url("data:image/svg+xml,${encodeURIComponent(star)}") 0 0 / 1rem 1rem repeat-x`,
  '@media': { [forcedColours]: { forcedColorAdjust: 'none' } },
})

const halves = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** By the number of half stars. */
export const rated = styleVariants(
  Object.fromEntries(halves.map((count) => [count, count * 10] as const)),
  (share) => [
    stars,
    {
      background: `linear-gradient(to right, ${colour.primary.ink} ${share}%, ${colour.line} ${share}%)`,
      '@media': {
        [forcedColours]: {
          background: `linear-gradient(to right, CanvasText ${share}%, GrayText ${share}%)`,
        },
      },
    },
  ],
)
