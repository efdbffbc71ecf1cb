/** For a page that learns only from its answer that there is nothing at its address. */
import { lazy, Suspense } from 'react'

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/errors/NotFoundPage.tsx')).NotFoundPage,
}))

export function NoSuchPage() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  )
}
