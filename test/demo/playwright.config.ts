/** The shop without a server, in a browser: built by `npm run build:demo`, hosted as files. */
import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/demo',
  reporter: 'list',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  // The first visit fills a database in the browser.
  expect: { timeout: 120_000 },
  use: { ...shared.use, actionTimeout: 60_000, screenshot: 'only-on-failure' },
})
