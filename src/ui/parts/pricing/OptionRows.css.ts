import { style } from '@vanilla-extract/css'
import { forcedColours, container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const frame = style({ minWidth: 0, containerType: 'inline-size' })

export const legend = style({
  marginBlockEnd: space.s2,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
})

export const aside = style({ color: colour.inkSoft, fontWeight: vars.weight.regular })

export const rows = style({ display: 'grid' })

/** One line where there is room: mark, code, words, meaning, effect, each below the one above. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `auto 14rem minmax(0, 1fr)`,
  columnGap: space.s3,
  alignItems: 'baseline',
  padding: `${space.s2} ${space.s2}`,
  borderRadius: vars.radius.corner,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&:has(:checked)': { backgroundColor: colour.primary.soft },
    '&:has(:focus-visible)': {
      outline: `${line.thick} solid ${colour.primary.ink}`,
      outlineOffset: `calc(-1 * ${line.thin})`,
    },
    '&:has(:disabled)': { backgroundColor: colour.canvas, cursor: 'not-allowed' },
  },
  '@container': {
    [container.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})

export const radio = style({
  appearance: 'none',
  alignSelf: 'start',
  width: vars.size.tick,
  height: vars.size.tick,
  marginBlockStart: line.thick,
  border: `${line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: colour.primary.ink, borderWidth: line.bold },
    '&:focus-visible': { outline: 'none' },
    '[data-missing] &': { borderColor: colour.danger.mark },
    '&:disabled': { borderColor: colour.control, backgroundColor: colour.sunken },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
})

export const code = style({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  color: colour.inkSoft,
  selectors: { ':checked + * > &': { color: colour.primary.ink } },
})

export const title = style({
  lineHeight: vars.leading.tight,
  selectors: { ':checked + * > &': { fontWeight: vars.weight.medium } },
})

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  color: colour.inkSoft,
  '@container': { [container.narrow]: { gridColumn: 2, paddingInlineStart: '3.25rem' } },
})

export const description = style({ flex: '1 1 14rem', minWidth: 0, hyphens: 'auto' })

export const effect = style({
  display: 'inline-flex',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space.s1,
  color: colour.warning.ink,
})

/** What it would change about the price: at the end of the row, above each other. */
export const difference = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  color: colour.ink,
  selectors: { '&[data-gain]': { color: colour.success.ink } },
})

export const preview = style({ color: colour.info.ink, fontWeight: vars.weight.medium })

export const select = style({ maxWidth: vars.measure.medium })

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  marginBlockStart: space.s2,
  fontSize: vars.text.small,
  color: colour.inkSoft,
})

export const note = style({ fontSize: vars.text.small, color: colour.inkSoft })
