import { style } from '@vanilla-extract/css'
import { below, touch } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import * as chosenBar from '../../../parts/sheet/chosen-bar.css.ts'
import { gutter, panelSheet } from './panel-look.ts'

const { colour, space, text } = vars

export const panel = style([
  chosenBar.panel,
  { ...panelSheet, selectors: { '&[data-over="true"]': { borderColor: colour.primary.ink } } },
])

export const head = style({ display: 'grid', gap: space.s2, paddingBlock: space.s4, ...gutter })

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
})

export const main = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

/** As high with words as with a bar, so that the lines below stay where they are. */
export const work = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.25rem',
  '@media': { [below.tablet]: { minHeight: 0 } },
})

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s4,
})

export const keys = style({ color: colour.inkSoft, fontSize: text.small })

export const added = style({ color: colour.success.ink, fontWeight: vars.weight.medium })

/** For those who have a keyboard. */
export const byKeyboard = style({
  '@media': { [touch]: { display: 'none' }, [below.tablet]: { display: 'none' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  minHeight: '3.5rem',
  paddingBlock: space.s2,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  ...gutter,
})

/** On a phone its name stands over one line of controls, which is moved sideways: several would take a third of the window. */
export const chosen = style([
  tools,
  chosenBar.bar,
  {
    backgroundColor: colour.primary.soft,
    '@media': { [below.tablet]: { display: 'block' } },
  },
])

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
})

export const chosenControls = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space.s4})`,
      paddingInline: space.s4,
      paddingBlock: space.s1,
      whiteSpace: 'nowrap',
    },
  },
})

/** At the far end, where there is room. */
export const removal = style([
  group,
  {
    flexWrap: 'nowrap',
    marginInlineStart: 'auto',
    '@media': { [below.tablet]: { marginInlineStart: 0 } },
  },
])

export const strong = style({ fontWeight: vars.weight.strong, fontSize: text.small })

export const advice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  paddingBlock: space.s2,
  backgroundColor: colour.canvas,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  fontSize: text.small,
  ...gutter,
})

/** What was meant in several lines, with the ways to say so. */
export const guess = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s3,
  borderBlockStart: `${vars.line.thin} solid ${colour.line}`,
  ...gutter,
})

export const none = style({ paddingBlock: space.s8, color: colour.inkSoft, ...gutter })
