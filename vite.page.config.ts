import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from './scripts/class-names.ts'
import { fetchedModules } from './scripts/fetched-modules.ts'
import { ownMetadata } from './scripts/own-metadata.ts'

/** The renderer of pages: all of the shop in files that need nothing else, for a server or an edge. */
export default defineConfig({
  plugins: [
    ownMetadata(),
    vanillaExtractPlugin({ identifiers: classNames('src') }),
    react(),
    fetchedModules(),
  ],
  publicDir: false,
  json: { namedExports: false },
  worker: { format: 'es' },
  // Left open, React would be the one for development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/page.tsx',
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'page.js' } },
  },
})
