/** The map of the places: what the library is told, and what stands there without it. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { drawMap } from '../../../src/ui/components/LocationMap/draw-map.ts'
import { LocationMap } from '../../../src/ui/components/LocationMap/LocationMap.tsx'

const drawn = { zoomBy: vi.fn(), remove: vi.fn() }
const drawing = vi.hoisted(() => vi.fn<typeof drawMap>())
// The library draws on a canvas, which is not to be had here; what it is told is what counts.
vi.mock('../../../src/ui/components/LocationMap/draw-map.ts', () => ({ drawMap: drawing }))

const view = {
  tiles: 'https://tiles.test/{z}',
  attribution: 'Tiles Ltd',
  zoom: 4,
  centre: { latitude: 1, longitude: 2 },
}
const erie = {
  id: 'erie',
  name: 'Lakeshore',
  href: '/location/lakeshore',
  position: { latitude: 42.1, longitude: -80.1 },
}
const places = [erie]

const open = () =>
  render(
    <LocationMap
      view={view}
      places={places}
      label="Map"
      zoomInLabel="Zoom in"
      zoomOutLabel="Zoom out"
      failedText="No map today."
    />,
  )

it('has a link for every place, zooms at two buttons and goes with its page (WTB-01)', async () => {
  drawing.mockReturnValue(drawn)
  const { unmount } = open()
  await vi.waitUntil(() => drawing.mock.calls.length > 0)
  const [, told, { marks = [] } = {}] = drawing.mock.calls[0] ?? []
  expect(told).toEqual(view)
  expect(marks.map(({ position }) => position)).toEqual([erie.position])
  expect(marks[0]?.element).toHaveAttribute('href', '/location/lakeshore')
  expect(marks[0]?.element).toHaveAccessibleName('Lakeshore')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(drawn.zoomBy.mock.calls).toEqual([[1], [-1]])
  expect(screen.getByText('Tiles Ltd')).toBeVisible()
  unmount()
  expect(drawn.remove).toHaveBeenCalled()
})

it('says so when it cannot be drawn', async () => {
  drawing.mockImplementation(() => {
    throw new Error('No canvas.')
  })
  open()
  expect(await screen.findByText('No map today.')).toBeVisible()
})
