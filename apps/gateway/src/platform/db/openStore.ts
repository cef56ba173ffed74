import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { GatewayStartError } from '../errors/startErrors.ts'
import { damagedFolder, explainFolderError } from './folderErrors.ts'
import { keepStatistics } from './keepStatistics.ts'
import { migrationsFolder } from './migrations.ts'
import { nameStatements } from './nameStatements.ts'

type Operations = Record<string, (...args: never[]) => unknown>

/** Writing functions of PGlite's file system on Node. */
interface WritingModule {
  NODEFS: { stream_ops: Operations; node_ops: Operations }
}

const writing = {
  stream_ops: ['write', 'msync'],
  node_ops: ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'],
} as const

/** PGlite's file system on a folder, which asks before it changes anything. */
class GuardedFs extends NodeFS {
  readonly #confirm: () => void

  /** @param confirm - Throws when this process must not write any more. */
  constructor(folder: string, confirm: () => void) {
    super(folder)
    this.#confirm = confirm
  }

  override async init(
    ...args: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const guard = (module: object) => {
      const { NODEFS } = module as WritingModule
      for (const [kind, names] of Object.entries(writing)) {
        const operations = NODEFS[kind as keyof typeof writing]
        for (const name of names) {
          const operation = operations[name]
          if (operation === undefined) continue
          operations[name] = (...parameters) => {
            this.#confirm()
            return operation(...parameters)
          }
        }
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), guard],
      },
    }
  }
}

const storeName = 'pglite'

/** A client with every migration, names and statistics. */
export const startClient = async (options: PGliteOptions) => {
  const client = await PGlite.create(options)
  await migrate(drizzle(client), { migrationsFolder })
  nameStatements(client)
  const stopStatistics = keepStatistics(client)
  return { client, stopStatistics }
}

/** Major version of PostgreSQL that PGlite is made of. */
const storeVersion = '18'

/** Refuses a store whose files show at once that it does not open. */
const requireWhole = (folder: string, dataDir: string): void => {
  const path = join(dataDir, 'PG_VERSION')
  // If the file is missing PGlite would create a new store over the old one.
  if (!existsSync(path)) throw damagedFolder(folder, 'PG_VERSION is missing')
  const version = readFileSync(path, 'utf8').trim()
  if (version !== storeVersion) {
    throw damagedFolder(
      folder,
      `it says version ${JSON.stringify(version.slice(0, 20))} of PostgreSQL instead of ${storeVersion}`,
    )
  }
}

/** True for a path that cannot hold data. */
const isEmptyFolder = (path: string): boolean =>
  !existsSync(path) ||
  (statSync(path).isDirectory() && readdirSync(path).length === 0)

/**
 * Makes a store under another name and moves it to its place when it is whole.
 * A store in its place is therefore never a half-made one, and never deleted.
 *
 * @param image Archive of another store to start from.
 */
export async function createStore(
  folder: string,
  { confirm, image }: { confirm: () => void; image?: Blob },
): Promise<void> {
  const draft = join(folder, 'pglite.new')
  rmSync(draft, { recursive: true, force: true })
  try {
    const fs = new GuardedFs(draft, confirm)
    if (image === undefined) await (await PGlite.create({ fs })).close()
    else {
      const { client, stopStatistics } = await startClient({
        fs,
        loadDataDir: image,
      })
      // Clients of the store that the image is of must not resume here.
      await client.query(
        'update event_clock set epoch = left(md5(random()::text), 12)',
      )
      stopStatistics()
      await client.close()
    }
    const dataDir = join(folder, storeName)
    if (existsSync(dataDir)) rmdirSync(dataDir)
    renameSync(draft, dataDir)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** Whether the folder has a store, be it whole or damaged. */
export const hasStore = (folder: string): boolean =>
  !isEmptyFolder(join(folder, storeName))

/**
 * PGlite on a folder, in this thread. A folder that holds data is opened or
 * refused, and never made anew.
 *
 * @param confirm - Throws when this process must not write any more.
 * @throws DataFolderError when the folder is damaged, full or out of reach.
 */
export async function openStore(
  folder: string,
  confirm: () => void,
): ReturnType<typeof startClient> {
  const dataDir = join(folder, storeName)
  try {
    if (hasStore(folder)) requireWhole(folder, dataDir)
    else await createStore(folder, { confirm })
  } catch (error) {
    throw explainFolderError(folder, error)
  }
  const fs = new GuardedFs(dataDir, confirm)
  return startClient({ fs }).catch((error) => {
    const known = explainFolderError(folder, error)
    throw known instanceof GatewayStartError
      ? known
      : damagedFolder(folder, 'PostgreSQL does not start on it', error)
  })
}
