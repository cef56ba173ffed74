import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { restoreStore } from '../../platform/db/openPglite.ts'
import type { CommandContext } from '../commands/Command.ts'
import { BackupError, checkArchive, unpackArchive } from './archive.ts'

/**
 * Puts the store of a backup into an empty data folder, whole or not at all.
 *
 * @throws BackupError when the file is no whole backup.
 * @throws DataFolderError when the folder holds a store.
 */
export async function restore({
  positionals: [name = ''],
  environment,
  print,
}: CommandContext): Promise<void> {
  const { databaseUrl, dataFolder } = loadConfig(environment)
  if (databaseUrl !== undefined) {
    throw new BackupError(
      'DATABASE_URL is set: restore a PostgreSQL server with pg_restore.',
    )
  }
  const file = resolve(name)
  const archive = await readFile(file).catch((cause) => {
    throw new BackupError(`${file} cannot be read (${cause.code}).`, { cause })
  })
  const { header, body } = checkArchive(archive, file)
  await restoreStore(dataFolder, await unpackArchive(body))
  print(`Restored the backup of ${header.created} to ${dataFolder}.`)
}
