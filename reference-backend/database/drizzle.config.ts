import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './reference-backend/database/schema/all-tables.ts',
  out: './reference-backend/database/migrations',
})
