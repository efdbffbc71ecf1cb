/** Sets the title of a page that has loaded, and moves the focus to where reading begins. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The title of a page is its heading and the name of the site. On the way to another page the focus moves
 * to the heading; where only the query has changed it stays, unless its holder is gone. Answers the
 * reference for `main`.
 */
export function useTitleAndFocus(siteName: string): RefObject<HTMLElement | null> {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const router = useRouter()

  // The title follows the heading, also when it changes while the page stands.
  useEffect(() => {
    const { current } = main
    if (!current) return undefined
    const updateTitle = () => {
      const heading = headingIn(current)?.textContent?.trim()
      const title = heading ? t('common:pageTitle', { page: heading, site: siteName }) : siteName
      if (document.title !== title) document.title = title
    }
    updateTitle()
    const watch = new MutationObserver(updateTitle)
    watch.observe(current, { childList: true, characterData: true, subtree: true })
    return () => watch.disconnect()
  }, [siteName, t])

  // The focus is the document's, not React's; it moves when the router has shown the next page.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const { current } = main
        if (!current || !fromLocation) return
        const isFocusLost = document.activeElement === null || isBody(document.activeElement)
        if (!pathChanged && !isFocusLost) return
        if (pathChanged && current.contains(document.activeElement)) {
          // A page that has put the focus itself, say into its first field, knows better.
          if (document.activeElement?.matches('input, select, textarea')) return
        }
        focusOn(headingIn(current) ?? current)
      }),
    [router],
  )
  return main
}

function headingIn(main: HTMLElement): HTMLElement | null {
  return main.querySelector('h1')
}

function isBody(element: Element): boolean {
  return element === element.ownerDocument.body
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
