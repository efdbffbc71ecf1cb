import { useSyncExternalStore } from 'react'

/** The language that the document is written in, such as `de`; the shop marks it there. */
export function usePageLanguage(): string {
  return useSyncExternalStore(listen, () => document.documentElement.lang)
}

function listen(hear: () => void): () => void {
  const observer = new MutationObserver(hear)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
