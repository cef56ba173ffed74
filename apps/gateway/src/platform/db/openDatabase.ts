import type { DatabaseHandle, OpeningPhase } from './Database.ts'
import {
  type OpenPgliteOptions,
  openMemoryPglite,
  openPglite,
} from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export interface OpenDatabaseOptions extends OpenPgliteOptions {
  /** `postgres://…`; wins over the folder. */
  url?: string | undefined
  /** Folder of the built-in store; without it everything stays in memory. */
  folder?: string | undefined
  /** Called with the phase that opening has reached. */
  onPhase?: ((phase: OpeningPhase) => void) | undefined
}

/**
 * Opens the store and brings it up to date.
 *
 * @example
 * import { openDatabase } from './openDatabase.ts'
 *
 * const { db, close } = await openDatabase({ folder: '.strongroom/gateway' })
 */
export function openDatabase(
  options: OpenDatabaseOptions = {},
): Promise<DatabaseHandle> {
  if (options.url !== undefined) return openPostgres(options.url, options)
  options.onPhase?.('migrating')
  if (options.folder !== undefined) return openPglite(options.folder, options)
  return openMemoryPglite()
}
