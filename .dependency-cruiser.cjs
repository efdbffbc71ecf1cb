/**
 * The import fence: who may know whom. The table that the first rules are made of is scripts/layers.cjs, and
 * test/architecture/boundaries.test.ts proves that all of them bite.
 */
const { areas, knownFiles, layers, nodeFiles, ownFiles } = require('./scripts/layers.cjs')

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const library = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

const ruleName = (layer) => layer.replaceAll(/[/ ]/g, '-')

const layerRules = layers.flatMap((each) => {
  const { layer, knows, libraries } = each
  const others = forbid(
    `${ruleName(layer)}-layers`,
    `Of the shop, ${layer} knows itself and: ${knows.join(', ') || 'nothing'}.`,
    ownFiles(each),
    {
      path: '^(src|server|reference-backend|reference-vault|demo|test)/',
      pathNot: knownFiles(each),
    },
  )
  if (!libraries) return [others]
  const outside = forbid(
    `${ruleName(layer)}-libraries`,
    `From outside, ${layer} knows: ${libraries.join(', ') || 'nothing'}.`,
    ownFiles(each),
    {
      dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'],
      pathNot: libraries.length === 0 ? '^$' : library(...libraries),
    },
  )
  return [others, outside]
})

const laterAreas = areas.slice(0, -1).flatMap((group, index) => {
  const later = areas.slice(index + 1).flat()
  return ['domain', 'application'].map((layer) =>
    forbid(
      `${layer}-${group.join('-')}-knows-no-later-area`,
      `In ${layer}, ${group.join(' and ')} must not know ${later.join(', ')}.`,
      { path: `^src/${layer}/(${group.join('|')})/` },
      { path: `^src/${layer}/(${later.join('|')})/` },
    ),
  )
})

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle has no beginning to read from.', {}, { circular: true }),
    ...layerRules,
    ...laterAreas,
    forbid(
      'ids-are-made-by-their-constructors',
      'Only the domain marks a text as checked; everything else calls the constructor of the id.',
      { path: '^src/', pathNot: '^src/domain/' },
      { path: '^src/domain/shared/brand\\.ts$' },
    ),
    forbid(
      'spreadsheets-in-one-place',
      'Files are read and written in a worker, behind the port for spreadsheets.',
      { path: '^src/', pathNot: '^src/adapters/browser/spreadsheet/' },
      { path: library('papaparse', 'hucre') },
    ),
    forbid(
      'one-composition-root',
      'The container is built in adapters/wiring and known nowhere else.',
      {
        path: '^(src|server|reference-backend|reference-vault|demo)/',
        pathNot: '^src/adapters/wiring/',
      },
      { path: library('inversify', 'reflect-metadata') },
    ),
    forbid(
      'node-behind-the-platform',
      'The reference backend runs in a browser, too: what only Node has stands behind its platform.',
      { path: '^reference-backend/', pathNot: nodeFiles },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'platform-by-its-name',
      'The build chooses the platform: nobody names one of its folders.',
      { path: '^(src|server|reference-backend|reference-vault|demo)/', pathNot: '/platform/' },
      { path: '^reference-backend/platform/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    forbid(
      'view-asks-views',
      'The view asks the view of a chart and sends events; what a chart remembers is its own.',
      { path: '^src/ui/' },
      { path: '^src/(domain|application)/.*\\.(context|updates|guards|effects)\\.ts$' },
    ),
    forbid(
      'components-know-no-chart',
      'A component receives values; parts and pages start charts.',
      { path: '^src/ui/components/' },
      { path: '\\.machine\\.ts$' },
    ),
    forbid(
      'pages-know-not-each-other',
      'What two pages share is a component, or a part where it speaks to a chart.',
      { path: '^src/ui/pages/([^/]+)/' },
      { path: '^src/ui/pages/', pathNot: '^src/ui/pages/$1/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(svg|woff2|css)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
