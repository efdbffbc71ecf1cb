/** A part that opens later than its page, with the texts of its own areas. */
import type { i18n } from 'i18next'
import { type ComponentType, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from './i18n.ts'
import type { TextNamespace } from './text-keys.ts'

/** Suspends until code and texts are there, both asked for at once; fails when one of them cannot be loaded. */
export function lazyWithTexts(
  load: () => Promise<ComponentType>,
  areas: readonly TextNamespace[],
): ComponentType {
  // Kept outside of React, which forgets what a part remembers while it suspends.
  const parts = new WeakMap<i18n, ComponentType>()
  return function WithTexts() {
    const { i18n } = useTranslation()
    const Part = parts.get(i18n) ?? lazy(() => both(load, loadTexts(i18n, areas)))
    parts.set(i18n, Part)
    return <Part />
  }
}

async function both(load: () => Promise<ComponentType>, texts: Promise<void>) {
  const [part] = await Promise.all([load(), texts])
  return { default: part }
}
