import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate`: writes the migration that brings the last one to what the *.tables.ts say. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/shop/*/**/*.tables.ts',
  out: './server/shop/migrations',
})
