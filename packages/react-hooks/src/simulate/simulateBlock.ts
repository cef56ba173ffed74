import { isBytes } from '@strongroom/internal/hex'
import type { CallNode } from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { readWord, readWords, word } from '../verify/abiWords.ts'
import { readAddress, readOwners } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { allowanceCall, readAllowance } from './allowances.ts'
import {
  type AccountOverride,
  type ExecutionInput,
  executionCall,
  type Leaf,
} from './executionCall.ts'
import { type LogReading, readLogs } from './readLogs.ts'
import type {
  ApprovalSet,
  AssetChange,
  NftChange,
  SafeSettings,
} from './Simulation.ts'

/** Sends one request to the node, within the time that a method may take. */
export type Send = (
  method: string,
  params: readonly unknown[],
) => Promise<unknown>

/** An answer that cannot be what was asked for. */
export class InvalidAnswerError extends TypeError {
  constructor() {
    super('The RPC sent a simulation that cannot be one.')
  }
}

interface Call {
  readonly from: Address
  readonly to: Address
  readonly data?: Hex
  readonly value?: Hex
  readonly gas?: Hex
  readonly gasPrice?: Hex
}

/** Outcome of one call of a simulated block. */
export interface CallResult {
  readonly succeeded: boolean
  readonly gas: bigint | undefined
  readonly data: Hex
  readonly logs: readonly unknown[]
}

/** An execution with the safe's state before and after it. */
export interface SimulatedBlock extends LogReading {
  readonly succeeded: boolean
  /** Gas that is used. */
  readonly gas: bigint | undefined
  /** Revert data. */
  readonly data: Hex
  readonly balances: ReadonlyMap<Address, Pick<AssetChange, 'before' | 'after'>>
  readonly settings:
    | { readonly before: SafeSettings; readonly after: SafeSettings }
    | undefined
}

/** A number of a node's answer that gas and prices fit in. */
export const readQuantity = (value: unknown): bigint | undefined =>
  /^0x[\da-f]{1,32}$/i.test(`${value}`) ? BigInt(`${value}`) : undefined

const toHex = (value: number | bigint): Hex => `0x${value.toString(16)}`

/** Enough for any token; a hostile one must not use up the block. */
const viewGas = toHex(1_000_000)
/** Tokens whose balances are read. */
const mostTokens = 40
/** Longest answer of one call that is looked at. */
const longest = 200_000

/** Answers with the balance of the account in its code. Nothing is deployed there. */
export const coinProbe: Address = '0x5af3000000000000000000000000000000c01235'
/** Code of a contract that returns the coin's balance of an account. */
export const coinProbeCode = (safe: Address): Hex =>
  `0x73${safe.slice(2)}3160005260206000f3`

const storageSlots = {
  singleton: word(0),
  // keccak256('guard_manager.guard.address')
  guard: '4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  // keccak256('module_manager.module_guard.address')
  moduleGuard:
    'b104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
  // keccak256('fallback_manager.handler.address')
  fallbackHandler:
    '6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
}

/** getOwners, getThreshold, getModulesPaginated(0x1, 50), four times getStorageAt. */
const settingsData: readonly Hex[] = [
  '0xa0e67e2b',
  '0xe75235b8',
  `0xcc2f8452${word(1)}${word(50)}`,
  ...Object.values(storageSlots).map(
    (slot): Hex => `0x5624b25b${slot}${word(1)}`,
  ),
]

/**
 * Runs the execution by `eth_simulateV1`, with the safe's balances and settings read
 * before and after it in the same simulated block.
 *
 * @throws errors of the RPC; InvalidAnswerError
 */
export async function simulateBlock(
  send: Send,
  input: ExecutionInput,
  block: number,
): Promise<SimulatedBlock> {
  const named = tokensIn(input.tree, input)
  const first = await runBlock(send, input, block, named)
  // Tokens that only the logs name: once more, with their balances.
  const moved = first.movements.flatMap(({ token, id }) =>
    id === undefined && token !== zeroAddress ? [token] : [],
  )
  const all = [...new Set([...moved, ...named])]
  const wanted = all.slice(0, mostTokens)
  const isComplete = all.length <= mostTokens
  // Approvals, too: with the allowances before and after.
  const approvals = first.approvals.slice(0, mostTokens)
  const found =
    wanted.every((token) => first.balances.has(token)) && !approvals.length
      ? first
      : await runBlock(send, input, block, wanted, approvals)
  return { ...found, isComplete: isComplete && found.isComplete }
}

