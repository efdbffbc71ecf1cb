import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'strapi',
    environment: 'node',
    pool: 'forks',
    include: ['test/strapi/**/*.strapi.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
})
