import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sdk',
    environment: 'node',
    pool: 'forks',
    include: ['test/sdk/**/*.sdk.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
})
