/** The main job in a browser, in front of a shop that is running already. */
import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/vendure',
  reporter: 'list',
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { ...shared.use, baseURL: process.env['SHOP'] ?? '' },
})
