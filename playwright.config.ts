import { defineConfig } from '@playwright/test'

/**
 * Parts of the desktop browser that no journey sees: the suggestions under its own address bar, a page of
 * their own for each window, and processes that wait for pages to come. They take a fifth of its time.
 */
const unseen = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]
/** What Playwright switches off by itself; of two lists Chromium takes the last. */
const switchedOff = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Headless Chromium without a sandbox of its own (it may run as root) and without calls home. */
const args = [
  `--disable-features=${[...unseen, ...switchedOff].join()}`,
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
  // One more than there are cores on the smallest machine: a journey waits for its server and its browser in turn.
  workers: 3,
  // Each test begins with a shop as new, so that the workers can share out single tests and end together.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A few seconds are usual; the rest is for a machine that others keep busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false, args },
  },
})
