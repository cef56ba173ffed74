import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FolderHolder } from '../../platform/db/FolderHolder.ts'
import { connectInFolder } from '../../platform/db/folderSocket.ts'
import { findLiveHolder } from '../../platform/db/lockFolder.ts'
import { openPglite } from '../../platform/db/openPglite.ts'
import { hasStore } from '../../platform/db/openStore.ts'
import { answerFolder, backupRequest } from '../answerFolder.ts'
import type { CommandContext } from '../commands/Command.ts'
import { readSettings } from '../commands/readSettings.ts'
import { BackupError, checkArchive, packArchive } from './archive.ts'

const patience = 60_000

/** Sends a request to the gateway that runs on the folder. */
const askHolder = async (
  folder: string,
  { socket: name, pid, host }: FolderHolder & { socket: string },
  signal: AbortSignal,
): Promise<Buffer> => {
  const socket = await connectInFolder(folder, name)
  const cut = () => socket.destroy(new Error('No answer.'))
  socket.setTimeout(patience, cut)
  signal.addEventListener('abort', cut, { once: true })
  socket.write(backupRequest)
  try {
    const answer = await buffer(socket)
    if (answer.length === 0) throw new Error('The gateway still starts.')
    return answer
  } catch (cause) {
    throw new BackupError(
      `The gateway on ${folder} (process ${pid} on ${host}) did not answer. No backup was made.`,
      { cause },
    )
  }
}

const readStore = async (folder: string): Promise<Buffer> => {
  const { dump, close } = await openPglite(folder, { onRequest: answerFolder })
  try {
    return await packArchive(await dump())
  } finally {
    await close()
  }
}

/** Writes a new file atomically, and fails if one exists. */
const writeWhole = async (file: string, archive: Buffer): Promise<void> => {
  const part = `${file}.part-${randomBytes(4).toString('hex')}`
  try {
    // It holds mail addresses.
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(archive)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(part, file)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new BackupError(
      `The backup cannot be written to ${file} (${code}).`,
      {
        cause,
      },
    )
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Writes the built-in store to a file. A gateway that runs on the folder makes
 * the backup itself, between two queries; else this process opens the store.
 *
 * @throws BackupError when there is no store, or the file cannot be written.
 */
export async function backup(context: CommandContext): Promise<void> {
  const {
    positionals: [name = ''],
    signal,
    print,
  } = context
  const { config } = await readSettings(context, { chains: 'none' })
  const { databaseUrl, dataFolder } = config
  if (databaseUrl !== undefined) {
    throw new BackupError(
      'DATABASE_URL is set: back up a PostgreSQL server with pg_dump.',
    )
  }
  const file = resolve(name)
  if (existsSync(file)) {
    throw new BackupError(`${file} exists. Name a new file.`)
  }
  if (!hasStore(dataFolder)) {
    throw new BackupError(
      `The data folder ${dataFolder} holds no store. Name the folder of the gateway (--data, GATEWAY_DATA_DIR).`,
    )
  }
  const holder = await findLiveHolder(dataFolder)
  const archive = holder?.socket
    ? await askHolder(dataFolder, { ...holder, socket: holder.socket }, signal)
    : await readStore(dataFolder)
  checkArchive(archive, 'The answer of the running gateway')
  await writeWhole(file, archive)
  print(`Backed up ${dataFolder} to ${file} (${archive.length} bytes).`)
}
