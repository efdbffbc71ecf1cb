/** Opens the shop without a server: the backend in a worker, then the shop itself, which knows nothing of that. */
import '../src/ui/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { basePath } from '../src/take-over/base-path.ts'
import { language } from '../src/take-over/early.ts'
import { type BackendLine, openBackendLine } from './page/backend-line.ts'
import { saveDownloads } from './page/downloads.ts'
import { forgetBrowser } from './page/forget-browser.ts'
import { injectedFetch } from './page/injected-fetch.ts'
import { keepLinksBelow } from './page/links-below.ts'
import { lacksFeatures } from './page/missing-features.ts'
import { beginRouting } from './page/routing.ts'
import { DemoStrip } from './strip/DemoStrip.tsx'
import { Unsupported } from './strip/Unsupported.tsx'
import { Waiting } from './strip/Waiting.tsx'

const strip = document.getElementById('demo-strip')
if (strip !== null) void open(strip)

async function open(place: HTMLElement): Promise<void> {
  const root = createRoot(place)
  if (lacksFeatures(window)) {
    root.render(<Unsupported language={language} />)
    return
  }
  const line = openBackendLine(forgetBrowser)
  root.render(<Waiting line={line} language={language} />)
  window.fetch = injectedFetch(window.fetch.bind(window), line.ask, window.location.origin)
  saveDownloads(window, line.ask)
  keepLinksBelow(window, basePath)
  await readyOf(line)
  // Where the browser allows none, the shop is there without its pictures.
  await beginRouting(line.ask).catch((problem: unknown) => console.error(problem))
  document.documentElement.lang = language.slice(0, 2)
  root.render(<DemoStrip line={line} />)
  await import('../src/main.tsx')
}

function readyOf(line: BackendLine): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (line.present().state !== 'ready') return
      end()
      resolve()
    }
    const end = line.listen(look)
    look()
  })
}
