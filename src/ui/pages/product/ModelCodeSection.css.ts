import { style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner } from '../../theme/sticky.css.ts'

const { colour, space, line } = vars

/** The plate stays in view while the questions scroll, where the window is high enough for both. */
export const plate = style({
  border: `${line.thin} solid ${colour.line}`,
  borderBlockStart: `${line.thick} solid ${colour.ink}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
    [`${from.laptop} and (min-height: 45rem)`]: {
      selectors: {
        // While it is typed into it may grow beyond the window.
        '&:not([data-reading])': {
          position: 'sticky',
          top: belowBanner(),
          zIndex: vars.layer.sticky,
        },
      },
    },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  padding: `${space.s1} ${space.s3}`,
  borderBlockEnd: `${line.thin} solid ${colour.lineSoft}`,
})

export const title = style({ fontSize: vars.text.small, fontWeight: vars.weight.strong })

export const progress = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&[data-complete]': { color: colour.success.ink } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '@media': {
    [below.tablet]: {
      flex: '1 1 100%',
      justifyContent: 'space-between',
      marginInline: `calc(-1 * ${space.s3})`,
    },
  },
})

export const note = style({ padding: `0 ${space.s3} ${space.s3}` })
