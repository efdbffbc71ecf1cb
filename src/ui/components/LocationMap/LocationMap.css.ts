import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const map = style({
  position: 'relative',
  height: '24rem',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
})

/** Its colour is that of the land on the map. */
export const target = style({ width: '100%', height: '100%', color: colour.line })

export const controls = style({
  position: 'absolute',
  insetBlockStart: space.s3,
  insetInlineEnd: space.s3,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
})

export const source = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  padding: `0 ${space.s2}`,
  backgroundColor: colour.surface,
  color: colour.inkSoft,
  fontSize: vars.text.note,
})

export const failed = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space.s6,
  color: colour.inkSoft,
  textAlign: 'center',
})

/** A drop on its point. */
export const mark = style({
  display: 'block',
  width: vars.size.icon,
  height: vars.size.icon,
  border: `${vars.line.thick} solid ${colour.surface}`,
  borderRadius: `${vars.radius.round} ${vars.radius.round} 0 ${vars.radius.round}`,
  // A site may have any colour: the dark line tells the mark from land and sea.
  boxShadow: `0 0 0 ${vars.line.thin} ${colour.ink}`,
  backgroundColor: colour.primary.fill,
  transform: 'rotate(45deg)',
  selectors: { '&:hover': { backgroundColor: colour.primary.fillHover } },
})
