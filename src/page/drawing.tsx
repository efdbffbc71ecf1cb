/** One drawing of one page: opens a shop, asks what the page needs, draws it, and closes the shop. */
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { Recording } from '../adapters/http/answers.ts'
import { writePageData } from '../adapters/http/page-data.ts'
import type { Shop } from '../adapters/wiring/shop.ts'
import { defaultSiteSettings, type SiteSettings } from '../domain/content/site-settings.ts'
import { drawingRouter } from '../opening.ts'
import {
  filledShell,
  headingOf,
  linksFor,
  isUnlisted,
  notIndexed,
  partsOfMarkup,
  statusAskedFor,
  titleIn,
  withoutTitle,
} from './html.ts'
import { headFacts } from './facts.ts'
import { dataScripts, linesAsHtml, shownIn } from './markup.ts'
import {
  modulesOfLoaders,
  modulesOfNotFound,
  modulesOfPage,
  modulesOfSearch,
  modulesOfTexts,
  textsOfPage,
  tellingServices,
} from './modules.ts'
import { addressInChosen, knownAddress, spelledAddress } from './place.ts'
import { type Wanted, withShop } from './shop.ts'
import { App } from '../ui/App.tsx'
import { sanitiseOnServer } from '../ui/components/SanitisedHtml/sanitise-on-server.ts'
import { ServerSanitiser } from '../ui/components/SanitisedHtml/SanitisedHtml.tsx'
import { fetchSearchParts, searchField, searchTexts } from '../ui/shell/fetch-wished.ts'
import { siteThemeStyle } from '../ui/theme/site-theme-variables.ts'
import { DrawnWholeContext } from '../ui/first-drawing.ts'
import { startTranslations, textsToBring, writtenTag } from '../ui/i18n/i18n.ts'
import { type Language, languageAt, languageFor } from '../ui/i18n/languages.ts'
import { ContentPending } from '../ui/pages/content/ContentPending.tsx'
import { drawFrame, drawnResult, type ShopRouter } from '../ui/routes/router.ts'
import { isPersonal } from '../ui/routes/static-data.ts'
import { statusOfFailure } from '../ui/routes/load.ts'

export type DrawnPage = Drawn & {
  /** The parts of the edition that its answers are of; undefined where one of them does not say. */
  readonly editionParts: readonly string[] | undefined
}

type Drawn =
  | { readonly kind: 'elsewhere'; readonly status: 301 | 302; readonly address: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** The looks that its site has chosen, as a style; empty where they are those of the theme. */
      readonly ownStyles: string
      /** Whether it is the same for everybody who has chosen the same, until its content changes. */
      readonly isWhole: boolean
      /** Whether its address says something of its reader: the number of an order, a key of a letter. */
      readonly isPersonal: boolean
      readonly isForSearchEngines: boolean
    }

/** Told of the modules that a browser fetches for the page, as soon as they are known. */
type OnModules = (modules: readonly string[]) => void

/** The page at an address. Fails when it cannot be drawn, or when the signal is aborted before it is. */
export async function drawPage(wanted: Wanted, onModules: OnModules): Promise<DrawnPage> {
  const inLanguage = inItsLanguage(wanted)
  const modules = new Set<string>()
  const onAll = (fetched: readonly string[]) => {
    for (const module of fetched) modules.add(module)
    onModules(fetched)
  }
  return withShop(inLanguage, async (shop, network) => {
    const page = await drawn(shop, { ...inLanguage, modules, onModules: onAll }, network)
    return { ...page, editionParts: network.editionParts() }
  })
}

/** Tells what a browser fetches for a page that it draws by itself; fails as the drawing does. */
export async function namePage(wanted: Wanted, onModules: OnModules): Promise<void> {
  const inLanguage = inItsLanguage(wanted)
  await withShop(inLanguage, async (shop) => {
    const { translations, ready } = startTranslations(inLanguage.language)
    await ready
    const router = openedRouter(shop, translations, { ...inLanguage, onModules })
    onModules(modulesOfTexts(textsOfPage(router), inLanguage.language))
    await router.load()
  })
}

