/** Opens the shop without a server: the backend in a worker, then the shop itself, which knows nothing of that. */
import { openBackendLine } from './page/backend-line.ts'
import { injectedFetch } from './page/injected-fetch.ts'
import { beginRouting } from './page/routing.ts'

async function open() {
  const line = openBackendLine(() => location.replace('/'))
  line.listen(() => console.log(line.present().state))
  window.fetch = injectedFetch(window.fetch.bind(window), line.ask, location.origin)
  await beginRouting(line.ask)
  await import('../src/main.tsx')
}
void open()
