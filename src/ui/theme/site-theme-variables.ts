import { vars } from './contract.css.ts'
import { sitePrimary } from './site-theme.ts'

const variableName = (reference: string) => reference.replace(/^var\((--[^,)]+).*$/, '$1')

/** The CSS variables of a site's primary colours by name; none when the colour cannot be read. */
export function siteThemeVariables(chosen: string): readonly (readonly [string, string])[] {
  const primary = sitePrimary(chosen)
  if (primary === undefined) return []
  const { fill, fillHover, fillActive, onFill, edge, ink, soft, line } = vars.colour.primary
  return [
    [variableName(fill), primary.fill],
    [variableName(fillHover), primary.fillHover],
    [variableName(fillActive), primary.fillActive],
    [variableName(onFill), primary.onFill],
    [variableName(edge), primary.edge],
    [variableName(ink), primary.ink],
    [variableName(soft), primary.soft],
    [variableName(line), primary.line],
  ]
}

/**
 * The same as a style that stands in a page: stronger than the theme of the sheet, which comes after it. Its values are
 * computed, so nothing of what was chosen stands in it as it was written (T18).
 */
export function siteThemeStyle(chosen: string): string {
  const said = siteThemeVariables(chosen).map(([name, value]) => `${name}:${value}`)
  return said.length === 0 ? '' : `:root:root{${said.join(';')}}`
}
