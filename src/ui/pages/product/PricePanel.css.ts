import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { aboveFoot, belowBanner } from '../../theme/sticky.css.ts'

const { colour, space, line } = vars

/** As high as the bar of a narrow page may be: what is focused has to keep room in the window. */
export const highestBar = '50dvh'

/** Where the plate stays in view as well. */
const besidePlate = `${from.laptop} and (min-height: 45rem)`

const belowPlate = belowBanner('12rem')

/** Beside the questions it stays in view; on a narrow page it is the bar at the foot of the window. */
export const panel = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s4,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
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
      selectors: {
        // A visitor has no price to keep an eye on. Whoever was signed in finds the bar where it is going to be.
        ':root:not([data-customer]) &[data-visitor]': { position: 'static' },
      },
    },
    // As wide as the window, whose edges the page keeps further off from here on.
    [`${from.tablet} and ${below.laptop.replace('screen and ', '')}`]: {
      marginInline: `calc(-1 * ${space.s6})`,
      paddingInline: space.s6,
    },
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
  },
})

// At the end of the questions the panel goes up with them, and below the plate.
globalStyle(`${panel} :is(a, button, input, select)`, {
  '@media': { [besidePlate]: { scrollMarginBlockStart: belowPlate } },
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
