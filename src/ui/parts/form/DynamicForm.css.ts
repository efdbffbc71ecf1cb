import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space, colour } = vars

export const form = style({ display: 'grid', gap: space.s6 })

/** Groups ask how much room they have: a form also stands in a column. */
export const groups = style({
  containerType: 'inline-size',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

/** What the group is about on the left, its questions on the right; one below the other on a phone. */
export const group = style({
  display: 'grid',
  gap: space.s5,
  padding: space.s4,
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}` },
  },
  '@media': { [from.tablet]: { padding: space.s6 } },
  '@container': {
    '(min-width: 52rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
      columnGap: space.s10,
      padding: space.s8,
    },
  },
})

export const head = style({ display: 'grid', alignContent: 'start', gap: space.s1 })

export const subheading = style({
  fontSize: vars.text.small,
  color: colour.inkSoft,
  maxWidth: vars.measure.form,
})

/** The distance between two lines is below each question: lines of a grid have none between them. */
const belowQuestion = space.s4

const fields = style({
  display: 'grid',
  columnGap: space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockEnd: `calc(-1 * ${belowQuestion})`,
})

export const orientation = styleVariants({
  vertical: [fields, { maxWidth: vars.measure.text }],
  horizontal: [
    fields,
    {
      '@container': {
        [`not ${container.narrow}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  ],
})

/** Text to write, choices and files have the whole line. */
export const whole = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingBlockEnd: belowQuestion,
})

/**
 * A question in a line of several: label, help, control and error are lines of their own, so that controls
 * line up whichever of the neighbors has help or an error.
 */
export const single = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  minWidth: 0,
  paddingBlockEnd: belowQuestion,
})

const control = ':not(label, p)'
globalStyle(`${single} > div`, { display: 'contents' })
// Without help the label stands right above its control, whatever help its neighbors have.
globalStyle(`${single} > div > label`, { gridRow: '1 / span 2', alignSelf: 'end' })
globalStyle(`${single} > div > label:has(+ p)`, { gridRow: 1, alignSelf: 'auto' })
globalStyle(`${single} > div > p`, { gridRow: 2 })
globalStyle(`${single} > div > ${control}`, { gridRow: 3 })
globalStyle(`${single} > div > ${control} + div`, { gridRow: 4 })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s3} ${space.s4}`,
})

export const check = style({
  width: '100%',
  maxWidth: vars.measure.medium,
  height: '4rem',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

const ending = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s6,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const thanks = style([
  ending,
  { borderInlineStart: `${vars.line.bold} solid ${colour.success.mark}` },
])

export const missing = style([
  ending,
  { borderInlineStart: `${vars.line.bold} solid ${colour.warning.mark}` },
])
