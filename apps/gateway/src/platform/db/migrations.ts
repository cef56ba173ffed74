import { fileURLToPath } from 'node:url'

/** Where `drizzle-kit generate` writes. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../drizzle', import.meta.url),
)