/** Contracts that the safe calls, any of which may keep a balance of it. */
function tokensIn(tree: CallNode, { safe, transaction }: ExecutionInput) {
  const found = new Set<Address>()
  if (transaction.gasPrice > 0n && transaction.gasToken !== zeroAddress)
    found.add(transaction.gasToken)
  const visit = (node: CallNode) => {
    if (node.operation === 0 && node.data !== '0x' && !sameText(node.to, safe))
      found.add(node.to)
    node.children.forEach(visit)
  }
  visit(tree)
  return [...found].slice(0, mostTokens)
}

async function runBlock(
  send: Send,
  input: ExecutionInput,
  block: number,
  tokens: readonly Address[],
  approved: readonly ApprovalSet[] = [],
): Promise<SimulatedBlock> {
  const { safe, safeTxHash } = input
  const { call, overrides } = executionCall(input)
  const view = (to: Address, data?: Hex): Call => ({
    from: call.from,
    to,
    gas: viewGas,
    ...(data ? { data } : {}),
  })
  const views = [
    view(coinProbe),
    ...tokens.map((token) => view(token, `0x70a08231${word(safe)}`)),
    ...settingsData.map((data) => view(safe, data)),
    ...approved.map((one) => {
      const { to, data } = allowanceCall(one, safe) ?? { to: coinProbe }
      return view(to, data)
    }),
  ]
  const results = await sendCalls(send, block, [...views, call, ...views], {
    ...overrides,
    [coinProbe]: { code: coinProbeCode(safe) },
  })
  const execution = results[views.length] as CallResult
  const states = [
    results.slice(0, views.length),
    results.slice(views.length + 1),
  ]
  const [before, after] = states as [CallResult[], CallResult[]]
  const accounts = [zeroAddress, ...tokens]
  const rest = accounts.length + settingsData.length
  const settings = [before, after].map((state) =>
    readSettings(state.slice(accounts.length, rest)),
  )
  const logs = readLogs(execution.logs, safe, safeTxHash)
  // The safe itself reports how an execution ended.
  if (execution.succeeded && logs.end === undefined)
    throw new InvalidAnswerError()
  const allowanceOf = (one: ApprovalSet, state: CallResult[]) => {
    const index = approved.findIndex(
      ({ token, spender, id, through }) =>
        token === one.token &&
        spender === one.spender &&
        id === one.id &&
        through === one.through,
    )
    const { succeeded, data } = state[rest + index] ?? {}
    return index >= 0 && succeeded && one.id === undefined
      ? readAllowance(one, data)
      : undefined
  }
  return {
    ...logs,
    approvals: logs.approvals.map((one) => ({
      ...one,
      before: allowanceOf(one, before),
      after: allowanceOf(one, after),
    })),
    succeeded: execution.succeeded,
    gas: execution.gas,
    data: execution.data,
    balances: new Map(
      accounts.map((token, index) => [
        token,
        { before: balanceOf(before[index]), after: balanceOf(after[index]) },
      ]),
    ),
    settings:
      settings[0] && settings[1]
        ? { before: settings[0], after: settings[1] }
        : undefined,
  }
}

/**
 * Makes calls of the safe one after the other, each on the state that the one
 * before left. Without signatures: to find out which of them fails.
 *
 * @throws errors of the RPC; InvalidAnswerError
 */
export async function runLeaves(
  send: Send,
  safe: Address,
  leaves: readonly {
    readonly node: Pick<Leaf['node'], 'to' | 'data' | 'value'>
  }[],
  block: number,
): Promise<readonly { readonly succeeded: boolean; readonly data: Hex }[]> {
  return sendCalls(
    send,
    block,
    leaves.map(({ node }) => ({
      from: safe,
      to: node.to,
      data: node.data,
      value: toHex(node.value),
    })),
    {},
  )
}

/**
 * Makes calls one after the other on the state of a block.
 *
 * @throws errors of the RPC; InvalidAnswerError
 */
