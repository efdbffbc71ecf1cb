/**
 * The import fence: who may know whom. ARCHITECTURE.md holds the table that these rules spell out, and
 * test/architecture/boundaries.test.ts proves that they bite.
 */

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const library = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Areas in their order; within a layer an area knows `shared`, its own group and the groups before it. */
const groups = [
  ['content', 'account'],
  ['form'],
  ['catalogue'],
  ['search', 'pricing', 'wish-list'],
  ['quote', 'cart'],
  ['order'],
  ['draft-order'],
  ['bulk-order'],
]
const laterAreas = groups.slice(0, -1).flatMap((group, index) => {
  const later = groups.slice(index + 1).flat()
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
    forbid(
      'domain-knows-nobody',
      'The domain takes values and gives values; it knows no other layer.',
      { path: '^src/domain/' },
      { path: '^(src/(application|adapters|ui|main|ahead)|reference-backend|test)' },
    ),
    forbid(
      'domain-libraries',
      'The domain may use fp-ts data, and nothing else from outside.',
      {
        path: '^src/domain/',
        pathNot: '(\\.machine\\.ts|shared/actor-slot\\.ts|shared/calendar-(date|period)\\.ts)$',
      },
      {
        dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'],
        pathNot: library('fp-ts'),
      },
    ),
    forbid(
      'domain-charts-libraries',
      'A chart of the domain may use XState and fp-ts data.',
      { path: '^src/domain/.*(\\.machine\\.ts|shared/actor-slot\\.ts)$' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: library('fp-ts', 'xstate') },
    ),
    forbid(
      'ids-are-made-by-their-constructors',
      'Only the domain marks a text as checked; everything else calls the constructor of the id.',
      { path: '^src/', pathNot: '^src/domain/' },
      { path: '^src/domain/shared/brand\\.ts$' },
    ),
    forbid(
      'dates-in-one-place',
      'date-fns stands behind the calendar files of shared only.',
      { path: '^src/', pathNot: '^src/domain/shared/calendar-(date|period)\\.ts$' },
      { path: library('date-fns', '@date-fns/utc') },
    ),
    forbid(
      'calendar-date-libraries',
      'The calendar knows date-fns and nothing else.',
      { path: '^src/domain/shared/calendar-(date|period)\\.ts$' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: library('date-fns', '@date-fns/utc'),
      },
    ),
    forbid(
      'application-knows-inwards',
      'The application knows the domain; adapters and the view know the application.',
      { path: '^src/application/' },
      { path: '^(src/(adapters|ui|main|ahead)|reference-backend|test)' },
    ),
    forbid(
      'application-libraries',
      'Flows use fp-ts and XState.',
      { path: '^src/application/' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: library('fp-ts', 'xstate') },
    ),
    forbid(
      'ports-know-only-the-domain',
      'A port is a role in the trade: no flow, no chart.',
      { path: '^src/application/ports/' },
      { path: '^src/application/', pathNot: '^src/application/(ports/|failure\\.ts$)' },
    ),
    forbid(
      'adapters-know-ports',
      'An adapter knows ports, failures and values; flows are not its business.',
      { path: '^src/adapters/(http|commerce|content|search|browser)/' },
      { path: '^src/(application|ui)/', pathNot: '^src/application/(ports/|failure\\.ts$)' },
    ),
    forbid(
      'adapters-know-not-each-other',
      'Adapters of one service do not know those of another; http is shared.',
      { path: '^src/adapters/(commerce|content|search|browser)/' },
      { path: '^src/adapters/', pathNot: '^src/adapters/($1|http)/' },
    ),
    forbid(
      'adapters-libraries',
      'Adapters use fp-ts and io-ts; the browser ones also what their part of the browser needs.',
      { path: '^src/adapters/(http|commerce|content|search)/' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: library('fp-ts', 'io-ts') },
    ),
    forbid(
      'spreadsheets-in-one-place',
      'Files are read and written in a worker, behind the port for spreadsheets.',
      { path: '^src/', pathNot: '^src/adapters/browser/spreadsheet/' },
      { path: library('papaparse', 'hucre') },
    ),
    forbid(
      'codecs-at-the-wire',
      'io-ts is used where answers are decoded, and nowhere else.',
      { path: '^src/', pathNot: '^src/adapters/' },
      { path: library('io-ts') },
    ),
    forbid(
      'one-composition-root',
      'The container is built in adapters/wiring and known nowhere else.',
      { path: '^(src|reference-backend)/', pathNot: '^src/(adapters/wiring/|main\\.tsx$)' },
      { path: library('inversify', 'reflect-metadata') },
    ),
    forbid(
      'view-knows-the-storefront',
      'The view is given a storefront; it knows no port, no adapter and no container.',
      { path: '^src/ui/' },
      { path: '^src/(adapters|main|ahead)' },
    ),
    forbid(
      'components-are-blocks',
      'A component receives props; it knows no page, no route, no chart and no translation.',
      { path: '^src/ui/components/' },
      {
        path: [
          '^src/ui/(pages|parts|routes|i18n|storefront-context)',
          '^src/application/',
          library('xstate', '@xstate', 'i18next', 'react-i18next'),
        ],
      },
    ),
    forbid(
      'pages-know-not-each-other',
      'What two pages share is a component, or a part where it speaks to a chart.',
      { path: '^src/ui/pages/([^/]+)/' },
      { path: '^src/ui/pages/', pathNot: '^src/ui/pages/$1/' },
    ),
    forbid(
      'parts-know-no-page',
      'A part of the view speaks to charts and is shared by pages; it does not know which.',
      { path: '^src/ui/parts/' },
      { path: '^src/ui/pages/' },
    ),
    forbid(
      'view-keeps-no-server',
      'Server libraries stay on the server, spreadsheets and toasts in their adapters.',
      { path: '^src/ui/' },
      {
        path: library('hono', '@hono', 'drizzle-orm', 'pg', '@electric-sql', 'inversify', 'io-ts'),
      },
    ),
    forbid(
      'backend-is-a-second-reading',
      'The reference backend shares no code with the shop.',
      { path: '^reference-backend/' },
      { path: '^src/' },
    ),
    forbid(
      'shop-knows-no-backend',
      'The shop knows the wire, not the server behind it.',
      { path: '^src/' },
      { path: '^(reference-backend|test)/' },
    ),
    ...laterAreas,
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
