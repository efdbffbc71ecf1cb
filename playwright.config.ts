import { defineConfig } from '@playwright/test'

/** Headless Chromium without a sandbox of its own (it may run as root) and without calls home. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  // Each test begins with a shop as new, so that the two workers can share out single tests and end together.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A few seconds are usual; the rest is for a machine that others keep busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false, args },
  },
})
