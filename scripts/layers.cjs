/**
 * The layers of the shop: what each may import of the others, which libraries, and the order of the areas. The
 * import fence
 * (.dependency-cruiser.cjs) is made of this table, and a test holds the one in ARCHITECTURE.md against it.
 */

/** The files of the domain that use a library of their own. */
const charts = 'src/domain/.*\\.machine\\.ts$|src/domain/shared/actor-slot\\.ts$'
const calendar = 'src/domain/shared/calendar-(date|period)\\.ts$'

const service = ['domain', 'failure', 'ports', 'adapters/http']
const adapters = ['http', 'commerce', 'content', 'search', 'vendure', 'browser', 'server'].map(
  (of) => `adapters/${of}`,
)
const charted = ['domain', 'application']
const look = ['ui/theme', 'ui/lazy', 'ui/components', 'ui/i18n', 'ui hooks', 'ui/addresses']

const wire = ['fp-ts', 'io-ts']
const view = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  'i18next',
  'react-i18next',
  'xstate',
  '@xstate/react',
  'fp-ts',
  '@vanilla-extract/css',
]

/**
 * A layer knows itself, `knows` and `libraries`, and nothing else. `files` is where its files are; a layer that
 * is a part of another one stands before it, and is left out of it.
 */
const layers = [
  { layer: 'domain charts', files: charts, knows: ['domain'], libraries: ['fp-ts', 'xstate'] },
  {
    layer: 'domain calendar',
    files: calendar,
    knows: ['domain'],
    libraries: ['fp-ts', 'date-fns', '@date-fns/utc'],
  },
  { layer: 'domain', files: '^src/domain/', knows: [], libraries: ['fp-ts'] },
  {
    layer: 'failure',
    files: '^src/application/failure\\.ts$',
    knows: ['domain'],
    libraries: [],
  },
  {
    layer: 'ports',
    files: '^src/application/ports/',
    knows: ['domain', 'failure'],
    libraries: ['fp-ts'],
  },
  {
    layer: 'application',
    files: '^src/application/(?!ports/)',
    knows: ['domain', 'ports'],
    libraries: ['fp-ts', 'xstate'],
  },
  {
    layer: 'adapters/http',
    files: '^src/adapters/http/',
    knows: ['domain', 'failure', 'ports'],
    libraries: wire,
  },
  {
    layer: 'adapters/commerce',
    files: '^src/adapters/commerce/',
    knows: service,
    libraries: wire,
  },
  { layer: 'adapters/content', files: '^src/adapters/content/', knows: service, libraries: wire },
  { layer: 'adapters/search', files: '^src/adapters/search/', knows: service, libraries: wire },
  // What it says of a product is the document that the search service says.
  {
    layer: 'adapters/vendure',
    files: '^src/adapters/vendure/',
    knows: [...service, 'adapters/search'],
    libraries: wire,
  },
  {
    layer: 'adapters/browser',
    files: '^src/adapters/browser/',
    knows: service,
    libraries: [
      ...wire,
      'react',
      'react-dom',
      'react-toastify',
      'papaparse',
      'hucre',
      'pdfkit',
      '@fontsource/ibm-plex-mono',
      '@fontsource/ibm-plex-sans',
      'web-vitals',
    ],
  },
  // Of a page that is drawn for nobody in particular.
  { layer: 'adapters/server', files: '^src/adapters/server/', knows: service, libraries: wire },
  {
    layer: 'adapters/wiring',
    files: '^src/adapters/wiring/',
    knows: ['domain', 'application', 'ports', ...adapters],
    libraries: ['fp-ts', 'inversify'],
  },
  {
    layer: 'ui/theme',
    files: '^src/ui/theme/',
    knows: [],
    libraries: ['@vanilla-extract/css'],
  },
  {
    layer: 'ui/lazy',
    files: '^src/ui/(lazy\\.tsx|when-at-rest\\.ts|first-drawing\\.ts)$',
    knows: ['application'],
    libraries: ['react'],
  },
  {
    layer: 'ui/components',
    files: '^src/ui/components/',
    knows: ['domain', 'ui/theme', 'ui/lazy'],
    libraries: [
      'react',
      'react-dom',
      '@base-ui/react',
      'lucide-react',
      'dompurify',
      'hast-util-from-html',
      'hast-util-sanitize',
      'hast-util-to-html',
      'property-information',
      'unist-util-visit',
      'lean-qr',
      'ol',
      'world-atlas',
      '@vanilla-extract/css',
      '@vanilla-extract/recipes',
    ],
  },
  {
    layer: 'ui/i18n',
    files: '^src/ui/i18n/',
    knows: [...charted, 'ui/components'],
    libraries: ['react', 'i18next', 'react-i18next'],
  },
  // How the view names, reads and opens addresses of the shop; which pages stand there is known to the routes alone.
  {
    layer: 'ui/addresses',
    files: '^src/ui/addresses/',
    knows: ['domain', 'ui/components', 'ui/i18n', 'ui hooks'],
    libraries: ['@tanstack/react-router', 'react-i18next'],
  },
  {
    layer: 'ui/parts',
    files: '^src/ui/parts/',
    knows: [...charted, ...look],
    libraries: view,
  },
  {
    layer: 'ui/shell',
    files: '^src/ui/shell/',
    knows: [...charted, ...look, 'ui/parts'],
    libraries: view,
  },
  {
    layer: 'ui/pages',
    files: '^src/ui/pages/',
    knows: [...charted, ...look, 'ui/parts'],
    libraries: view,
  },
  {
    layer: 'ui/routes',
    files: '^src/ui/routes/',
    knows: [
      ...charted,
      'ui/lazy',
      'ui/components',
      'ui/i18n',
      'ui hooks',
      'ui/addresses',
      'ui/parts',
      'ui/shell',
      'ui/pages',
    ],
    libraries: view,
  },
  {
    layer: 'ui/App',
    files: '^src/ui/App\\.tsx$',
    knows: [...charted, ...look, 'ui/routes'],
    libraries: [...view, '@base-ui/react'],
  },
  {
    layer: 'ui hooks',
    files: '^src/ui/[^/]+$',
    knows: [...charted, 'ui/theme', 'ui/lazy', 'ui/components', 'ui/i18n'],
    libraries: view,
  },
  {
    layer: 'entries',
    files: '^src/((page|take-over)/.+|[^/]+)$',
    knows: [
      ...charted,
      ...adapters,
      'adapters/wiring',
      ...look,
      'ui/shell',
      'ui/pages',
      'ui/routes',
      'ui/App',
    ],
    libraries: ['react', 'react-dom'],
  },
  // It puts backend, files and pages behind one port; the pages are those of the built renderer.
  { layer: 'server', files: '^server/', knows: ['reference-backend'], libraries: undefined },
  // The shop without a server: the entry of the shop and the handler of the backend, each as it is, in one browser.
  {
    layer: 'demo',
    files: '^demo/',
    knows: ['reference-backend', 'entries', 'ui/theme', 'ui/components'],
    libraries: undefined,
  },
  // What the server is made of is no business of the shop's.
  { layer: 'reference-backend', files: '^reference-backend/', knows: [], libraries: undefined },
  // Card data is typed here and goes nowhere else: it shares no line with the shop or its backend.
  { layer: 'reference-vault', files: '^reference-vault/', knows: [], libraries: undefined },
]

