import { createInterface } from 'node:readline'
import { getAddress, isAddress } from 'viem'
import { startIndexer } from '../../chain/startIndexer.ts'
import type { Config } from '../../platform/config/Config.ts'
import type { DatabaseHandle } from '../../platform/db/Database.ts'
import type { FolderHolder } from '../../platform/db/FolderHolder.ts'
import { connectInFolder } from '../../platform/db/folderSocket.ts'
import { findLiveHolder } from '../../platform/db/lockFolder.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { hasStore } from '../../platform/db/openStore.ts'
import { answerFolder, reindexRequest } from '../answerFolder.ts'
import { type CommandContext, program } from '../commands/Command.ts'
import { readSettings } from '../commands/readSettings.ts'
import type { ReindexLine } from './answerReindex.ts'
import {
  type FollowRepairOptions,
  followRepair,
  ReindexError,
  type RepairOrder,
} from './followRepair.ts'

const usage = `Usage: ${program} reindex --chain <id> --safe <address>, or --chain <id> --from <block> --to <block>. See --help.`

const parseBlock = (name: string, value: string): number => {
  const block = Number(value)
  if (/^\d{1,15}$/.test(value)) return block
  throw new ReindexError(`--${name} must be the number of a block.`)
}

/** @throws ReindexError when the options name neither a safe nor blocks. */
const parseOptions = (options: CommandContext['options']): RepairOrder => {
  const { chain: chainId, safe, from, to } = options
  if (typeof chainId !== 'string') throw new ReindexError(usage)
  if (typeof safe === 'string' && from === undefined && to === undefined) {
    if (!isAddress(safe, { strict: false })) {
      throw new ReindexError('--safe must be the address of a safe.')
    }
    return { chainId, safe: getAddress(safe) }
  }
  const isRange = typeof from === 'string' && typeof to === 'string'
  if (!isRange || safe !== undefined) throw new ReindexError(usage)
  const range = { from: parseBlock('from', from), to: parseBlock('to', to) }
  if (range.from > range.to) {
    throw new ReindexError('--from must not be a later block than --to.')
  }
  return { chainId, ...range }
}

/** Has the gateway that runs on the folder do it. */
const askHolder = async (
  folder: string,
  { name, pid, host }: Pick<FolderHolder, 'pid' | 'host'> & { name: string },
  order: RepairOrder,
  { print, signal }: FollowRepairOptions,
): Promise<string> => {
  const socket = await connectInFolder(folder, name)
  signal.addEventListener('abort', () => socket.destroy(), { once: true })
  socket.on('error', () => undefined)
  socket.write(`${reindexRequest}${JSON.stringify(order)}\n`)
  for await (const text of createInterface({ input: socket })) {
    const { progress, result, error } = JSON.parse(text) as ReindexLine
    if (progress !== undefined) print(progress)
    if (error !== undefined) throw new ReindexError(error)
    if (result !== undefined) return result
  }
  throw new ReindexError(
    `The gateway on ${folder} (process ${pid} on ${host}) did not answer to the end. Look for the result in its log.`,
  )
}

/** Repairs in this process while no gateway runs: follows the chain until it is done. */
const repairHere = async (
  { db, close }: DatabaseHandle,
  chain: Config['chains'][number],
  order: RepairOrder,
  options: FollowRepairOptions,
): Promise<string> => {
  const silent = { info: () => undefined, warn: () => undefined }
  const indexer = startIndexer({ db, chain, log: silent })
  try {
    return await followRepair(db, order, options)
  } finally {
    await indexer.stop()
    await close()
  }
}

/**
 * Reads a safe, or the safes of some blocks, again while the gateway serves.
 *
 * @throws ReindexError when that cannot be done, with the reason.
 */
export async function reindex(context: CommandContext): Promise<void> {
  const { options, given, signal, print } = context
  const order = parseOptions(options)
  // With a chains file, `--chain` only chooses one of its chains.
  const describes = given.some(({ name }) => name === 'rpc')
  const { config } = await readSettings(
    describes ? context : { ...context, given: [] },
    { chains: 'served' },
  )
  const { databaseUrl, dataFolder, chains } = config
  const chain = chains.find(({ chainId }) => chainId === order.chainId)
  if (chain === undefined) {
    throw new ReindexError(`No chain ${order.chainId} is configured.`)
  }
  const { startBlock = 0 } = chain
  if (order.from !== undefined && order.from < startBlock) {
    throw new ReindexError(
      `The index of chain ${order.chainId} begins at block ${startBlock}.`,
    )
  }
  const following = { print, signal }
  if (databaseUrl !== undefined) {
    const { db, close } = await openDatabase({ url: databaseUrl, signal })
    try {
      print(await followRepair(db, order, following))
    } finally {
      await close()
    }
    return
  }
  if (!hasStore(dataFolder)) {
    throw new ReindexError(
      `The data folder ${dataFolder} holds no store. Name the folder of the gateway (--data, GATEWAY_DATA_DIR).`,
    )
  }
  const holder = await findLiveHolder(dataFolder)
  if (holder?.socket) {
    const place = { ...holder, name: holder.socket }
    print(await askHolder(dataFolder, place, order, following))
    return
  }
  const handle = await openDatabase({
    folder: dataFolder,
    signal,
    onRequest: answerFolder,
  })
  print(await repairHere(handle, chain, order, following))
}
