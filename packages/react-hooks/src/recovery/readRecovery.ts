import { identifyRecoveryModule } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { readWord, readWords, toHex, word } from '../verify/abiWords.ts'
import { callView } from '../verify/callView.ts'
import type { BlockHeader } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readAddress } from '../verify/readSafeNow.ts'
import {
  createRecoveryReader,
  type RecoveryReader,
} from './createRecoveryReader.ts'
import { readExecuted, takeOutcome } from './findOutcome.ts'
import { findBlock, findQueued } from './findQueued.ts'
import type {
  RecoveryAttempt,
  RecoveryModule,
  RecoveryState,
} from './RecoveryState.ts'

/** Attempts in a queue that are read. */
const mostOpen = 10n
/** Attempts that left the queue, as far as they are read. */
const mostPast = 5n
const pageSize = 50
const mostPages = 20
const sentinel = 1n

const modulesPage = (start: bigint) =>
  `cc2f8452${word(start)}${word(BigInt(pageSize))}`

/** One page of `getModulesPaginated`. */
function readPage(answer: unknown): { list: Address[]; next: bigint } {
  const [offset, next = 0n, length, ...entries] = readWords(answer)
  if (offset !== 64n || Number(length) > entries.length)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return { list: entries.slice(0, Number(length)).map(readAddress), next }
}

/** All modules of a safe, or all recoverers of a recovery module. */
async function readList(reader: RecoveryReader, of: Address) {
  const found: Address[] = []
  let start = sentinel
  for (let page = 0; page < mostPages; page++) {
    const { list, next } = readPage(await reader.view(of, modulesPage(start)))
    found.push(...list)
    // The list ends at its own head; 0 would mean a broken list.
    if (next <= sentinel || list.length === 0) break
    start = next
  }
  return found
}

/** Options of `readRecovery`. */
export interface ReadRecoveryOptions {
  /**
   * Whether attempts that left the queue are read too: this searches the logs of up to
   * 50,000 blocks. @default false
   */
  readonly history?: boolean | undefined
  /** An earlier answer: its calls are not searched again. They prove themselves. */
  readonly known?: RecoveryState | undefined
  /** Block that is read. @default the node's latest */
  readonly at?: BlockHeader | undefined
  readonly signal?: AbortSignal | undefined
}

const noModules: RecoveryState = {
  block: undefined,
  modules: [],
  recoveries: [],
  unreadModules: [],
}

/**
 * Whether a safe has modules at the latest block, by one request.
 *
 * @throws TypeError for an answer that cannot be decoded; errors of the RPC
 */
export async function hasModules(
  rpc: RpcPort,
  safe: Address,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const first = await callView(rpc, safe, modulesPage(sentinel), signal)
  return readPage(first).list.length > 0
}

/**
 * Reads the modules of a safe and, of those that can recover it (Delay modifiers of
 * Zodiac), recoverers, delay and attempts: all at one block, whose time decides what can
 * be executed. A safe without modules costs one request.
 *
 * What an attempt does comes from a log, found by the time that the module stores, and
 * only if its bytes have the hash that the module stores. An attempt whose log the node
 * withholds is returned without a call. A module that cannot be read, at the second try
 * either, is listed in `unreadModules`.
 *
 * @throws TypeError for an answer that cannot be decoded; errors of the RPC
 */
export async function readRecovery(
  rpc: RpcPort,
  safe: Address,
  options: ReadRecoveryOptions = {},
): Promise<RecoveryState> {
  const { at, signal } = options
  if (at === undefined && !(await hasModules(rpc, safe, signal)))
    return noModules
  const reader = await createRecoveryReader(rpc, signal, at)
  const modules = await readList(reader, safe)
  if (modules.length === 0) return noModules
  const unreadModules: Address[] = []
  const found = await Promise.all(
    modules.map(async (module) => {
      const read = () => readModule(reader, safe, module, options)
      try {
        return await read().catch(read)
      } catch {
        // One module that cannot be read must not hide the attempts of the others.
        signal?.throwIfAborted()
        unreadModules.push(module)
        return undefined
      }
    }),
  )
  return {
    block: reader.block,
    modules,
    recoveries: found.filter((module) => module !== undefined),
    unreadModules,
  }
}

