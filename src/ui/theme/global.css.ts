import { globalStyle } from '@vanilla-extract/css'
import './reset.css.ts'
import './fonts.css.ts'
import './industrial.css.ts'
import { forcedColours, still } from './breakpoints.ts'
import { vars } from './contract.css.ts'

globalStyle('html', {
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.text,
  color: vars.colour.ink,
  backgroundColor: vars.colour.canvas,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
})

// A page that a server has drawn is read before its fonts come (src/take-over/fonts-at-rest.ts).
globalStyle('[data-fonts="later"]', {
  '@media': {
    '(scripting: enabled)': {
      vars: {
        [vars.font.text]: "'Plex Sans Stand-in', sans-serif",
        [vars.font.mono]: "'Plex Mono Stand-in', monospace",
      },
    },
  },
})

// A part of it that waits longer would have the fonts from what is around it.
globalStyle(':where([data-fonts="later"])', { fontFamily: vars.font.text })

globalStyle('body', { fontSize: vars.text.body, minHeight: '100dvh' })

// One focus ring for everything that can hold the focus; blocks never draw their own.
globalStyle(':focus-visible', {
  outline: `${vars.line.thick} solid ${vars.colour.primary.ink}`,
  outlineOffset: vars.line.thick,
})

// Headings and regions that are focused by script, to be read out, are not things one can press.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' })

globalStyle('::selection', {
  color: vars.colour.primary.onFill,
  backgroundColor: vars.colour.primary.fill,
})

globalStyle('::placeholder', { color: vars.colour.inkFaint, opacity: 1 })

globalStyle('code, kbd, samp', { fontFamily: vars.font.mono })

// A code is read in one piece: not broken at its hyphens, unless it is longer than its line.
globalStyle('code', { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })

// The bar of a toast is its clock: stilled, the toast would vanish at once.
const moving = '*:not(.Toastify__progress-bar)'

globalStyle(`${moving}, *::before, *::after`, {
  '@media': {
    [still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto',
    },
  },
})

globalStyle(':focus-visible', {
  '@media': { [forcedColours]: { outlineColor: 'Highlight' } },
})

globalStyle('html, body', {
  '@media': { print: { backgroundColor: 'white', color: 'black', fontSize: '10pt' } },
})

globalStyle('@page', { margin: '16mm' })