interface InLanguage extends Wanted {
  /** That of the page, whichever the reader has chosen. */
  readonly language: Language
  /** The one that the reader has chosen. */
  readonly preferred: string | undefined
}

function inItsLanguage(wanted: Wanted): InLanguage {
  const { chosen, address } = wanted
  const language = languageAt(pathOf(address), chosen.language)
  return { ...wanted, language, preferred: chosen.language, chosen: { ...chosen, language } }
}

interface Reporting extends InLanguage {
  readonly onModules: OnModules
}

type Translations = ReturnType<typeof startTranslations>['translations']

/** The router before it has loaded the page. */
function openedRouter(
  shop: Shop,
  translations: Translations,
  { origin, address, onModules }: Pick<Reporting, 'origin' | 'address' | 'onModules'>,
): ShopRouter {
  const services = tellingServices(shop.services, onModules)
  const router = drawingRouter({ ...shop, services }, translations, { origin, address })
  router.updateLatestLocation()
  onModules(modulesOfPage(router))
  return router
}

interface Drawing extends Reporting {
  /** All that were reported. */
  readonly modules: ReadonlySet<string>
}

async function drawn(shop: Shop, wanted: Drawing, network: Recording): Promise<Drawn> {
  const { origin, address, signal, language, onModules } = wanted
  const { settings } = shop.storefront
  const asked = new URL(address, origin)
  const known = knownAddress(asked, settings)
  if (known !== asked.href) return elsewhere(known.slice(origin.length), 301)

  const { translations, ready } = startTranslations(language)
  await ready
  const router = openedRouter(shop, translations, wanted)
  const matches = router.matchRoutes(router.latestLocation)
  const spelled = spelledAddress(asked, settings, matches.at(-1)?.fullPath ?? '')
  if (spelled !== asked.href) return elsewhere(spelled.slice(origin.length), 301)
  const isFrame = isPersonal(matches)
  const theirs = placeToLeadOn(asked, isFrame, wanted, settings)
  if (theirs !== undefined) return elsewhere(theirs, 302)
  if (isFrame) {
    // What is personal is asked for by the reader's browser: a page for everybody would bring what is no reader's.
    network.end()
    drawFrame(router, ContentPending)
    onModules(modulesOfLoaders(router, shop.services))
  }
  await router.load()
  signal.throwIfAborted()
  const result = drawnResult(router)
  if (result?.type === 'redirect') {
    const to = result.redirect.headers.get('Location') ?? '/'
    return elsewhere(to, isSamePlace(to, address) ? 301 : 302)
  }
  const app = <App shop={shop} translations={translations} router={router} />
  const markup = await rendered(app, wanted)
  const failed = result?.type === 'render' ? statusOfFailure(result.matches) : undefined
  return pageOf({ shop, wanted, network, translations, router, isFrame, failed, ...markup })
}

/** Where a reader is led on from the first page, and from a personal page: to the language that was chosen. */
function placeToLeadOn(
  asked: URL,
  isFrame: boolean,
  { origin, preferred }: Drawing,
  settings: SiteSettings,
): string | undefined {
  if (!isFrame && asked.pathname !== '/') return undefined
  return addressInChosen(asked, settings, languageFor(preferred))?.slice(origin.length)
}

interface Rendered {
  readonly head: string
  readonly body: string
  /** Whether a part could not be drawn. */
  readonly hasProblems: boolean
}

/** The shop as markup; what could not be drawn is logged. */
async function rendered(app: ReactNode, { address, signal, log }: Drawing): Promise<Rendered> {
  const problems: unknown[] = []
  const stream = await renderToReadableStream(
    <DrawnWholeContext value={true}>
      <ServerSanitiser value={sanitiseOnServer}>{app}</ServerSanitiser>
    </DrawnWholeContext>,
    // In one piece: what comes later would be put in its place by a script in the page.
    {
      signal,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (problem) => void problems.push(problem),
    },
  )
  await stream.allReady
  const [head, body] = partsOfMarkup(await new Response(stream).text())
  signal.throwIfAborted()
  for (const problem of problems) log('page.part-not-drawn', { address, problem: String(problem) })
  return { head, body, hasProblems: problems.length > 0 }
}

