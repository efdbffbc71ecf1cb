/**
 * Which modules of the built shop come in one file. Left alone, every module that two pages share becomes
 * a file of its own, and small files compress badly. A group holds what is wanted together; whatever is
 * in none keeps to itself, and what only one page needs is in the file of that page. Higher priority chooses
 * first. A group brings along whatever its modules need: what belongs to one page has no place in it.
 */
const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

export const chunks = [
  // The head start, and what all files need: it is asked for first and must bring nothing else along.
  { name: 'ahead', test: path('/src/ahead\\.ts|preload-helper|rolldown/runtime'), priority: 10 },
  // What every page needs, from the first moment on.
  { name: 'libraries', tags: ['$initial' as const], test: path('/node_modules/'), priority: 9 },
  { name: 'shop', tags: ['$initial' as const], priority: 8 },
  // The commerce engine behind its ports.
  {
    name: 'engine',
    test: path(
      '/wiring/engine|/src/adapters/commerce/|/node_modules/(inversify|@inversifyjs|reflect-metadata)/',
    ),
    priority: 7,
  },
  // What the pages share beyond that: blocks of many pages, those of lists, those of forms.
  {
    name: 'ways',
    test: path(
      [
        '/components/(Breadcrumbs|Link|Badge)/|/routes/router-link',
        '/ui/use-near|/lucide-react/.*/arrow-right\\.',
      ].join('|'),
    ),
    priority: 7,
  },
  {
    name: 'lists',
    test: path(
      [
        '/components/(PageHeading|EmptyState|Checkbox|Pagination|ListingBanner)/',
        '/lucide-react/.*/(arrow-left|funnel)\\.',
        '/ui/use-(program|kept-focus)|/parts/content/(PageBanner|content-link)',
      ].join('|'),
    ),
    priority: 6,
  },
  {
    name: 'fields',
    test: path('/components/(PasswordField|LinkButton|Card)/|icons/(eye|calculator)'),
    priority: 6,
  },
  {
    name: 'goods',
    test: path(
      [
        '/components/(LoginNotice|NumberText|Figure)/|/i18n/login-notice-words',
        '/components/SanitisedHtml/(SanitisedHtml|plain-markup)|/ui/use-units',
        '/lucide-react/.*/(check|plus|minus|pencil|copy|circle-dot)\\.',
        '/domain/catalogue/(modifier|product\\.|product-picture|sku-options|card-quantity)',
        '/domain/pricing/(quantity-rule|price-visibility|card-price|sku-offer)',
        '/parts/pricing/use-plain-price|/i18n/format-price',
      ].join('|'),
    ),
    priority: 6,
  },
  {
    name: 'codes',
    test: path('/domain/catalogue/(model-code|product-code)|/components/ModelCodeRibbon/'),
    priority: 5,
  },
  {
    name: 'trade',
    test: path(
      [
        '/components/SelectField/|/parts/pricing/(price-words|quantity-words)|/i18n/format\\.',
        // Weeks and months are for files of lines; they come with those.
        '/domain/shared/(?!calendar-period)|/http/day|/node_modules/@date-fns/',
        '/node_modules/date-fns/(?!(getISO|setISO|addWeeks|lastDay|startOf(ISO)?Week))',
        '/domain/pricing/lead-time|/application/confirm-write',
      ].join('|'),
    ),
    priority: 5,
  },
  {
    name: 'pricing',
    test: path(
      '/domain/pricing/(configuration|pricing-problem|asked-model|price-flow)|/application/pricing/calculate-price|/ui/parts/(model-code|pricing)/',
    ),
    priority: 4,
  },
  // Where most visits begin; none is large enough to harm who needs but a part of it.
  { name: 'catalogue', test: path('/wiring/catalogue|/application/catalogue/'), priority: 3 },
  {
    name: 'sign-in',
    test: path('/(pages|parts)/sign-in/(SignInPage|SignInForm|SignInFrame|use-sign-in)'),
    priority: 3,
  },
  { name: 'listing', test: path('/ui/pages/shop/(?!CardQuote)'), priority: 2 },
]
