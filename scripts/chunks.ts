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
  // Behind the door of the shop.
  {
    name: 'container',
    test: path('/wiring/container|/node_modules/(inversify|@inversifyjs|reflect-metadata)/'),
    priority: 7,
  },
  // What the pages share beyond that.
  {
    name: 'fields',
    test: path(
      '/components/(Field|TextField|PasswordField|Card|LinkButton)/|icons/(eye|calculator)',
    ),
    priority: 7,
  },
  {
    name: 'ways',
    test: path('/components/(Breadcrumbs|Link)/|/routes/router-link|/ui/use-units'),
    priority: 6,
  },
  {
    name: 'html',
    test: path('/components/SanitisedHtml/(SanitisedHtml|plain-markup)'),
    priority: 6,
  },
  {
    name: 'codes',
    test: path('/domain/catalogue/(model-code|modifier|product)|/components/ModelCodeRibbon/'),
    priority: 6,
  },
  {
    name: 'commerce',
    test: path('/wiring/commerce.module|/commerce/wire/(account|address|done|reading)'),
    priority: 6,
  },
  {
    name: 'trade',
    test: path(
      [
        '/components/(Badge|SelectField|NumberText)/',
        '/lucide-react/.*/(check|plus|minus|pencil|copy|circle-dot)\\.',
        '/i18n/(format|login-notice-words)',
        '/domain/shared/',
        '/node_modules/date-fns/',
        '/http/day',
        '/domain/pricing/(lead-time|quantity-rule|price-visibility|card-price)',
        '/application/confirm-write',
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
  // Where most visits begin; neither is large enough to harm who needs but a part of it.
  { name: 'search', test: path('/wiring/shelves'), priority: 3 },
  {
    name: 'sign-in',
    test: path('/pages/sign-in/(SignInPage|SignInForm|use-sign-in)|/parts/sign-in/CounterFrame'),
    priority: 3,
  },
]
