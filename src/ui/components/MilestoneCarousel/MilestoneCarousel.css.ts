import { style } from '@vanilla-extract/css'
import { milestoneSlides } from '../../../domain/content/milestone.ts'
import { still } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space.s3 })

export const controls = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': { print: { display: 'none' } },
})

export const track = style({
  display: 'flex',
  margin: 0,
  padding: `${space.s1} 0 ${space.s4}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  '@media': {
    [still]: { scrollBehavior: 'auto' },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
})

/** Browser text of 16 pixels: the widths of the rule in `rem`, so that larger text counts as a narrower page. */
const textPixels = 16
const share = (slides: number) => `calc(100% / ${slides})`
const [narrow, ...wider] = milestoneSlides

export const slide = style({
  flex: `0 0 ${share(narrow.slides)}`,
  scrollSnapAlign: 'start',
  paddingInlineEnd: space.s4,
  '@media': Object.fromEntries(
    wider.map(({ from, slides }) => [
      `screen and (min-width: ${from / textPixels}rem)`,
      { flexBasis: share(slides) },
    ]),
  ),
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  height: '100%',
  borderBlockStart: `${vars.line.thick} solid ${colour.primary.fill}`,
  paddingBlockStart: space.s3,
})

export const year = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.title,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  color: colour.primary.ink,
})

export const frame = style({
  aspectRatio: '16 / 9',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
  overflow: 'hidden',
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const text = style({ color: colour.inkSoft })
