import { packageFile } from '../packageFile.ts'

/** Where `drizzle-kit generate` writes. */
export const migrationsFolder = packageFile('drizzle')
