import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './reference-backend/schema.ts',
  out: './reference-backend/migrations',
})
