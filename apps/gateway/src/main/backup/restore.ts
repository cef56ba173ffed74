import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { restoreStore } from '../../platform/db/openPglite.ts'
import type { CommandContext } from '../commands/Command.ts'
import { readSettings } from '../commands/readSettings.ts'
import { BackupError, checkArchive, unpackArchive } from './archive.ts'

/**
 * Puts the store of a backup into an empty data folder, whole or not at all.
 *
 * @throws BackupError when the file is no whole backup.
 * @throws DataFolderError when the folder holds a store.
 */
export async function restore(context: CommandContext): Promise<void> {
  const {
    positionals: [name = ''],
    print,
  } = context
  const { config } = await readSettings(context, { chains: 'none' })
  const { databaseUrl, dataFolder } = config
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
