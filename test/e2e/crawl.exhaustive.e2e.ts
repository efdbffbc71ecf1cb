/** Every page there is, as a visitor and as a customer, in all languages and widths; `npm run crawl` does all of it. */
import { crawl } from './crawl/crawl.ts'
import { roles, someVisits } from './crawl/visits.ts'
import { expect, test } from './shop.ts'

// Many pages in a row, each person on a worker of their own.
test.describe.configure({ timeout: 600_000 })

for (const role of roles) {
  test(`finds nothing wrong with any page as a ${role} (SHELL-03)`, async ({ browser, server }) => {
    expect(await crawl({ browser, origin: server.origin, role, visits: someVisits(role) })).toEqual(
      [],
    )
  })
}
