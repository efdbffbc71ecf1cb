import { createThemeContract } from '@vanilla-extract/css'

const tone = { ink: null, mark: null, soft: null, line: null }

/**
 * Every value a theme decides. A second theme (a brand, a dark one) is another set of data for this
 * contract; no component knows which theme it wears.
 */
export const vars = createThemeContract({
  colour: {
    canvas: null,
    surface: null,
    sunken: null,
    hover: null,
    ink: null,
    inkSoft: null,
    inkFaint: null,
    inkInverse: null,
    line: null,
    lineSoft: null,
    control: null,
    controlHover: null,
    scrim: null,
    primary: {
      fill: null,
      fillHover: null,
      fillActive: null,
      onFill: null,
      edge: null,
      ink: null,
      soft: null,
      line: null,
    },
    neutral: tone,
    info: tone,
    success: tone,
    warning: tone,
    danger: tone,
    dangerFill: null,
    dangerFillHover: null,
  },
  font: { text: null, mono: null },
  weight: { regular: null, medium: null, strong: null },
  /** Six sizes, from the smallest note to the title of a page. */
  text: { note: null, small: null, body: null, lead: null, title: null, display: null },
  leading: { tight: null, text: null },
  /** Steps of four pixels: `s1` is four, `s4` sixteen. */
  space: {
    s0: null,
    s1: null,
    s2: null,
    s3: null,
    s4: null,
    s5: null,
    s6: null,
    s8: null,
    s10: null,
    s12: null,
    s16: null,
  },
  line: { thin: null, thick: null, bold: null },
  radius: { corner: null, round: null },
  /** Heights of what one can press, and of drawn marks. */
  size: {
    controlSmall: null,
    control: null,
    controlLarge: null,
    iconSmall: null,
    icon: null,
    iconLarge: null,
    tick: null,
  },
  /** Widths of what one can read. */
  measure: {
    tiny: null,
    short: null,
    medium: null,
    form: null,
    text: null,
    wide: null,
    page: null,
  },
  /** The one lift in the shop, for what lies over the page. */
  elevation: { overlay: null },
  motion: { quick: null, calm: null },
  layer: { raised: null, sticky: null, header: null, overlay: null, popup: null, toast: null },
})
