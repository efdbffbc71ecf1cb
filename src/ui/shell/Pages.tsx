/** The page of the address, in the place that the shell keeps for it. */
import { Match, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Taken, useHeldDrawing } from '../first-drawing.ts'

export function Pages() {
  const page = useMatches({ select: ([, first]) => first?.routeId })
  // That there is no such page is said by the router.
  return page === undefined ? <Outlet /> : <Page key={page} of={page} />
}

function Page({ of: page }: { readonly of: string }) {
  return useHeldDrawing(true, (there) => (
    <Suspense fallback={null}>
      <Match routeId={page} />
      <Taken tell={there} />
    </Suspense>
  ))
}
