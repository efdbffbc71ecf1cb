/**
 * Sequential round trips: the longest chain of requests to the server in which each begins only after the
 * one before it has been answered. Scripts, styles, fonts and pictures are not counted.
 */

const isCall = (url) => /\/(api|public)\//.test(new URL(url).pathname)

/** Watches a page's calls. Answers a function that gives the length of the longest chain since the watch began. */
export function watchCalls(page) {
  const calls = []
  const open = new Map()
  page.on('request', (request) => {
    if (!isCall(request.url())) return
    const call = {
      from: performance.now(),
      to: Number.POSITIVE_INFINITY,
      path: new URL(request.url()).pathname,
    }
    open.set(request, call)
    calls.push(call)
  })
  const end = (request) => {
    const call = open.get(request)
    if (call) call.to = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    calls,
    restart: () => calls.splice(0),
    chain: () => longestChain(calls.filter(({ to }) => Number.isFinite(to))),
    /** The chain that ends with the first call to that action. */
    chainTo: (action) => {
      const last = calls.find(({ path }) => path.endsWith(action))
      return last ? longestChain(calls.filter(({ to }) => to <= last.to)) : 0
    },
  }
}

function longestChain(calls) {
  const lengths = new Map()
  const ordered = [...calls].sort((one, other) => one.from - other.from)
  for (const call of ordered) {
    const before = ordered
      .filter(({ to }) => to <= call.from)
      .map((earlier) => lengths.get(earlier) ?? 0)
    lengths.set(call, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...lengths.values())
}
