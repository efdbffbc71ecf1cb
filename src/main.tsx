/** Opens the shop in a browser: build, start, take over the page that is there, or draw it. */
import './ui/theme/global.css.ts'
import { startTransition } from 'react'
import { language, linkToken } from './take-over/early.ts'
import { loadLocaleData } from './adapters/browser/load-locale-data.ts'
import { handingOut } from './adapters/http/answers.ts'
import { valuesOfPage } from './adapters/http/page-values.ts'
import { pageDataId, readPageData } from './adapters/http/page-data.ts'
import { browserEnvironment } from './adapters/wiring/environment.ts'
import { browserPorts } from './adapters/wiring/browser-ports.ts'
import { openShop } from './adapters/wiring/shop.ts'
import { sessionKnown } from './application/account/session.ts'
import { afterPaint } from './take-over/after-paint.ts'
import { followPages } from './take-over/next-page-head.ts'
import { browserRouter, markLanguage } from './opening.ts'
import { isForReader } from './take-over/take-over.ts'
import { keepPlace } from './take-over/keep-place.ts'
import { createRoot, hydrateRoot } from './take-over/react-in-page.ts'
import { pause } from './take-over/pause.ts'
import { repeatPresses } from './take-over/repeat-presses.ts'
import { finishPage } from './take-over/finish-page.ts'
import { faces, fontsAtRest } from './take-over/fonts-at-rest.ts'
import { layoutAtRest } from './take-over/layout-at-rest.ts'
import { wholeSheet } from './take-over/whole-sheet.ts'
import { yieldToMain } from './take-over/yield-to-main.ts'
import { App } from './ui/App.tsx'
import { askForCustomer } from './ui/routes/ask-for-region.ts'
import { startTranslations } from './ui/i18n/i18n.ts'
import { defaultLanguage } from './ui/i18n/languages.ts'
import { askWished, fetchWished } from './ui/shell/fetch-wished.ts'
import { noticeWords } from './ui/i18n/notice-words.ts'
import { whenUsed } from './ui/when-at-rest.ts'

/** Milliseconds after which the shop opens without the site's settings. */
const patience = 5000
/** Milliseconds that taking over waits for a typed search to be sent. */
const searchStarts = 150
/** Milliseconds for which the frame of a page stands before the shop shows that it is loading. */
const frameStands = 400

const drawnIntoHead =
  'link[rel="canonical"],meta[name="description"],meta[name="robots"],meta[name="prerender-status-code"]'

if (window.keptPresses) window.keptPresses.isNear = true
loadLocaleData()

/** Not awaited by this module: as long as it waits, no part that is fetched meanwhile can begin its work. */
async function open(): Promise<void> {
  // Another module may have asked for this one before the page has come to its end.
  await documentThere()
  await yieldToMain()
  const root = document.getElementById('root')
  if (!root) return
  const sheet = wholeSheet(document)
  const used = window.keptPresses?.wishes.map(({ element }) => element) ?? []
  const page = readPageData(document.getElementById(pageDataId)?.textContent)
  const { translations, ready } = startTranslations(language, [], markLanguage, page?.texts)
  const wishedThere = fetchWished(used, translations)
  // What only customers see has no looks in the page: it would move what stands below until the sheet is there.
  const isCustomers = document.documentElement.dataset['customer'] !== undefined
  if (!page || isCustomers) void wishedThere.then(sheet.fetch)
  // Found with the first text that is drawn; until then nothing else is fetched.
  if (!page) {
    for (const face of faces) void document.fonts.load(face)
  }
  const fetch = handingOut(page?.answers ?? [], (...question) => window.fetch(...question))
  const values = valuesOfPage(page?.values ?? [])
  await yieldToMain()
  const toastWords = noticeWords(() => translations)
  const ports = browserPorts(
    browserEnvironment({ fetch, values, toastWords, linkToken, usualLanguage: defaultLanguage }),
    language,
  )
  const [shop] = await Promise.all([openShop(ports, AbortSignal.timeout(patience)), ready])
  const asked = askWished(window.keptPresses?.wishes ?? [], shop, translations)
  let isDrawnOnce =
    page !== undefined && isForReader(page, ports.preferences, window.location.pathname)
  const router = browserRouter(shop, translations, {
    ...(page && { origin: page.origin }),
    isDrawnOnce: () => isDrawnOnce,
  })
  followPages(router, shop)
  await yieldToMain()
  const opened = router.latestLocation.publicHref
  const hasGoneOn = () => router.latestLocation.publicHref !== opened
  if (page) {
    await loadedOr(router.load(), isDrawnOnce ? undefined : frameStands)
    // The browser would fetch the sheet before the scripts of the page and of what is used.
    void wishedThere.then(sheet.fetch)
  }
  // A guard or a loader may have led elsewhere.
  const isTakenOver = isDrawnOnce && !hasGoneOn()
  isDrawnOnce = false
  await yieldToMain()
  const app = <App shop={shop} translations={translations} router={router} />
  if (window.keptPresses) window.keptPresses.drawn = new WeakSet(root.querySelectorAll('*'))
  if (isTakenOver) {
    // Taking over is one long piece of work: what is asked for goes out before it, where its code has come.
    await Promise.race([asked, pause(searchStarts)])
    // What stands around the pages is not waited for, as on the server.
    router.ssr = { manifest: undefined }
    keepPlace(router, window)
    const takeOver = () => {
      hydrateRoot(root, app, {
        // A reader who has gone on meanwhile finds the next page, and one who is cut off what could not be fetched.
        onRecoverableError: (problem) => {
          if (!hasGoneOn() && navigator.onLine) reportError(problem)
        },
      })
    }
    // In pieces, so that the browser answers between them; as a whole, which is done sooner, for a reader who has pressed already.
    if (window.keptPresses?.wishes.length) takeOver()
    else startTransition(takeOver)
  } else {
    // What the page draws into the head is redrawn with it.
    for (const element of document.head.querySelectorAll(drawnIntoHead)) element.remove()
    await Promise.race([sheet.apply(), pause(patience)])
    // In pieces, too: what a server has drawn stands there until then.
    startTransition(() => createRoot(root).render(app))
  }
  // For whoever measures: from here on the shop answers.
  performance.mark(isTakenOver ? 'taken-over' : 'drawn')
  await finishPage({
    repeated: Promise.all([
      wishedThere,
      repeatPresses(window.keptPresses, sessionKnown(shop.storefront.session)),
    ]),
    used: new Promise((resolve) => void whenUsed(() => resolve())),
    answersShown: isCustomers ? () => Promise.resolve() : afterPaint,
    applySheet: sheet.apply,
    showFonts: () => fontsAtRest(document),
    showPictures: () => window.keptPresses?.showPictures(),
    layOutRest: () => layoutAtRest(document),
  })
  // What changes while React takes a page over is redrawn by it.
  await askForCustomer(router, shop.storefront)
  window.keptPresses?.releasePlaces()
  const isAllowed = () => ports.preferences.consent() === 'accepted'
  if (!isAllowed()) return
  const { reportPage } = await import('./adapters/browser/browser-reports.ts')
  const send = navigator.sendBeacon.bind(navigator)
  reportPage({ window, isAllowed, random: Math.random, send })
}

async function documentThere(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true })
  })
}

async function loadedOr(loaded: Promise<void>, milliseconds: number | undefined): Promise<void> {
  if (milliseconds === undefined) return loaded
  await Promise.race([loaded, pause(milliseconds)])
}

// A page out of the browser's memory may show a customer who has signed out since (T07).
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())

void open()
