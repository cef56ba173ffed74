import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseHandle } from '../../src/platform/db/Database.ts'
import { migrationsFolder } from '../../src/platform/db/migrations.ts'
import { openMemoryPglite } from '../../src/platform/db/openPglite.ts'

/**
 * An empty store in memory. Making one costs two seconds of a processor, so it
 * is made once and kept as a file from which all further ones are read.
 */
export async function openMemory(): Promise<DatabaseHandle> {
  const file = join(tmpdir(), `strongroom-store-${version()}.tar`)
  try {
    return await openMemoryPglite(new Blob([readFileSync(file)]))
  } catch {
    const store = await openMemoryPglite()
    const image = await store.dump()
    // Other tests may write the file at the same time: renaming a complete copy
    // keeps it whole.
    const own = `${file}.${process.pid}`
    writeFileSync(own, new Uint8Array(await image.arrayBuffer()))
    renameSync(own, file)
    return store
  }
}

/** Another library or another migration makes another store. */
function version(): string {
  const hash = createHash('sha256')
  hash.update(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  for (const name of readdirSync(migrationsFolder, { recursive: true }).sort())
    if (`${name}`.endsWith('.sql'))
      hash.update(readFileSync(join(migrationsFolder, `${name}`)))
  return hash.digest('hex').slice(0, 16)
}
