import type { Risk } from '@strongroom/safe-protocol/risks'
import { type Address, zeroAddress } from 'viem'
import { findTokenRisks } from '../sign/findAmountRisks.ts'
import {
  readCollections,
  readNamedTokens,
  type TokenSources,
} from '../sign/readTokenFacts.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import { compareSimulations } from './compareSimulations.ts'
import type { ExecutionInput } from './executionCall.ts'
import { findContradictions, type NamedRisks } from './findContradictions.ts'
import type { ApprovalSet, Simulation } from './Simulation.ts'
import {
  readBlock,
  type SimulateOptions,
  simulateExecution,
} from './simulateExecution.ts'

/** What one node or two say will happen, and what speaks against it. */
export interface SimulationReview {
  readonly simulation: Simulation
  /** What the second node says, where there is one. */
  readonly second: Simulation | undefined
  /**
   * What is known about the tokens that it names, by lower-case address. Of a
   * collection of NFTs `symbol` is the name.
   */
  readonly tokens: TokenFactsByAddress
  /**
   * For the policy: contradictions to the decoded calls, between the nodes, and
   * between the sources of a token.
   */
  readonly findings: readonly Risk[]
  /** The transactions of other safes that it approves, by the path of the approval. */
  readonly nested?: Readonly<Record<string, SimulationReview>> | undefined
}

export interface SimulationReviewParameters {
  readonly rpc: RpcPort
  readonly second?: RpcPort | undefined
  /** Who else is asked about a token that only the simulation names. */
  readonly sources: Omit<TokenSources, 'rpc' | 'second' | 'signal'>
  /** What is known about tokens already. */
  readonly tokens?: TokenFactsByAddress | undefined
  /** Findings in the decoded calls. */
  readonly risks: NamedRisks
  readonly signal?: AbortSignal | undefined
}

/**
 * Simulates an execution on the owner's node, on a second one at the same block where
 * there is one, and compares both with the decoded calls.
 *
 * @throws the signal's reason when it aborts; nothing else
 */
export async function reviewSimulation(
  input: ExecutionInput,
  { rpc, second: other, risks, signal, ...rest }: SimulationReviewParameters,
): Promise<SimulationReview> {
  const block = await readBlock(rpc, signal)
  const [simulation, second] = await Promise.all([
    simulateExecution(rpc, input, { block, signal }),
    other && simulateInTime(other, input, { block, signal }),
  ])
  const contradictions =
    simulation.status === 'succeeds' && simulation.changes
      ? findContradictions(input, simulation.changes, risks)
      : []
  const field = second && compareSimulations(simulation, second)
  const nodes = [nameOf(rpc, 'first'), nameOf(other, 'second')] as const
  const findings: readonly Risk[] = field
    ? [
        {
          kind: 'simulations-differ',
          field,
          nodes,
          path: [],
          safe: input.safe,
        },
        ...contradictions,
      ]
    : contradictions
  const { tokens, collections } = await readSimulatedTokens(
    simulation,
    rest.tokens ?? {},
    {
      ...rest.sources,
      ...{ rpc, second: other, signal },
    },
  )
  return {
    ...{ simulation, second, tokens: { ...collections, ...tokens } },
    findings: [...findings, ...findTokenRisks(tokens)],
  }
}

/** What is known about the tokens that only the simulation names. */
async function readSimulatedTokens(
  simulation: Simulation,
  known: TokenFactsByAddress,
  sources: TokenSources,
): Promise<Record<'tokens' | 'collections', TokenFactsByAddress>> {
  if (simulation.status !== 'succeeds') return { tokens: {}, collections: {} }
  const { assets = [], nfts = [], approvals = [] } = simulation.changes ?? {}
  const isNft = ({ amount, id }: ApprovalSet) =>
    id !== undefined || typeof amount === 'boolean'
  const counted = [...assets, ...approvals.filter((one) => !isNft(one))]
  const owned = [...nfts, ...approvals.filter(isNft)]
  const open = (list: readonly { readonly token: Address }[]) => [
    ...new Set(
      list.flatMap(({ token }) =>
        token === zeroAddress || known[token.toLowerCase()] ? [] : token,
      ),
    ),
  ]
  const [tokens, collections] = await Promise.all([
    readNamedTokens(open(counted), sources),
    readCollections(open(owned), sources),
  ])
  return { tokens, collections }
}

/** The host of a node; its address may hold a key. */
function nameOf(rpc: RpcPort | undefined, otherwise: string): string {
  const { url } = Object(rpc) as { url?: unknown }
  return typeof url === 'string' && URL.canParse(url)
    ? new URL(url).host
    : otherwise
}

/** What the second node may take; the first one's word is not held up for it. */
const longest = 5_000

async function simulateInTime(
  rpc: RpcPort,
  input: ExecutionInput,
  options: SimulateOptions,
): Promise<Simulation> {
  const { signal } = options
  const simulating = simulateExecution(rpc, input, options)
  return withDeadline(simulating, longest, signal).catch(() => {
    signal?.throwIfAborted()
    return { status: 'unknown', reason: 'unreachable' }
  })
}
