/** Says in the page itself what its fonts are: with the sheet, which comes later, a browser would lay out every text anew. */
import { parse } from 'postcss'
import type { Plugin, Rolldown } from 'vite'

/** For a build: the rules for fonts stand in `index.html`, and not in the sheet. */
export function fontRules(): Plugin {
  return {
    name: 'manifold-font-rules',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        {
          tag: 'style',
          children: Object.values(bundle).map(takenFrom).join(''),
          injectTo: 'head',
        },
      ],
    },
  }
}

function takenFrom(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return ''
  const sheet = parse(String(file.source))
  const rules: string[] = []
  sheet.walkAtRules('font-face', (rule) => {
    rules.push(String(rule))
    rule.remove()
  })
  file.source = String(sheet)
  return rules.join('')
}
