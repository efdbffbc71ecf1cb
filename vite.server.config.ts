import { defineConfig } from 'vite'

/** The reference backend as one file; its packages stay where `npm ci` put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'reference-backend/server/server.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
})
