import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { aboveFoot, belowBanner } from '../../theme/sticky.css.ts'

const { colour, space, line } = vars

/** As high as the bar of a narrow page may be: what is focused has to keep room in the window. */
export const highestBar = '50dvh'

/** Where the plate stays in view as well. */
const besidePlate = `${from.laptop} and (min-height: 45rem)`

const belowPlate = belowBanner('12rem')

type MediaRules = NonNullable<StyleRule['@media']>

const box = {
  display: 'grid',
  gap: space.s4,
  padding: space.s4,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
} as const

/** At the foot of a narrow window, as wide as that. */
const atFoot: MediaRules = {
  [below.laptop]: {
    position: 'sticky',
    bottom: aboveFoot,
    zIndex: vars.layer.sticky,
    gap: space.s3,
    maxHeight: highestBar,
    marginInline: `calc(-1 * ${space.s4})`,
    padding: `${space.s3} ${space.s4}`,
    border: 0,
    borderBlockStart: `${line.thick} solid ${colour.ink}`,
    borderRadius: 0,
    overflowY: 'auto',
  },
  // The page keeps the edges of the window further off from here on.
  [`${from.tablet} and ${below.laptop.replace('screen and ', '')}`]: {
    marginInline: `calc(-1 * ${space.s6})`,
    paddingInline: space.s6,
  },
}

const besideQuestions: MediaRules = {
  [from.laptop]: {
    position: 'sticky',
    alignSelf: 'start',
    top: belowBanner(space.s4),
    maxHeight: `calc(100dvh - ${belowBanner(space.s8)})`,
    padding: space.s6,
    overflowY: 'auto',
  },
  // Below the plate, which stays in view as well where the window is high enough.
  [besidePlate]: {
    top: belowPlate,
    maxHeight: `calc(100dvh - ${belowBanner('13rem')})`,
  },
}

/** Beside the choices it stays in view; on a narrow page all of it is the bar at the foot of the window. */
export const panel = style({ ...box, '@media': { ...atFoot, ...besideQuestions } })

/** The same beside the questions; on a narrow page its parts follow them, and only `bar` stays in view. */
export const parted = style({
  '@media': {
    [below.laptop]: { display: 'contents' },
    ...besideQuestions,
    [from.laptop]: { ...box, ...besideQuestions[from.laptop] },
  },
})

/** What follows the questions on a narrow page. */
export const part = style({
  display: 'grid',
  gap: space.s4,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below.laptop]: { marginBlock: space.s4 } },
})

/** Price, weeks and the way on. */
export const bar = style({
  display: 'grid',
  gap: space.s4,
  backgroundColor: colour.surface,
  '@media': {
    ...atFoot,
    [below.laptop]: {
      ...atFoot[below.laptop],
      borderBlockEnd: `${line.thin} solid ${colour.line}`,
      selectors: {
        // A visitor has no price to keep an eye on. Whoever was signed in finds the bar where it is going to be.
        ':root:not([data-customer]) [data-visitor] > &': {
          position: 'static',
          marginInline: 0,
          borderBlock: 0,
          padding: 0,
          backgroundColor: 'transparent',
        },
      },
    },
  },
})

// At the end of the questions the panel goes up with them, and below the plate.
globalStyle(`:is(${panel}, ${parted}) :is(a, button, input, select)`, {
  '@media': { [besidePlate]: { scrollMarginBlockStart: belowPlate } },
})

// Above the bar, wherever the focus goes.
globalStyle(`${part} :is(a, button, input, select)`, {
  '@media': { [below.laptop]: { scrollMarginBlockEnd: `calc(${highestBar} + ${space.s4})` } },
})

/** A server knows nobody: a browser that has been signed in does not show what it has drawn for visitors. */
export const forVisitors = style({
  selectors: { ':root[data-customer] &': { visibility: 'hidden' } },
})

export const title = style({
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  '@media': {
    [below.laptop]: {
      position: 'absolute',
      width: line.thin,
      height: line.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const figures = style({
  display: 'grid',
  gap: space.s4,
  selectors: { '&[data-waiting]': { opacity: 0.6 } },
  '@media': {
    // Side by side; one below the other where a price would reach into the lead time.
    [below.laptop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      rowGap: space.s2,
    },
  },
})

export const figure = style({ minWidth: 0 })

export const term = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const detail = style({ color: colour.inkSoft, fontSize: vars.text.small })

/** Large as a figure, and free to wrap where there is no room for both. */
export const weeks = style({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const nothing = style({ color: colour.inkFaint })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

// Side by side as long as the longest word of each has room.
globalStyle(`${buttons} > *`, { flex: '1 1 8rem' })

/** A line of its own, as high as the button that comes there. */
export const lastQuote = style({ minHeight: vars.size.controlLarge })
globalStyle(`${buttons} > ${lastQuote}`, { flexBasis: '100%' })

export const questions = style({ display: 'grid', gap: space.s1, justifyItems: 'start' })

/** In the bar at the foot of a narrow window there is room for the next question only. */
export const laterQuestion = style({ '@media': { [below.laptop]: { display: 'none' } } })
