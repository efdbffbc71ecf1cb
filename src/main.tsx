/** Opens the shop: build, start, render. */
import './ui/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { early } from './head-start.ts'
import { browserEnvironment } from './adapters/wiring/environment.ts'
import { browserPorts } from './adapters/wiring/ports.ts'
import { openShop } from './adapters/wiring/shop.ts'
import { App } from './ui/App.tsx'
import { startTranslations } from './ui/i18n/i18n.ts'
import { noticeWords } from './ui/i18n/notice-words.ts'

/** Milliseconds after which the shop opens without the site's settings. */
const patience = 5000

const { fetch, language, texts, linkToken } = early
const toastWords = noticeWords(() => translations)
const ports = browserPorts(browserEnvironment({ fetch, toastWords, linkToken }))
ports.preferences.keepLanguage(language)

const { translations, ready } = startTranslations(language, texts)

// Found with the first text that is drawn; until then nothing else is fetched.
for (const weight of [400, 500, 600]) void document.fonts.load(`${weight} 1em "IBM Plex Sans"`)

/** Not awaited by this module: as long as it waits, no part that is fetched meanwhile can begin its work. */
async function open(): Promise<void> {
  const [shop] = await Promise.all([openShop(ports, AbortSignal.timeout(patience)), ready])
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App shop={shop} translations={translations} />)
}

// A page out of the browser's memory may show a customer who has signed out since (T07).
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())

void open()
