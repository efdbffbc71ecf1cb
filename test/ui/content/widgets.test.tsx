/** The widgets as blocks: what they show, and what they do without interaction. */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
// Fetched beforehand, as in `openShopAt`.
import '../../../src/ui/components/Dialog/LoadedDialog.tsx'
import { videoSource } from '../../../src/domain/content/video.ts'
import { ActionBanner } from '../../../src/ui/components/ActionBanner/ActionBanner.tsx'
import { ContentBlock } from '../../../src/ui/components/ContentBlock/ContentBlock.tsx'
import { ListingBanner } from '../../../src/ui/components/ListingBanner/ListingBanner.tsx'
import { MilestoneCarousel } from '../../../src/ui/components/MilestoneCarousel/MilestoneCarousel.tsx'
import { MilestoneStats } from '../../../src/ui/components/MilestoneStats/MilestoneStats.tsx'
import { ResourceLinks } from '../../../src/ui/components/ResourceLinks/ResourceLinks.tsx'
import { Slider } from '../../../src/ui/components/Slider/Slider.tsx'
import { VideoEmbed } from '../../../src/ui/components/VideoEmbed/VideoEmbed.tsx'
import { aMilestone } from '../../builders/some-content.ts'

const link = { href: '/guide', label: 'Open the guide' }
const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')]

describe('a content block', () => {
  it.each(['standard', 'over-image', 'below-image'] as const)(
    'has heading, words, link and picture in the style %s (CMS-09)',
    (look) => {
      const { container } = render(
        <ContentBlock heading="Seals" html="<p>NBR</p>" image="/s.svg" link={link} look={look} />,
      )
      expect(screen.getByRole('heading', { name: 'Seals' })).toBeVisible()
      expect(screen.getByText('NBR')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Open the guide' })).toHaveAttribute('href', '/guide')
      expect(pictures(container).map(({ src }) => new URL(src).pathname)).toEqual(['/s.svg'])
    },
  )

  it('runs nothing that its HTML brings (CMS-09)', async () => {
    const html = '<p>Fine</p><img src=x onerror="window.hit=1"><form><input name=a></form>'
    const { container } = render(<ContentBlock heading="" html={html} look="standard" />)
    expect(await screen.findByText('Fine')).toBeVisible()
    expect(container.querySelector('form, input, [onerror]')).toBeNull()
  })
})

it('an action banner asks for one thing', () => {
  render(<ActionBanner heading="The plate is worn?" html="<p>Three signs do.</p>" link={link} />)
  expect(screen.getByRole('heading', { name: 'The plate is worn?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the guide' })).toBeVisible()
})

it('links to resources are a list of four columns at most, without those that lead nowhere (CMS-12)', () => {
  const resource = (id: string) => ({ id, heading: `Sheet ${id}`, html: '', link })
  const resources = ['1', '2', '3', '4', '5'].map(resource)
  render(
    <ResourceLinks
      heading="Sheets"
      resources={[...resources, { ...resource('6'), link: undefined }]}
    />,
  )
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(list).toHaveAttribute('data-columns', '4')
})

it('the stats of the company are figures with their words (CMS-13)', () => {
  render(
    <MilestoneStats heading="In figures" stats={[{ id: '1', figure: '33', label: 'families' }]} />,
  )
  expect(screen.getByText('families').closest('dl')).toBeVisible()
  expect(screen.getByRole('definition')).toHaveTextContent('33')
})

describe('the milestones', () => {
  const years = [1976, 1987, 2022].map((year) => aMilestone({ year, heading: `In ${year}` }))

  it('stand on a line that is reached by keyboard and moved by two buttons (CMS-14)', async () => {
    const scrollBy = vi.fn()
    Object.defineProperty(Element.prototype, 'scrollBy', { value: scrollBy, configurable: true })
    const rect = { ...new DOMRect(0, 0, 300, 100).toJSON(), width: 300 }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect)
    render(
      <MilestoneCarousel
        milestones={years}
        label="Milestones"
        previousLabel="Earlier"
        nextLabel="Later"
        langOf={() => undefined}
      />,
    )
    const list = screen.getByRole('list', { name: 'Milestones' })
    expect(list).toHaveAttribute('tabindex', '0')
    expect(
      within(list)
        .getAllByRole('heading')
        .map((each) => each.textContent),
    ).toEqual(['In 1976', 'In 1987', 'In 2022'])
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }))
    expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]])
    vi.restoreAllMocks()
  })
})

