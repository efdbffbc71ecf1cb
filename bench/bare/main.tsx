/** The smallest page that React and the router make: what the shop's figures are ratios of. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const rootRoute = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Bare })
const router = createRouter({ routeTree: rootRoute.addChildren([home]) })
const place = document.getElementById('root')
if (place) createRoot(place).render(<RouterProvider router={router} />)

function Bare() {
  const [words, setWords] = useState('Press')
  return (
    <>
      <h1>Bare</h1>
      <button type="button" onClick={() => setWords('Pressed')}>
        {words}
      </button>
    </>
  )
}
