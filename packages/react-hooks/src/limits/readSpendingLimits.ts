import { checksumAddress } from '@strongroom/internal/checksumAddress'
import {
  identifyModule,
  type KnownModule,
  type ListedModules,
  listModules,
  type SpendingLimitState,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { readWords, word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { readHeader } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** A spending limit of a safe, as the chain has it at one block. */
export interface SpendingLimit extends SpendingLimitState {
  /** Allowance module that keeps it. */
  readonly module: Address
  /** Who may spend. */
  readonly delegate: Address
  /** The zero address stands for the chain's coin. */
  readonly token: Address
}

/** An allowance module of the chain, and what a safe keeps in it. */
export interface AllowanceModule extends KnownModule {
  readonly address: Address
  /** Its limits count only while the safe has the module enabled. */
  readonly isEnabled: boolean
  /** Accounts that can have limits. */
  readonly delegates: readonly Address[]
}

/** The spending limits of a safe at one block. */
export interface SpendingLimits {
  /** Number of the block that all of it is of. */
  readonly block: number
  /** Time of that block, in seconds since 1970. */
  readonly time: number
  /** Empty where the chain has no allowance module. */
  readonly modules: readonly AllowanceModule[]
  /** Limits above 0 of the delegates, also of a module that is not enabled. */
  readonly limits: readonly SpendingLimit[]
  /** False when there was more than is read at once. */
  readonly isComplete: boolean
}

/** Whose limits are read, and where. */
export interface ReadSpendingLimitsOptions {
  readonly safe: Address
  /** Decimal. */
  readonly chainId: string
  /** Further modules of this chain: the `modules` of the provider's chain. */
  readonly listed?: ListedModules | undefined
  /** Block that is read. @default the node's latest */
  readonly at?: Pick<SpendingLimits, 'block' | 'time'> | undefined
  readonly signal?: AbortSignal | undefined
}

const selectors = {
  isModuleEnabled: '2d9ad53d',
  getDelegates: 'eb37abe0',
  getTokens: '8d0e8e1d',
  getTokenAllowance: '94b31fbd',
  delegates: 'ce60c692',
}

const pageSize = 50
/** A safe with more is no safe that a person looks after. */
const most = { pages: 4, delegates: 100, tokens: 20 }

/**
 * Reads who may spend how much of a safe's tokens without a confirmation, from the
 * allowance modules of the chain and all at one block. What counts as spent is what the
 * module would count in that block: `limitAt` of safe-protocol computes later times.
 *
 * It is the word of one node. Compare it with that of another before relying on it.
 *
 * @throws TypeError when an answer cannot be decoded, the node's errors, and the
 * signal's reason
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readSpendingLimits } from '@strongroom/react-hooks/sign'
 *
 * const { limits, time } = await readSpendingLimits(
 *   createRpc('https://my.node.example'),
 *   { chainId: '10', safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' },
 * )
 */
export async function readSpendingLimits(
  rpc: RpcPort,
  { safe, chainId, listed, at, signal }: ReadSpendingLimitsOptions,
): Promise<SpendingLimits> {
  const { block, time } = at ?? (await readLatest(rpc, signal))
  const read = createReader(rpc, block, signal)
  const known = listModules('allowance', { chainId, listed })
  let isComplete = true
  const modules = await Promise.all(
    known.map(async (address) => {
      const code = await ask(
        rpc,
        'eth_getCode',
        [address, `0x${block.toString(16)}`],
        signal,
      )
      // The table says that it is there; this chain may be a fork from before.
      if (code === '0x') return []
      const [[enabled], list] = await Promise.all([
        read(safe, selectors.isModuleEnabled, address),
        readDelegates(read, address, safe),
      ])
      const delegates = list.delegates.slice(0, most.delegates)
      isComplete &&=
        list.isComplete && delegates.length === list.delegates.length
      const one: AllowanceModule = {
        kind: 'allowance',
        ...identifyModule(address, { chainId, listed }),
        ...{ address, isEnabled: enabled === 1n, delegates },
      }
      return [one]
    }),
  ).then((found) => found.flat())
  const limits = await Promise.all(
    modules.flatMap(({ address: module, delegates }) =>
      delegates.map(async (delegate) => {
        const tokens = await readTokensOf(read, { module, safe, delegate })
        isComplete &&= tokens.length <= most.tokens
        return Promise.all(
          tokens
            .slice(0, most.tokens)
            .map((token) => readLimit(read, { module, safe, delegate, token })),
        )
      }),
    ),
  )
  return {
    ...{ block, time, modules, isComplete },
    limits: limits.flat().filter(({ amount }) => amount > 0n),
  }
}

/** Calls a view function with words; the words of the answer. */
export type LimitReader = (
  to: Address,
  selector: string,
  ...args: readonly (Address | number | bigint)[]
) => Promise<readonly bigint[]>

/** Reads of one block. */
export function createReader(
  rpc: RpcPort,
  block: number | 'latest',
  signal: AbortSignal | undefined,
): LimitReader {
  const at = block === 'latest' ? block : `0x${block.toString(16)}`
  return async (to, selector, ...args) => {
    const data = `0x${selector}${args.map(word).join('')}`
    return readWords(await ask(rpc, 'eth_call', [{ to, data }, at], signal))
  }
}

interface Whose {
  readonly module: Address
  readonly safe: Address
  readonly delegate: Address
}

/** Tokens that a delegate was ever given a limit of. */
export async function readTokensOf(
  read: LimitReader,
  { module, safe, delegate }: Whose,
): Promise<Address[]> {
  const words = await read(module, selectors.getTokens, safe, delegate)
  return readList(words, words[0])
}

/** Whether an account is a delegate now. */
export async function readIsDelegate(
  read: LimitReader,
  { module, safe, delegate }: Whose,
): Promise<boolean> {
  // The module stores delegates by the last six bytes of their addresses.
  const index = BigInt(`0x${delegate.slice(-12)}`)
  const words = await read(module, selectors.delegates, safe, index)
  if (words.length !== 3)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return words[0] === BigInt(delegate)
}

/** One limit, as it counts at the reader's block. */
export async function readLimit(
  read: LimitReader,
  { module, safe, delegate, token }: Whose & { readonly token: Address },
): Promise<SpendingLimit> {
  const words = await read(
    module,
    selectors.getTokenAllowance,
    ...[safe, delegate, token],
  )
  const [amount, spent, resetMinutes, lastReset, nonce] = words
  if (
    amount === undefined ||
    spent === undefined ||
    nonce === undefined ||
    words.length !== 5 ||
    [amount, spent].some((value) => value >= 2n ** 96n)
  )
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return {
    ...{ module, delegate, token, amount, spent },
    resetMinutes: readNumber(resetMinutes, 16n),
    lastReset: readNumber(lastReset, 32n),
    nonce: readNumber(nonce, 16n),
  }
}

/** Accounts that can have limits; `isComplete` unless the list has too many pages. */
export async function readDelegates(
  read: LimitReader,
  module: Address,
  safe: Address,
): Promise<{ delegates: Address[]; isComplete: boolean }> {
  const found = new Map<string, Address>()
  let start = 0
  for (let page = 0; page < most.pages; page += 1) {
    const words = await read(
      module,
      selectors.getDelegates,
      ...[safe, start, pageSize],
    )
    for (const delegate of readList(words, words[0]))
      found.set(delegate, delegate)
    start = readNumber(words[1], 48n)
    if (start === 0) return { delegates: [...found.values()], isComplete: true }
  }
  return { delegates: [...found.values()], isComplete: false }
}

/** A list of addresses behind its offset in bytes. */
function readList(
  words: readonly bigint[],
  offset: bigint | undefined,
): Address[] {
  const start = Number(offset ?? 0n) / 32
  const count = Number(words[start] ?? -1n)
  const list = words.slice(start + 1, start + 1 + count)
  if (!Number.isInteger(start) || start < 1 || list.length !== count)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return list.map((one) => {
    if (one >= 2n ** 160n)
      throw new TypeError('The RPC sent an answer that cannot be decoded.')
    return checksumAddress(one.toString(16).padStart(40, '0'))
  })
}

function readNumber(value: bigint | undefined, bits: bigint): number {
  if (value === undefined || value >= 2n ** bits)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return Number(value)
}

async function readLatest(rpc: RpcPort, signal: AbortSignal | undefined) {
  const { number, timestamp } = await readHeader(rpc, 'latest', signal)
  return { block: number, time: timestamp }
}
