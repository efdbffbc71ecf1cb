import { siteThemeVariables } from './site-theme-variables.ts'

/**
 * Dresses the document in the site's primary colour, over the theme's own. Sets properties one by
 * one, which the strict style policy allows where a style text would be refused.
 */
export function applySiteTheme(root: HTMLElement, chosen: string): void {
  for (const [name, value] of siteThemeVariables(chosen)) root.style.setProperty(name, value)
}
