/** The pages of content in the whole shop: written pages, the blog, where to buy, the milestones. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aContentPage, anElement, aPost, somePosts } from '../../builders/some-content.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { nativeQuery } from '../native-query.ts'
import { openShopAt } from '../open-shop.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('a page of the content management', () => {
  it('is shown at its path, for visitors too (ROUTE-22)', async () => {
    await openShopAt('/about')
    expect(await heading('About us')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Seals and fluids' })).toBeVisible()
  })

  it.each(['/no-such-page', '/no/such/page/at/all', '/.env', '/wp-login.php'])(
    'is not found at %s, which stays in the address (ROUTE-22)',
    async (path) => {
      const { shop } = await openShopAt(path)
      expect(await heading('Page not found')).toBeVisible()
      const asked = shop.calls.asked.filter((call) => call.startsWith('sitePages.'))
      expect(asked.length).toBeLessThanOrEqual(1)
    },
  )

  it.each([
    ['/range/orbital', 'range/orbital', 'The orbital range'],
    ['/event/open-day', 'event/open-day', 'Open day'],
  ])('is the page of a range or an event at %s (ROUTE-15)', async (address, path, title) => {
    const shop = fakeShop()
    shop.content.pages = [aContentPage({ path, title })]
    await openShopAt(address, { shop })
    expect(await heading(title)).toBeVisible()
  })

  it('is a location at /location, with its address (ROUTE-15)', async () => {
    await openShopAt('/location/nordhang-hydraulik')
    expect(await heading('Nordhang Hydraulik')).toBeVisible()
    expect(screen.getByText(/34117 Kassel, Germany/)).toBeVisible()
  })

  it('has no location that has gone out of business', async () => {
    await openShopAt('/location/closed')
    expect(await heading('Page not found')).toBeVisible()
  })

  it('has forms, the newsletter and an action banner where it wants them (CMS-10)', async () => {
    const shop = fakeShop()
    const element = anElement({ heading: 'Come and see' })
    shop.content.pages = [
      aContentPage({
        widgets: [
          { kind: 'subscribe-form' },
          { kind: 'action-banner', element },
          { kind: 'dynamic-form', heading: 'Write to us', formCode: 'contact' },
        ],
      }),
    ]
    await openShopAt('/about', { shop })
    await heading('About us')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible()
    expect(main.getByRole('heading', { name: 'Come and see' })).toBeVisible()
    expect(await main.findByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
    expect(await main.findByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  it('shows the newest posts as three cards in columns where it wants them (CMS-02)', async () => {
    const shop = fakeShop()
    shop.content.pages = [aContentPage({ widgets: [{ kind: 'posts', heading: 'News' }] })]
    await openShopAt('/about', { shop })
    const newsBlock = (await screen.findByRole('heading', { level: 2, name: 'News' })).parentElement
    const cards = within(newsBlock ?? document.body).getAllByRole('article')
    expect(cards).toHaveLength(3)
    expect(cards[0]?.className).toMatch(/column/)
  })
})

describe('the blog', () => {
  it('lists posts in wide cards, each leading to the post below the blog (CMS-01, CMS-02)', async () => {
    const { user } = await openShopAt('/blog')
    expect(await heading('Blog')).toBeVisible()
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(6)
    expect(cards[0]?.className).toMatch(/wide/)
    const [first] = cards
    await user.click(within(first ?? document.body).getByRole('link', { name: 'Post 1' }))
    expect(await heading('Post 1')).toBeVisible()
    expect(window.location.pathname).toBe('/blog/post-1')
  })

  it('keeps its page in the address, the first page without a number (CMS-04)', async () => {
    const { user } = await openShopAt('/blog')
    await heading('Blog')
    await user.click(screen.getByRole('link', { name: 'Older' }))
    expect(await screen.findByRole('link', { name: 'Post 7' })).toBeVisible()
    expect(window.location.search).toBe('?page=2')
    await user.click(screen.getByRole('link', { name: 'Newer' }))
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it.each([
    ['?page=1', ''],
    ['?page=99', '?page=2'],
    ['?page=-1', ''],
    ['?page=__proto__', ''],
  ])('takes %s for %j (CMS-04)', async (search, shown) => {
    await openShopAt(`/blog${search}`)
    await heading('Blog')
    expect(window.location.search).toBe(shown)
  })

  it('says so when there are no posts (CMS-06)', async () => {
    const shop = fakeShop()
    shop.content.posts = []
    await openShopAt('/blog', { shop })
    expect(await screen.findByText('There are no posts yet')).toBeVisible()
  })

  it('has its posts at the name that the site gave it (ROUTE-10, ROUTE-11)', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, blogPageSlug: 'news' }
    shop.content.posts = [aPost({ title: 'Choosing a motor' }), ...somePosts(2)]
    const { user } = await openShopAt('/news', { shop })
    await heading('Blog')
    await user.click(screen.getByRole('link', { name: 'Choosing a motor' }))
    expect(await heading('Choosing a motor')).toBeVisible()
    expect(window.location.pathname).toBe('/news/choosing-a-motor')
    expect(screen.getByText('Begin with the torque.')).toBeVisible()
    expect(screen.getByText('Feb 03, 2026')).toHaveAttribute('datetime', '2026-02-03')
  })

  it('has no post of another name', async () => {
    await openShopAt('/blog/no-such-post')
    expect(await heading('Page not found')).toBeVisible()
  })
})

describe('where to buy', () => {
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

  it('shows whole cards by zone in the full layout, without a map when there is no key (WTB-01, WTB-03)', async () => {
    await openShopAt('/where-to-buy')
    expect(await heading('Where to buy')).toBeVisible()
    expect(screen.getByText('2 locations')).toBeVisible()
    expect(names()).toEqual(['Lakeshore Fluid Power', 'Nordhang Hydraulik'])
    expect(screen.getAllByRole('link', { name: 'counter@lakeshore.test' })).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument()
  })

  it('shows a few lines in the slim layout (WTB-01)', async () => {
    await openShopAt('/where-to-buy?layout=slim')
    await heading('Where to buy')
    expect(names()).toEqual(['Nordhang Hydraulik', 'Lakeshore Fluid Power'])
    expect(screen.queryByRole('link', { name: 'counter@lakeshore.test' })).not.toBeInTheDocument()
  })

  it('is narrowed by country and by word, and says so when nothing is left (WTB-02, WTB-07)', async () => {
    const { user } = await openShopAt('/where-to-buy')
    await heading('Where to buy')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
    expect(await screen.findByText('1 location')).toBeVisible()
    expect(window.location.search).toBe('?country=DE')
    await user.type(
      screen.getByRole('textbox', { name: 'Name, city or postal code' }),
      'erie{Enter}',
    )
    expect(
      await screen.findByText(
        'No locations were found with the given criteria. Please modify your selections or input.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all' }))
    expect(await screen.findByText('2 locations')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('names the nearest places of a town that has none, and how far they are', async () => {
    await openShopAt('/where-to-buy?keyword=Munich')
    expect(
      await screen.findByText('There is no location in Munich. The nearest come first.'),
    ).toBeVisible()
    expect(names()).toEqual(['Nordhang Hydraulik', 'Lakeshore Fluid Power'])
    expect(screen.getAllByText(/· [\d,]+ mi/)).toHaveLength(2)
  })

  it('has the same addresses without scripts (WTB-02)', async () => {
    const { user } = await openShopAt('/where-to-buy?layout=slim')
    await heading('Where to buy')
    const form = screen.getByRole('search', { name: 'Find a location' })
    await user.type(screen.getByRole('textbox', { name: 'Name, city or postal code' }), 'lake')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/where-to-buy')
    expect(`?${nativeQuery(form)}`).toBe(window.location.search)
  })

  it('asks before it asks a maps service, where there is a key (WTB-03)', async () => {
    const shop = fakeShop()
    const maps = {
      apiKey: 'k',
      tiles: 'https://tiles.test/{z}/{x}/{y}',
      attribution: '',
      zoom: 3,
      centre: undefined,
    }
    shop.settings = { ...defaultSiteSettings, maps }
    await openShopAt('/where-to-buy', { shop })
    expect(await screen.findByRole('button', { name: 'Show the map' })).toBeVisible()
  })
})

it('the milestones reach from 1976 to 2022, the oldest first (CMS-14)', async () => {
  await openShopAt('/company-milestones')
  expect(await heading('Milestones')).toBeVisible()
  const list = screen.getByRole('list', { name: 'Milestones by year' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent?.slice(0, 4)),
  ).toEqual(['1976', '2022'])
})
