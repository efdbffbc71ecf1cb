import { globalLayer, globalStyle } from '@vanilla-extract/css'

// A layer, because unlayered rules always win over it: no block depends on the order in which its
// chunk's stylesheet arrives after this one.
const layer = globalLayer('reset')

const rules: Readonly<Record<string, Parameters<typeof globalStyle>[1]>> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, pre':
    { margin: 0, padding: 0 },
  'h1, h2, h3, h4, h5, h6': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minInlineSize: 0 },
  'input, button, textarea, select': {
    margin: 0,
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { padding: 0, border: 0, background: 'none' },
  a: { color: 'inherit' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  table: { borderCollapse: 'collapse', borderSpacing: 0 },
  'th, td': { padding: 0, textAlign: 'start', fontWeight: 'inherit' },
  // Found by the page search: the browser itself opens such a part.
  '[hidden]:not([hidden="until-found"])': { display: 'none !important' },
}

for (const [selector, rule] of Object.entries(rules)) {
  globalStyle(selector, { '@layer': { [layer]: rule } })
}
