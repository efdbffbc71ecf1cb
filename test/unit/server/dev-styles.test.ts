import { describe, expect, it } from 'vitest'
import { sheetsOf, withStyles } from '../../../server/dev-styles.ts'

type Known = Parameters<typeof sheetsOf>[0]

const module = (id: string, ...imported: readonly Known[]): Known => ({
  id,
  url: id,
  importedModules: new Set(imported),
})

describe('the looks of a page of the dev server', () => {
  it('are all that was brought along, once each, those of what is imported first', () => {
    const base = module('/base.css')
    const button = module('/button.ts', base, module('/button.css.ts.vanilla.css'))
    const page = module('/page.tsx', button, base, module('/page.css?used'), module('/css.ts'))
    expect(sheetsOf(page).map(({ id }) => id)).toEqual([
      '/base.css',
      '/button.css.ts.vanilla.css',
      '/page.css?used',
    ])
  })

  it('stand in its head under their names, and end nothing', () => {
    const styles = [{ id: '/a"&.css', text: 'a::after { content: "</style>" }' }]
    expect(withStyles('<head></head>', styles)).toBe(
      String.raw`<head><style type="text/css" data-vite-dev-id="/a&quot;&amp;.css">a::after { content: "<\/style>" }</style></head>`,
    )
  })
})
