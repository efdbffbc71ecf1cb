import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** The host of `npm run conform`: one file, one case after the other. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ['test/conformance/profile.run.ts'], environment: 'node' },
})