interface DrawnParts extends Rendered {
  readonly shop: Shop
  readonly wanted: Drawing
  readonly network: Recording
  readonly translations: Translations
  readonly router: ShopRouter
  /** Whether it is the frame of a personal page. */
  readonly isFrame: boolean
  /** The status of what a loader could not answer. */
  readonly failed: number | undefined
}

/** The page of what was drawn: its status, its head, and what it brings for the browser. */
function pageOf(parts: DrawnParts): Drawn {
  const { shop, wanted, network, translations, router, isFrame, failed, head, body } = parts
  const { origin, address, chosen, language, modules, onModules } = wanted
  const { settings, areSettingsDefaults } = shop.storefront
  // A page that lacks what a service would have said is no page to be found by.
  const usual = network.hasFailed() ? 503 : 200
  const status = areSettingsDefaults ? 503 : (failed ?? statusAskedFor(head) ?? usual)
  if (status === 404) onModules(modulesOfNotFound(router))
  const isWhole = status < 500 && !isFrame && !network.hasFailed() && !parts.hasProblems
  const heading = isFrame ? undefined : headingOf(body)
  const title =
    titleIn(head) ??
    titleOf(settings.siteName, heading, (page, site) =>
      translations.t('common:pageTitle', { page, site }),
    )
  const isForSearchEngines = !isFrame && status === 200 && !isUnlisted(head)
  const ownHead = withoutTitle(head)
  const filesOf = wanted.filesOf ?? (() => [])
  const files = filesOf([...modules])
  const brought = textsOfPage(router)
  const ofSearch = filesOf([
    ...modulesOfTexts(
      searchTexts.filter((area) => !brought.includes(area)),
      language,
    ),
    ...modulesOfSearch(() => fetchSearchParts(translations)),
  ])
  const said = isForSearchEngines
    ? headFacts(shownIn(head, body), router, { settings, origin, tag: writtenTag(language) })
    : undefined
  const html = filledShell(wanted.shell, {
    language: writtenTag(language),
    themeKey: settings.themeKey,
    title,
    head:
      ownHead +
      (isFrame ? notIndexed : '') +
      linesAsHtml(said?.lines ?? []) +
      dataScripts(said?.data ?? []) +
      // What can be seen comes first.
      linksFor(':root', files) +
      linksFor(
        searchField,
        ofSearch.filter((file) => !files.includes(file)),
      ),
    body,
    data: writePageData({
      isWhole,
      origin,
      chosen: { ...chosen, language },
      answers: network.answers(),
      values: network.writtenValues(),
      texts: textsToBring(translations, brought),
    }),
  })
  if (html === undefined) throw new Error('The built shell has no place for a page.')
  return {
    kind: 'page',
    status,
    html,
    ownStyles:
      settings.primaryColor === defaultSiteSettings.primaryColor
        ? ''
        : siteThemeStyle(settings.primaryColor),
    isWhole: isFrame ? status < 500 && !network.hasFailed() : isWhole,
    isPersonal: isFrame && (address.includes('?') || Object.keys(parametersOf(router)).length > 0),
    isForSearchEngines,
  }
}

/** What the address names beside its page. */
function parametersOf(router: ShopRouter): object {
  return router.matchRoutes(router.latestLocation).at(-1)?.params ?? {}
}

function elsewhere(address: string, status: 301 | 302): Drawn {
  if (!/^\/(?![/\\])/.test(address)) throw new Error('The page leads to another site.')
  return { kind: 'elsewhere', status, address }
}

/** Whether two addresses differ in their query, or in strokes at the end, alone. */
function isSamePlace(one: string, other: string): boolean {
  const placeOf = (address: string) => pathOf(address).replace(/(?<=.)\/+$/, '')
  return placeOf(one) === placeOf(other)
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

/** The heading is HTML already; the name of the site is not. */
function titleOf(
  siteName: string,
  heading: string | undefined,
  both: (page: string, site: string) => string,
): string {
  const site = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return heading === undefined ? site : both(heading, site)
}
