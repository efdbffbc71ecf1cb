import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // An inlined asset becomes a data: URL, which the font and script policy refuses.
    assetsInlineLimit: 0,
  },
})