export async function sendCalls(
  send: Send,
  block: number,
  calls: readonly Call[],
  stateOverrides: Readonly<Record<Address, AccountOverride>>,
): Promise<readonly CallResult[]> {
  const answer = await send('eth_simulateV1', [
    {
      blockStateCalls: [{ stateOverrides, calls }],
      traceTransfers: true,
      validation: false,
    },
    toHex(block),
  ])
  const found = Array.isArray(answer) && answer.length === 1 ? answer[0] : {}
  const { number, calls: results } = Object(found) as Record<string, unknown>
  // Nodes number the simulated block like its parent, or as the next one.
  const isBlock = number === toHex(block) || number === toHex(block + 1)
  if (!isBlock || !Array.isArray(results) || results.length !== calls.length)
    throw new InvalidAnswerError()
  return results.map(readResult)
}

function readResult(value: unknown): CallResult {
  const { status, returnData, logs, error, gasUsed } = Object(value) as Record<
    string,
    unknown
  >
  const { data } = Object(error) as { data?: unknown }
  const found = returnData === '0x' && isBytes(data) ? data : returnData
  if ((status !== '0x1' && status !== '0x0') || !isBytes(found))
    throw new InvalidAnswerError()
  return {
    succeeded: status === '0x1',
    gas: readQuantity(gasUsed),
    data: found.length > longest ? '0x' : found,
    logs: Array.isArray(logs) ? logs : [],
  }
}

/** The balance that a call of a view function returned. */
export const balanceOf = (
  result: CallResult | undefined,
): bigint | undefined =>
  result?.succeeded && isBytes(result.data, 32)
    ? BigInt(result.data)
    : undefined

function readSettings(
  results: readonly CallResult[],
): SafeSettings | undefined {
  try {
    const [owners, threshold, modules, ...slots] = results.map(
      ({ succeeded, data }) => (succeeded ? data : undefined),
    )
    // Bytes: offset and length stand before the word.
    const [singleton, guard, moduleGuard, fallbackHandler] = slots.map((data) =>
      readAddress(readWords(data)[2] ?? -1n),
    ) as [Address, Address, Address, Address]
    const [, , count, ...listed] = readWords(modules)
    if (count !== BigInt(listed.length)) return undefined
    return {
      owners: readOwners(owners),
      threshold: Number(readWord(threshold)),
      modules: listed.map(readAddress),
      ...{ singleton, guard, moduleGuard, fallbackHandler },
    }
  } catch {
    return undefined
  }
}

/** The balances that change, the coin first; from the logs where they could not be read. */
export function assetChanges(
  { balances, movements }: Pick<SimulatedBlock, 'balances' | 'movements'>,
  safe: Address,
): AssetChange[] {
  const nfts = new Set(
    movements.flatMap(({ token, id }) => (id === undefined ? [] : [token])),
  )
  const moved = sumBy(
    movements.filter(({ id }) => id === undefined),
    safe,
    ({ token }) => token,
  )
  const tokens = new Set([...balances.keys(), ...moved.keys()])
  return [...tokens].flatMap((token) => {
    if (nfts.has(token)) return []
    const { before, after } = balances.get(token) ?? {}
    const delta =
      before !== undefined && after !== undefined
        ? after - before
        : (moved.get(token)?.sum ?? 0n)
    return delta === 0n ? [] : [{ token, before, after, delta }]
  })
}

/** The ids that the safe has more or fewer of. */
export function nftChanges(
  movements: SimulatedBlock['movements'],
  safe: Address,
): NftChange[] {
  const sums = sumBy(
    movements.filter(({ id }) => id !== undefined),
    safe,
    ({ token, id }) => `${token} ${id}`,
  )
  return [...sums.values()].flatMap(({ sum, first }) =>
    sum === 0n ? [] : [{ token: first.token, id: first.id ?? 0n, delta: sum }],
  )
}

function sumBy<K>(
  movements: SimulatedBlock['movements'],
  safe: Address,
  keyOf: (movement: SimulatedBlock['movements'][number]) => K,
) {
  const sums = new Map<K, { sum: bigint; first: (typeof movements)[number] }>()
  for (const movement of movements) {
    const { from, to, amount } = movement
    const incoming = sameText(to, safe) ? amount : 0n
    const outgoing = sameText(from, safe) ? amount : 0n
    const known = sums.get(keyOf(movement))
    sums.set(keyOf(movement), {
      first: known?.first ?? movement,
      sum: (known?.sum ?? 0n) + incoming - outgoing,
    })
  }
  return sums
}
