import { vars } from './contract.css.ts'

/** A link in a card whose press area is the whole card; its words are still what is read and marked. */
export const cardLink = {
  color: vars.colour.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.line.thick} solid ${vars.colour.primary.ink}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
      borderRadius: vars.radius.corner,
    },
  },
} as const
