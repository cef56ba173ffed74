import { explainRevert } from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { word } from '../verify/abiWords.ts'
import {
  type ExecutionInput,
  type Leaf,
  leavesOf,
  tokenTransfer,
} from './executionCall.ts'
import type { AssetChange, SimulationFailure } from './Simulation.ts'
import { runLeaves, type Send } from './simulateBlock.ts'

/** A simulation under way. */
export interface SimulationContext {
  readonly send: Send
  readonly input: ExecutionInput
  readonly block: number
}

/** Longest revert data that is kept: 4096 bytes. */
const longest = 2 + 2 * 4096

export type Balances = ReadonlyMap<Address, Pick<AssetChange, 'before'>>

/** The coin, and the tokens that calls of the safe send. */
export function tokensOf({ tree, safe }: ExecutionInput): readonly Address[] {
  const sent = (leavesOf(tree) ?? []).flatMap(
    ({ node }) => tokenTransfer(node, safe)?.token ?? [],
  )
  return [...new Set([zeroAddress, ...sent])].slice(0, 20)
}

/** The balances of the safe; those that cannot be read are left out. */
export async function readBalances(
  { send, input, block }: SimulationContext,
  tokens: readonly Address[],
): Promise<Balances> {
  const at = `0x${block.toString(16)}`
  const read = async (token: Address) => {
    const answer =
      token === zeroAddress
        ? await send('eth_getBalance', [input.safe, at])
        : await send('eth_call', [
            { to: token, data: `0x70a08231${word(input.safe)}` },
            at,
          ])
    const isNumber = /^0x[\da-f]{1,64}$/i.test(`${answer}`)
    return isNumber ? [[token, { before: BigInt(`${answer}`) }] as const] : []
  }
  const found = await Promise.all(
    tokens.slice(0, 20).map((token) => read(token).catch(() => [])),
  )
  return new Map(found.flat())
}

interface Failed {
  /** Revert data of the execution. */
  readonly data: Hex
  readonly balances: Balances
  /** The call of the safe that fails. */
  readonly leaf?: Leaf | undefined
  /** Revert data of that call. */
  readonly inner?: Hex | undefined
}

/** Runs the safe's calls one by one, to see which one fails and why. */
export async function failingLeaf(
  { send, input, block }: SimulationContext,
  balances: Balances,
): Promise<Pick<Failed, 'leaf' | 'inner'>> {
  const leaves = leavesOf(input.tree) ?? []
  // A value above the balance fails the whole request on most nodes.
  let left = balances.get(zeroAddress)?.before
  const poor = leaves.findIndex(({ node }) => {
    if (left !== undefined) left -= node.value
    return left !== undefined && left < 0n
  })
  const runnable = poor < 0 ? leaves : leaves.slice(0, poor)
  try {
    const results =
      runnable.length > 0
        ? await runLeaves(send, input.safe, runnable, block)
        : []
    const failed = results.findIndex(({ succeeded }) => !succeeded)
    if (failed >= 0)
      return { leaf: leaves[failed], inner: results[failed]?.data }
  } catch {
    // The reason of the execution itself is left.
    return {}
  }
  return poor < 0 ? {} : { leaf: leaves[poor], inner: '0x' }
}

export async function explainFailure(
  { input }: SimulationContext,
  { data, inner, leaf, balances }: Failed,
): Promise<SimulationFailure> {
  const { abis, chain } = input
  const version = (['1.3.0', '1.4.1', '1.5.0'] as const).find((known) =>
    chain.version.startsWith(known),
  )
  const given = inner ?? data
  const { message, code } = await explainRevert(
    given,
    // What a call of the safe says is not hidden by the safe.
    inner === undefined ? { version, abis } : { abis },
  )
  return {
    message,
    code,
    path: leaf?.path,
    shortage: leaf && shortageOf(input, leaf, balances),
    data: given.slice(0, longest) as Hex,
  }
}

/** What the safe lacks for a call, with all that the calls before it send. */
function shortageOf(
  { tree, safe }: ExecutionInput,
  { node, path }: Leaf,
  balances: Balances,
): SimulationFailure['shortage'] {
  const leaves = leavesOf(tree) ?? []
  const until = leaves.findIndex((leaf) => leaf.path[0] === path[0]) + 1
  const sent = leaves.slice(0, until).map((leaf) => leaf.node)
  const coin = sent.reduce((sum, { value }) => sum + value, 0n)
  const hasCoin = balances.get(zeroAddress)?.before
  if (hasCoin !== undefined && node.value > 0n && coin > hasCoin)
    return { token: zeroAddress, has: hasCoin, needs: coin }
  const transfer = tokenTransfer(node, safe)
  const has = transfer && balances.get(transfer.token)?.before
  // What transferFrom names may be the id of an NFT.
  if (has === undefined || node.method?.name !== 'transfer') return undefined
  const needs = sent.reduce((sum, call) => {
    const other = tokenTransfer(call, safe)
    return other?.token === transfer?.token ? sum + (other?.amount ?? 0n) : sum
  }, 0n)
  return transfer && needs > has
    ? { token: transfer.token, has, needs }
    : undefined
}
