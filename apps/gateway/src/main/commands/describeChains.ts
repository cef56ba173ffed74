import { getSafeDeployment } from '@strongroom/safe-protocol'
import { type Hex, keccak256 } from 'viem'
import { findKnownChain } from '../../platform/config/findKnownChain.ts'
import {
  NodeRefusedError,
  NodeUnreachableError,
  UnknownChainError,
} from '../../platform/errors/startErrors.ts'
import { WrongChainError } from '../../platform/rpc/ChainError.ts'
import { createNode } from '../../platform/rpc/createNode.ts'
import { createNodeRpc, type Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { NamedChain } from './chainOptions.ts'

const patience = 10_000

/** Fields of a chain's record, by the contracts that they name. */
const fields = {
  singletonL2: 'safeSingletonAddress',
  proxyFactory: 'safeProxyFactoryAddress',
  multiSend: 'multiSendAddress',
  multiSendCallOnly: 'multiSendCallOnlyAddress',
  fallbackHandler: 'fallbackHandlerAddress',
  signMessageLib: 'signMessageLibAddress',
  createCall: 'createCallAddress',
  simulateTxAccessor: 'simulateTxAccessorAddress',
} as const

/** Sets of Safe's contracts, the one for new safes first. */
const sets = [
  { version: '1.4.1', kind: 'canonical' },
  { version: '1.3.0', kind: 'canonical' },
  { version: '1.3.0', kind: 'eip155' },
] as const

type Names = readonly (keyof typeof fields)[]
const everyName = Object.keys(fields) as unknown as Names

/** Contracts of a set whose code on the chain has the published hash. */
async function proveContracts(
  rpc: Rpc,
  chainId: string,
  { version, kind }: (typeof sets)[number],
  names: Names,
): Promise<Record<string, string>> {
  const known = getSafeDeployment({ version, kind, chainId: BigInt(chainId) })
  if (known === undefined) return {}
  const answers = await rpc.batch(
    names.map((name) => ({
      method: 'eth_getCode',
      params: [known[name].address, 'latest'],
    })),
    { retry: 1 },
  )
  return Object.fromEntries(
    names.flatMap((name, i) => {
      const answer = answers[i]
      const code = answer && 'result' in answer ? answer.result : '0x'
      const isProven =
        typeof code === 'string' &&
        code !== '0x' &&
        keccak256(code as Hex) === known[name].codeHash
      return isProven ? [[fields[name], known[name].address]] : []
    }),
  )
}

/** The first set of which the chain has the singleton and the factory. */
async function findContracts(rpc: Rpc, chainId: string) {
  for (const set of sets) {
    const found = await proveContracts(rpc, chainId, set, [
      'singletonL2',
      'proxyFactory',
    ])
    if (Object.keys(found).length < 2) continue
    return {
      version: set.version,
      contracts: await proveContracts(rpc, chainId, set, everyName),
    }
  }
  return undefined
}

/** Asks every node for its chain; one that answers is enough. */
async function findNode(
  { chainId, rpcUrls }: NamedChain,
  signal: AbortSignal,
): Promise<Rpc> {
  const asked = rpcUrls.map(async (url, i) => {
    const node = createNode(url, i + 1)
    const rpc = createNodeRpc({ node, chainId, signal, timeout: patience })
    await rpc.batch([{ method: 'eth_blockNumber', params: [] }], { retry: 1 })
    return rpc
  })
  const results = await Promise.allSettled(asked)
  signal.throwIfAborted()
  let first: unknown
  for (const [i, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    const { reason } = result
    first ??= reason
    const where = { chainId, position: i + 1, count: rpcUrls.length }
    if (reason instanceof WrongChainError) {
      throw new NodeRefusedError(where, reason)
    }
  }
  const good = results.find((result) => result.status === 'fulfilled')
  if (good !== undefined) return good.value
  throw new NodeUnreachableError(chainId, first)
}

/** An entry of the chains file, made from the tables and the chain itself. */
export interface DescribedChain {
  entry: Readonly<Record<string, unknown>>
  /** True when the chain has no set of Safe's contracts that is known. */
  lacksContracts: boolean
}

async function describeChain(
  chain: NamedChain,
  signal: AbortSignal,
): Promise<DescribedChain> {
  const { chainId, rpcUrls, startBlock, onlySafes } = chain
  const known = findKnownChain(chainId)
  if (known === undefined) throw new UnknownChainError(chainId)
  const rpc = await findNode(chain, signal)
  const found = await findContracts(rpc, chainId)
  const isLocal = rpcUrls.every(({ url }) =>
    /^https?:\/\/(localhost|127\.|\[::1\])/.test(url),
  )
  return {
    lacksContracts: found === undefined,
    entry: {
      chainId,
      ...known,
      pollMs: isLocal ? 500 : 4_000,
      ...(startBlock !== undefined && { startBlock }),
      ...(onlySafes !== undefined && { onlySafes }),
      ...(found && {
        recommendedMasterCopyVersion: found.version,
        contractAddresses: found.contracts,
      }),
    },
  }
}

/**
 * Describes chains as the chains file would: name and coin from the table of
 * known chains, and the addresses of Safe's contracts whose code the chain has.
 *
 * @throws UnknownChainError for a chain that is not in the table.
 * @throws NodeRefusedError when a node serves another chain.
 * @throws NodeUnreachableError when no node of a chain answers.
 */
export async function describeChains(
  chains: readonly NamedChain[],
  signal: AbortSignal,
): Promise<DescribedChain[]> {
  return Promise.all(chains.map((chain) => describeChain(chain, signal)))
}