/** A recovery module, or undefined for a module of another kind. */
async function readModule(
  reader: RecoveryReader,
  safe: Address,
  address: Address,
  options: ReadRecoveryOptions,
): Promise<RecoveryModule | undefined> {
  const views = ['c66323e5', 'de8dd91d', 'dcafac09', '605df59c'].map((data) =>
    reader.view(address, data),
  )
  const accounts = ['8da5cb5b', 'd4b83992'].map((data) =>
    reader.view(address, data),
  )
  const answers = await Promise.all([...views, ...accounts])
  // A contract with other functions reverts or returns no data.
  if (!answers.every((answer) => /^0x[\da-f]{64}$/i.test(String(answer))))
    return undefined
  const [txNonce, queueNonce, cooldown, expiration, owner, target] =
    answers.map(readWord) as [bigint, bigint, bigint, bigint, bigint, bigint]
  const [code, recoverers] = await Promise.all([
    reader.code(address),
    readList(reader, address),
  ])
  const known = options.known?.recoveries.find(
    (module) => module.address === address,
  )
  const context: AttemptContext = {
    ...{ reader, address, recoverers, cooldown, expiration },
    known: [...(known?.attempts ?? []), ...(known?.past ?? [])],
  }
  const queued = queueNonce > txNonce ? queueNonce - txNonce : 0n
  const open = queued < mostOpen ? queued : mostOpen
  const attempts = await Promise.all(
    range(txNonce, txNonce + open).map((nonce) => readAttempt(context, nonce)),
  )
  const start = txNonce > mostPast ? txNonce - mostPast : 0n
  const past = options.history
    ? await readPast(context, safe, range(start, txNonce))
    : []
  return {
    ...{ address, release: identifyRecoveryModule(code) },
    ...{ owner: readAddress(owner), target: readAddress(target) },
    ...{ cooldown, expiration, recoverers, txNonce, queueNonce },
    ...{ attempts, unread: queued - open, past },
  }
}

const range = (from: bigint, to: bigint): bigint[] =>
  Array.from({ length: Number(to - from) }, (_, at) => from + BigInt(at))

interface AttemptContext {
  readonly reader: RecoveryReader
  readonly address: Address
  readonly recoverers: readonly Address[]
  readonly cooldown: bigint
  readonly expiration: bigint
  readonly known: readonly RecoveryAttempt[]
}

async function readAttempt(
  context: AttemptContext,
  nonce: bigint,
): Promise<RecoveryAttempt> {
  const { reader, address, cooldown, expiration } = context
  const [stored, created] = await Promise.all([
    reader.view(address, `427e232f${word(nonce)}`),
    reader.view(address, `258148cc${word(nonce)}`),
  ])
  const hash = toHex(readWord(stored), 32)
  const createdAt = Number(readWord(created))
  const executableAt = createdAt + Number(cooldown)
  const expiresAt =
    expiration === 0n ? undefined : executableAt + Number(expiration)
  const { timestamp } = reader.block
  const state =
    timestamp < executableAt
      ? 'waiting'
      : expiresAt !== undefined && timestamp > expiresAt
        ? 'expired'
        : 'executable'
  return {
    ...{ nonce, hash, createdAt, executableAt, expiresAt, state },
    ...(await readStart(context, { nonce, hash, createdAt })),
  }
}

type Start = Pick<RecoveryAttempt, 'call' | 'transactionHash' | 'startedBy'>

/** What an attempt does, and who started it. */
async function readStart(
  { reader, address, recoverers, known }: AttemptContext,
  attempt: { nonce: bigint; hash: Hex; createdAt: number },
): Promise<Start> {
  const before = known.find(
    ({ nonce, hash, createdAt, call }) =>
      nonce === attempt.nonce &&
      hash === attempt.hash &&
      createdAt === attempt.createdAt &&
      call !== undefined,
  )
  if (before) {
    const { call, transactionHash, startedBy } = before
    return { call, transactionHash, startedBy }
  }
  const [only, ...others] = recoverers
  const single = others.length === 0 ? only : undefined
  const found = await findQueued(reader, address, attempt).catch(
    () => undefined,
  )
  const transactionHash = found?.transactionHash
  const { from, to } = transactionHash
    ? await reader.transaction(transactionHash).catch(() => ({}) as never)
    : {}
  const isDirect = String(to).toLowerCase() === address.toLowerCase()
  const sender = recoverers.find(
    (one) => isDirect && one.toLowerCase() === String(from).toLowerCase(),
  )
  return { call: found?.call, transactionHash, startedBy: sender ?? single }
}

/** Attempts that left the queue, newest first. */
async function readPast(
  context: AttemptContext,
  safe: Address,
  nonces: readonly bigint[],
): Promise<RecoveryAttempt[]> {
  const { reader, address } = context
  const read = await Promise.all(
    nonces.map((nonce) => readAttempt(context, nonce)),
  )
  const [first] = read
  if (first === undefined) return []
  const from = await findBlock(reader, first.createdAt)
  const { hashes, isComplete } =
    from === undefined
      ? { hashes: [], isComplete: false }
      : await readExecuted(reader, { safe, module: address, from })
  return read
    .map((attempt) => ({
      ...attempt,
      state: takeOutcome(attempt.hash, hashes, isComplete),
    }))
    .reverse()
}
