/** Runs in the page: the scripts that it was taken over with and that its head did not name. */
export function scriptsNotNamed(): readonly string[] {
  const [end] = performance.getEntriesByType('mark')
  const named = [...document.querySelectorAll('link[rel="modulepreload"], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  return (
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (end?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
      // What runs beside the page holds nothing up.
      .filter((file) => file.endsWith('.js') && !file.includes('.worker-') && !named.includes(file))
  )
}
