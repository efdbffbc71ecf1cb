/** The looks of a page that the Vite dev server draws: without them it would be bare until its scripts are there. */

/** Of a module, what is asked here (Vite's own `EnvironmentModuleNode` is one). */
interface KnownModule {
  readonly id: string | null
  readonly url: string
  readonly importedModules: ReadonlySet<KnownModule>
}

const sheet = /\.css(?:$|\?)/

/** The style sheets that a module has brought with it, those of what it imports first. */
export function sheetsOf(entry: KnownModule): readonly KnownModule[] {
  const seen = new Set<KnownModule>()
  const sheets: KnownModule[] = []
  const visit = (module: KnownModule) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) visit(imported)
    if (sheet.test(module.id ?? '')) sheets.push(module)
  }
  visit(entry)
  return sheets
}

/** The page with these styles, each under the name by which Vite's client finds it and changes it later. */
export function withStyles(
  html: string,
  styles: readonly { readonly id: string; readonly text: string }[],
): string {
  const written = styles.map(
    ({ id, text }) =>
      `<style type="text/css" data-vite-dev-id="${id.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${text.replaceAll('</', String.raw`<\/`)}</style>`,
  )
  return html.replace('</head>', (end) => written.join('') + end)
}
