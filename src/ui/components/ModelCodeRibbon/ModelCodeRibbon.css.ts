import { keyframes, style } from '@vanilla-extract/css'
import { forcedColours, container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const frame = style({ containerType: 'inline-size', width: '100%' })

/** Every part takes the room of its widest line; together they fill the plate. */
export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  '@container': {
    [container.narrow]: {
      display: 'grid',
      // Most codes have seven to nine parts: four in a row on a phone, five where there is room, and none left alone.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(25%, 5.25rem), 1fr))',
      // With the padding of a part this is the edge that the lines around the row keep.
      paddingInline: space.s2,
    },
  },
})

/** Rows in which a part has little room, on a wide plate and on one of medium width. */
const many = `${row}:has(> :nth-child(9))`
const several = `${row}:has(> :nth-child(6))`

export const part = style({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 'min-content',
  // A short code does not fall apart; the last part takes the rail to the edge.
  maxWidth: '14rem',
  selectors: {
    '&[data-state="fixed"]': { flexGrow: 0.9 },
    '&:last-child': { maxWidth: 'none' },
  },
})

/** The line that the brackets hang on: it makes one code of the parts. */
const rail = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  borderBlockEnd: `${line.thin} solid ${colour.line}`,
} as const

export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(2.5em, auto)',
  alignContent: 'start',
  justifyItems: 'start',
  width: '100%',
  padding: `${space.s3} ${space.s3} ${space.s3}`,
  textAlign: 'start',
  '@container': {
    // Of many parts long names take two lines, and all codes stay on one rail.
    [container.wide]: {
      selectors: { [`${many} &`]: { gridTemplateRows: '1.875rem auto minmax(2.5em, auto)' } },
    },
    [container.medium]: {
      selectors: { [`${several} &`]: { gridTemplateRows: '1.875rem auto minmax(2.5em, auto)' } },
    },
    // A name of several lines moves no code off the rail.
    [container.narrow]: {
      gridTemplateRows: 'auto auto',
      alignContent: 'end',
      padding: `${space.s2} ${space.s1}`,
    },
  },
})

export const pressable = style({
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-lit]': { backgroundColor: colour.primary.soft },
    '&:hover': { backgroundColor: colour.primary.soft },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line.thick})`, zIndex: vars.layer.raised },
  },
})

const severalLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  lineHeight: vars.leading.tight,
  whiteSpace: 'normal',
  hyphens: 'auto',
} as const

export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.inkSoft,
  fontSize: vars.text.note,
  lineHeight: vars.leading.text,
  '@container': {
    [container.wide]: {
      selectors: { [`${many} &`]: { ...severalLines, alignSelf: 'end', WebkitLineClamp: 2 } },
    },
    [container.medium]: {
      selectors: { [`${several} &`]: { ...severalLines, alignSelf: 'end', WebkitLineClamp: 2 } },
    },
    [container.narrow]: { ...severalLines, WebkitLineClamp: 3 },
  },
})

const settle = keyframes({
  from: { transform: 'translateY(-0.25rem)' },
  to: { transform: 'none' },
})

/** The whole width of a part, so that its piece of the rail joins that of its neighbours. */
export const track = style({
  position: 'relative',
  display: 'flex',
  width: `calc(100% + 2 * ${space.s3})`,
  marginInline: `calc(-1 * ${space.s3})`,
  marginBlockEnd: space.s2,
  paddingInline: space.s3,
  '::before': rail,
  '@container': {
    [container.narrow]: {
      width: `calc(100% + 2 * ${space.s1})`,
      marginInline: `calc(-1 * ${space.s1})`,
      marginBlockEnd: 0,
      paddingInline: space.s1,
    },
  },
})

/** The characters, large, with a bracket below that ties them to their meaning. */
export const code = style({
  position: 'relative',
  minWidth: '1.5ch',
  // The same height with and without a frame, so that the rail is one line.
  height: '1.5em',
  paddingBlockEnd: space.s1,
  fontFamily: vars.font.mono,
  fontSize: vars.text.display,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
  animation: `${settle} ${vars.motion.calm} ease-out`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: space.s1,
    border: `${line.thin} solid ${colour.control}`,
    borderBlockStart: 0,
  },
  selectors: {
    '&[data-state="fixed"]::after': { borderColor: colour.line },
    '&[data-state="left-out"]': { color: colour.inkFaint },
    '&[data-state="left-out"]::after': { borderColor: colour.line },
    '&[data-state="open"]': {
      minWidth: '2.2ch',
      border: `${line.thin} dashed ${colour.primary.ink}`,
      borderRadius: vars.radius.corner,
      backgroundColor: colour.surface,
    },
    '&[data-state="open"]::after': { display: 'none' },
    '&[data-state="wrong"]': {
      paddingInline: space.s1,
      border: `${line.thick} solid ${colour.danger.mark}`,
      borderRadius: vars.radius.corner,
      backgroundColor: colour.danger.soft,
      color: colour.danger.ink,
    },
    '&[data-state="wrong"]::after': { display: 'none' },
    // What is no code may be as long as an address.
    '&:is([data-state="unread"], [data-state="wrong"])': {
      maxWidth: 'min(14rem, 35cqi)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&[data-state="unread"]': { color: colour.inkFaint },
    '&[data-state="unread"]::after': { borderStyle: 'dotted' },
    '&[data-changed]': { backgroundColor: colour.primary.soft, color: colour.primary.ink },
    '&[data-changed]::after': { borderColor: colour.primary.ink, borderWidth: line.thick },
    '[data-lit] &': { color: colour.primary.ink },
    '[data-lit] &::after': { borderColor: colour.primary.ink, borderWidth: line.thick },
  },
  '@container': { [container.narrow]: { fontSize: vars.text.title } },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})

export const meaning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-state="open"]': { color: colour.primary.ink },
    '&[data-state="wrong"]': { color: colour.danger.ink },
    '&:is([data-state="left-out"], [data-state="unread"])': { color: colour.inkFaint },
  },
  // There is room for one meaning at a time, below the row.
  '@container': { [container.narrow]: { display: 'none' } },
})

/** On a narrow plate: the meaning of the current part, or of the next one to answer. */
export const told = style({
  display: 'none',
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: `${line.thin} solid ${colour.lineSoft}`,
  overflow: 'hidden',
  fontSize: vars.text.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [container.narrow]: { display: 'block' } },
})

export const toldName = style({ color: colour.inkSoft })