/**
 * Files of the reference backend that may speak to Node: its platform, and what opens it on a machine. All others run in a
 * browser as well, where `#platform/…` is the other folder of that platform.
 */
const nodeFiles = [
  '^reference-backend/platform/node/',
  '^reference-backend/server/(dev-middleware|graceful-stop|listener|project-root)\\.ts$',
  '^reference-backend/database/(database|directory-lock)\\.ts$',
  '^reference-backend/internal/review-key\\.ts$',
]

/** Areas in their order; within a layer an area knows `shared`, its own group and the groups before it. */
const areas = [
  ['content', 'account'],
  ['form'],
  ['catalogue'],
  ['search', 'pricing', 'wish-list', 'finder'],
  ['quote', 'cart'],
  ['order'],
  ['payment'],
  ['checkout'],
  ['delivery'],
  ['draft-order'],
  ['bulk-order'],
]

/** The files of a layer for which its row holds: without those of the layers that are a part of it. */
function ownFiles({ layer, files }) {
  const before = layers.slice(
    0,
    layers.findIndex((each) => each.layer === layer),
  )
  return { path: files, pathNot: before.map((each) => each.files) }
}

/** The files that a layer may import. */
function knownFiles({ files, knows }) {
  return [files, ...layers.filter(({ layer }) => knows.includes(layer)).map((each) => each.files)]
}

module.exports = { areas, knownFiles, layers, nodeFiles, ownFiles }
