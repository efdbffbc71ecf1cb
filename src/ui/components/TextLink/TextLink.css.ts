import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

/** The look of a link in text, also for the router's links. */
export const linkLook = recipe({
  base: {
    borderRadius: vars.line.thick,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.line.thin,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecorationThickness: vars.line.thick } },
  },
  variants: {
    tone: {
      /** Blue and underlined: in running text. */
      primary: { color: colour.primary.ink, textDecorationLine: 'underline' },
      /** Blue, underlined when pointed at: where a list of links makes plain what they are. */
      plain: {
        color: colour.primary.ink,
        fontWeight: vars.weight.medium,
        textDecorationLine: 'none',
        selectors: { '&:hover': { textDecorationLine: 'underline' } },
      },
      /** In the colour of the text around it: crumbs, footers. */
      quiet: {
        color: colour.inkSoft,
        textDecorationLine: 'none',
        selectors: { '&:hover': { color: colour.ink, textDecorationLine: 'underline' } },
      },
    },
  },
  defaultVariants: { tone: 'primary' },
})