describe('the listing banner', () => {
  const banner = (
    <ListingBanner
      heading="Which seal?"
      html="<p>The guide says.</p>"
      image="/seals.svg"
      link={link}
      collapseLabel="Hide"
      expandLabel="Unfold"
    />
  )

  it('is folded up and unfolded by its switch (CAT-30)', async () => {
    render(banner)
    const button = screen.getByRole('button', { name: 'Hide' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    expect(screen.getByText('The guide says.')).not.toBeVisible()
    expect(screen.getByRole('heading', { name: 'Which seal?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Unfold', expanded: false }))
    expect(screen.getByText('The guide says.')).toBeVisible()
  })

  it('hides a picture that fails to load (CAT-31)', () => {
    const { container } = render(banner)
    const [picture] = pictures(container)
    expect(picture).toBeVisible()
    if (picture) fireEvent.error(picture)
    expect(pictures(container)).toEqual([])
    expect(screen.getByText('The guide says.')).toBeVisible()
  })
})

describe('a video', () => {
  const words = { play: 'Play', notice: 'Asks vimeo.com', open: 'Watch there', close: 'Close' }
  const video = (mode: 'in-page' | 'in-modal' | 'link', address: string) => {
    const source = videoSource(address)
    if (!source) throw new Error('This is no video.')
    return <VideoEmbed title="The test" html="" source={source} mode={mode} words={words} />
  }
  const vimeo = 'https://vimeo.com/76979871'
  const frames = () => [...document.querySelectorAll('iframe')]

  it('plays in the page when it is asked to, and sends no request before (CMS-08)', async () => {
    render(video('in-page', vimeo))
    expect(frames()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    const [frame] = frames()
    expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
    expect(frame).toHaveAttribute('title', 'The test')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('plays over the page and is gone with its dialog (CMS-08)', async () => {
    render(video('in-modal', vimeo))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    const dialog = await screen.findByRole('dialog', { name: 'The test' })
    expect(dialog.querySelector('iframe')).not.toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(frames()).toEqual([])
  })

  it.each([
    ['its source', 'link', vimeo],
    ['a host that may not be framed', 'in-page', 'https://videos.test/1'],
  ] as const)('is only a link to %s (CMS-08)', (_, mode, address) => {
    render(video(mode, address))
    const to = screen.getByRole('link', { name: 'Watch there' })
    expect(to).toHaveAttribute('href', address)
    expect(to).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the slider', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  const words = {
    label: 'Highlights',
    kind: 'slides',
    previous: 'Previous',
    next: 'Next',
    stop: 'Stop',
    start: 'Start',
    place: (place: number, count: number) => `Slide ${place} of ${count}`,
  }
  const slides = ['One', 'Two', 'Three'].map((id) => ({ id, content: <p>{id}</p> }))
  const open = () => render(<Slider slides={slides} words={words} />)
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  const region = () => screen.getByRole('region', { name: 'Highlights' })
  const here = () => region().querySelector('[data-here]')?.textContent
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('goes on every five seconds and starts over after the last slide (CMS-11)', () => {
    open()
    const seen = [here()]
    for (const time of [4999, 1, 5000, 5000]) {
      pass(time)
      seen.push(here())
    }
    expect(seen).toEqual(['One', 'One', 'Two', 'Three', 'One'])
  })

  it('waits while the pointer is over it, and has the whole time again afterwards (CMS-11)', async () => {
    open()
    pass(3000)
    await act(async () => fireEvent.pointerEnter(region()))
    pass(60_000)
    expect(here()).toBe('One')
    await act(async () => fireEvent.pointerLeave(region()))
    pass(4999)
    expect(here()).toBe('One')
    pass(1)
    expect(here()).toBe('Two')
  })

  it('waits while the focus is in it (CMS-11)', () => {
    open()
    const next = screen.getByRole('button', { name: 'Next' })
    fireEvent.focus(next)
    pass(60_000)
    expect(here()).toBe('One')
    fireEvent.blur(next)
    pass(5000)
    expect(here()).toBe('Two')
  })

  it('stops and starts at the press of a button', () => {
    open()
    press('Stop')
    pass(60_000)
    expect(here()).toBe('One')
    press('Start')
    pass(5000)
    expect(here()).toBe('Two')
  })

  it('does not start by itself where reduced motion is preferred, and moves by hand', () => {
    const asked = vi.fn((query: string) => ({ matches: query.includes('reduce') }))
    vi.stubGlobal('matchMedia', asked)
    open()
    pass(60_000)
    expect(here()).toBe('One')
    press('Previous')
    expect(here()).toBe('Three')
    press('Next')
    expect(here()).toBe('One')
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible()
    vi.unstubAllGlobals()
  })

  it('keeps the focus out of a slide that is not shown', () => {
    open()
    const [first, second] = screen.getAllByRole('group', { hidden: true })
    expect(first).not.toHaveAttribute('inert')
    expect(second).toHaveAttribute('inert')
  })
})
