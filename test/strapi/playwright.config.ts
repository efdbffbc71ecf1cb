/** The contents of a Strapi in a browser, pictures and all, in front of which a shop is running already. */
import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/strapi',
  reporter: 'list',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...shared.use, baseURL: process.env['SHOP'] ?? '' },
})
