/**
 * Which modules of the built shop come in one file. Left alone, every module that two pages share becomes
 * a file of its own, and small files compress badly. A group holds what is wanted together; whatever is
 * in none keeps to itself, and what only one page needs is in the file of that page. Higher priority chooses
 * first. A group brings along whatever its modules need: what belongs to one page has no place in it.
 */
const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

export const chunks = [
  // The head start, and what all files need: it is asked for first and must bring nothing else along.
  {
    name: 'head-start',
    test: path('/src/head-start\\.ts|preload-helper|rolldown/runtime'),
    priority: 10,
  },
  // What every page needs, from the first moment on.
  { name: 'libraries', tags: ['$initial' as const], test: path('/node_modules/'), priority: 9 },
  // Texts are files of their own.
  { name: 'shop', tags: ['$initial' as const], test: path('^(?!.*/i18n/locales/)'), priority: 8 },
  // What the pages share beyond that: blocks of many pages, those of lists, those of forms.
  {
    name: 'ways',
    test: path(
      [
        '/components/(Breadcrumbs|Link|Badge|PageDescription)/|/routes/router-link',
        '/domain/content/(page-description|post)\\.',
        '/components/SanitisedHtml/(SanitisedHtml|plain-markup)',
        '/ui/use-(near|kept-focus)|/lucide-react/.*/(arrow-right|check|chevron-up|heart|rows-3|plus)\\.',
      ].join('|'),
    ),
    priority: 7,
  },
  // What prices, days and numbers are made of, read and written.
  {
    name: 'values',
    test: path(
      [
        '/domain/catalogue/product\\.|/domain/pricing/calculated-price|/http/(day|sku)\\.wire',
        '/i18n/(format\\.|format-price|intl-tag)|/parts/pricing/use-price-terms|/application/confirm-write',
        // Weeks and months are for files of lines; they come with those.
        '/domain/shared/(?!calendar-period)|/node_modules/@date-fns/',
        '/node_modules/date-fns/(?!(getISO|setISO|addWeeks|lastDay|startOf(ISO)?Week))',
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
        '/ui/use-(program|kept-focus)|/parts/content/(PageBanner|content-link)|/routes/no-such-page',
      ].join('|'),
    ),
    priority: 6,
  },
  {
    name: 'fields',
    test: path('/components/PasswordField/|icons/(eye-off|calculator)'),
    priority: 6,
  },
  {
    name: 'blocks',
    test: path('/components/(LinkButton|Card)/|icons/(eye|file-text)\\.'),
    priority: 7,
  },
  {
    name: 'goods',
    test: path(
      [
        '/components/(LoginNotice|NumberText|Figure)/|/i18n/login-notice-words',
        '/ui/use-units',
        '/lucide-react/.*/(check|minus|pencil|copy|circle-dot)\\.',
        '/domain/catalogue/(modifier|product-picture|sku-options)',
        '/domain/pricing/(quantity-rule|price-visibility|card-price|lead-time)',
        '/parts/(cart/CartOffer|sign-in/SignInLine)|/i18n/measure-words|/catalogue/(description-text|unit-system)',
        '/parts/pricing/use-plain-price|/parts/pricing/(price-words|quantity-words)',
      ].join('|'),
    ),
    priority: 6,
  },
  {
    name: 'codes',
    test: path(
      [
        '/domain/catalogue/(whole-model-code|model-code(-text|-trie|-reading)?\\.)',
        '/components/ModelCodeRibbon/(?!ModelCodeLine)|/i18n/ribbon-texts|/model-code/ribbon-segments',
      ].join('|'),
    ),
    priority: 6,
  },
  // The commerce engine behind its ports.
  {
    name: 'engine',
    test: path(
      '/wiring/engine|/src/adapters/commerce/|/node_modules/(inversify|@inversifyjs|reflect-metadata)/|own-metadata',
    ),
    priority: 4,
  },
  // What only customers see of a price, with the dialog that adds it to a quote.
  {
    name: 'customer-price',
    test: path(
      [
        '/pages/product/(CustomerPrice|PriceFigures|PriceNotes)',
        '/parts/pricing/(PriceParts|AddressWarning)|/parts/add-to-quote/(QuoteDialog|use-|quote-entry)',
      ].join('|'),
    ),
    priority: 5,
  },
  // A code that is typed, and what can be told about it.
  {
    name: 'code-reader',
    test: path(
      '/pages/product/CodeReader|/parts/model-code/|/domain/catalogue/(model-code-|product-code)',
    ),
    priority: 5,
  },
  {
    name: 'pricing',
    test: path(
      [
        '/domain/pricing/(configuration|pricing-problem|asked-model|price-flow)',
        '/application/pricing/calculate-price|/ui/pages/product/PricePanel\\.css',
        '/ui/parts/pricing/(?!PriceParts|AddressWarning)',
      ].join('|'),
    ),
    priority: 6,
  },
  // What the pages of a customer share: their frame, tables and questions.
  {
    name: 'account',
    test: path(
      [
        '/ui/pages/account/|/components/(Table|Panel|RowAction)/|/components/ConfirmDialog/(?!Loaded)',
        '/ui/parts/(list/ListRows|SubmitDialog|quote/(quote-columns|QuoteStatusBadge))|/ui/unsent-text',
      ].join('|'),
    ),
    priority: 3,
  },
  // The quote list with its service.
  {
    name: 'quotes',
    test: path(
      '/ui/pages/quotes/(?!DraftOrder)|/application/quote/(quotes|quote-ports|create-quote)',
    ),
    priority: 3,
  },
  // What pages ask for that few visits begin with: a file each would be mostly its head.
  { name: 'loaders', test: path('/ui/routes/[^/]*\\.loaders\\.ts'), priority: 3 },
  // Banners: the one thing of content that lists of products show.
  {
    name: 'elements',
    test: path('/content/(elements|content-question|wire/(element|strapi))'),
    priority: 3,
  },
  // Where most visits begin; none is large enough to harm who needs but a part of it.
  {
    name: 'catalogue',
    test: path('/wiring/catalogue|/application/catalogue/(?!product-reviews)'),
    priority: 3,
  },
  {
    name: 'sign-in',
    test: path('/(pages|parts)/sign-in/(SignInPage|SignInForm|SignInFrame|use-sign-in)'),
    priority: 3,
  },
  {
    name: 'listing',
    test: path(
      '/ui/pages/shop/(?!CardQuote|BrandsPage)|/domain/pricing/sku-offer|/catalogue/card-quantity',
    ),
    priority: 2,
  },
]
