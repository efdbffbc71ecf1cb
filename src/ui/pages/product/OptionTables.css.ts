import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** Its cells have no names of their own: hundreds of them stand in a page. */
export const options = style({ inlineSize: '100%', fontSize: vars.text.small })

globalStyle(`${options} :is(th, td)`, {
  padding: `${space.s1} ${space.s2}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
})

globalStyle(`${options} thead th`, { color: colour.inkSoft, fontWeight: vars.weight.medium })

globalStyle(`${options} tbody th`, { fontFamily: vars.font.mono, whiteSpace: 'nowrap' })

globalStyle(`${options} td:last-child`, { color: colour.inkSoft, whiteSpace: 'nowrap' })

globalStyle(`${options} p`, { color: colour.inkSoft })

globalStyle(`${options} tr[data-chosen]`, { backgroundColor: colour.primary.soft })

globalStyle(`${options} em`, { fontStyle: 'normal', color: colour.primary.ink })

globalStyle(`${options} tr`, { breakInside: 'avoid' })
