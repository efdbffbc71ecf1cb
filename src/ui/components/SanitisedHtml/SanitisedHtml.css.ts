import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

/** `contain` keeps whatever is inside from covering anything outside (T19). */
export const prose = style({
  contain: 'paint',
  maxWidth: vars.measure.text,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** One line high, so that little moves when the words arrive. */
export const waiting = style({ minHeight: '1lh' })

globalStyle(`${prose} > * + *`, { marginBlockStart: space.s3 })
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space.s5 })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} :is(h1, h2, h3, h4, h5, h6)`, { fontWeight: vars.weight.strong })
globalStyle(`${prose} a`, { color: colour.primary.ink })
globalStyle(`${prose} :is(img, video)`, { maxWidth: '100%', height: 'auto' })
globalStyle(`${prose} th`, { fontWeight: vars.weight.strong, textAlign: 'start' })
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space.s1} ${space.s3} ${space.s1} 0`,
  borderBlockEnd: `${line.thin} solid ${colour.lineSoft}`,
})
