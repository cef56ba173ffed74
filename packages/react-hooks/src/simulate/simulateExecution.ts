import { isBytes } from '@strongroom/internal/hex'
import type { Address, Hex } from 'viem'
import { plannedIn, readPlanned } from '../creation/plannedNodes.ts'
import { errorCodes, errorMessages } from '../sign/errorCodes.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import { allowanceCall, readAllowance } from './allowances.ts'
import {
  type ExecutionInput,
  executionCall,
  leavesOf,
} from './executionCall.ts'
import {
  explainFailure,
  failingLeaf,
  readBalances,
  type SimulationContext,
  tokensOf,
} from './explainFailure.ts'
import { revertOf } from './revertOf.ts'
import type {
  ApprovalSet,
  SimulatedRefund,
  Simulation,
  SimulationFailure,
  SimulationSource,
} from './Simulation.ts'
import {
  assetChanges,
  InvalidAnswerError,
  nftChanges,
  readQuantity,
  type Send,
  simulateBlock,
} from './simulateBlock.ts'
import { traceExecution } from './traceExecution.ts'

/** How a simulation is made. */
export interface SimulateOptions {
  /** Block whose state is used. @default the node's latest */
  readonly block?: number | undefined
  /** Milliseconds that each way of simulating may take. @default 8000 */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Milliseconds that each way may take. */
const perWay = 8_000
/** The methods that an endpoint does not have. */
const lacking = new WeakMap<RpcPort, Set<SimulationSource>>()

type Way = (context: SimulationContext) => Promise<Simulation>

/**
 * Simulates the exact `execTransaction` on the owner's node, as if all confirmations
 * were given and the transaction were next: batches and delegate calls too. The node
 * is asked by `eth_simulateV1`, then `debug_traceCall`, then `eth_call`, which says
 * only whether it goes through; what an endpoint lacks is remembered for the page.
 *
 * All of it is the word of this node. It never rejects for what the node says or
 * does not say.
 *
 * @throws the signal's reason when it aborts; nothing else
 * @example
 * import {
 *   type ExecutionInput,
 *   simulateExecution,
 * } from '@strongroom/react-hooks/sign'
 * import { createRpc } from '@strongroom/react-hooks/chain'
 *
 * export async function balancesAfter(input: ExecutionInput) {
 *   const rpc = createRpc('https://my.node.example')
 *   const simulation = await simulateExecution(rpc, input)
 *   return simulation.status === 'succeeds'
 *     ? simulation.changes?.assets.map(({ token, after }) => [token, after])
 *     : undefined
 * }
 */
export async function simulateExecution(
  rpc: RpcPort,
  input: ExecutionInput,
  { block, timeout = perWay, signal }: SimulateOptions = {},
): Promise<Simulation> {
  const missing = lacking.get(rpc) ?? new Set()
  lacking.set(rpc, missing)
  let worst: Extract<Simulation, { status: 'unknown' }> = {
    status: 'unknown',
    reason: 'unsupported',
  }
  const at = block ?? (await readBlock(rpc, signal, timeout))
  if (at === undefined) return { status: 'unknown', reason: 'unreachable' }
  for (const [source, way] of ways) {
    if (missing.has(source)) continue
    const send: Send = (method, params) =>
      withDeadline(ask(rpc, method, params, signal), timeout, signal)
    try {
      const found = await way({ send, input, block: at })
      return await addCreation(rpc, found, {
        safe: input.safe,
        timeout,
        signal,
      })
    } catch (error) {
      signal?.throwIfAborted()
      if (isUnsupported(error)) missing.add(source)
      else if (worst.reason !== 'invalid')
        worst = { status: 'unknown', reason: reasonOf(error) }
    }
  }
  return worst
}

/** The transaction that creates a planned safe pays for the creation as well. */
async function addCreation(
  rpc: RpcPort,
  simulation: Simulation,
  {
    safe,
    timeout = perWay,
    signal,
  }: Pick<SimulateOptions, 'timeout' | 'signal'> & { safe: Address },
): Promise<Simulation> {
  const { node } = plannedIn(rpc, safe) ?? {}
  if (!node || simulation.status === 'unknown') return simulation
  const work = async () => {
    const planned = await readPlanned(rpc, safe, signal)
    if (planned === undefined) return simulation
    const call = { to: planned.factory, data: planned.data }
    const gas = readQuantity(await ask(node, 'eth_estimateGas', [call], signal))
    const { fee, source } = simulation
    // The other ways estimate a call to an address that has no code yet.
    return gas && fee && source === 'eth_simulateV1'
      ? { ...simulation, fee: { ...fee, gas: fee.gas + gas } }
      : { ...simulation, fee: undefined }
  }
  return withDeadline(work(), timeout, signal).catch(() => {
    signal?.throwIfAborted()
    return { ...simulation, fee: undefined }
  })
}

const reasonOf = (error: unknown) =>
  error instanceof InvalidAnswerError ? 'invalid' : 'unreachable'

/** The node's latest block; undefined when it does not say. */
export async function readBlock(
  rpc: RpcPort,
  signal: AbortSignal | undefined,
  timeout = perWay,
): Promise<number | undefined> {
  try {
    const asked = ask(rpc, 'eth_blockNumber', [], signal)
    const answer = await withDeadline(asked, timeout, signal)
    return /^0x[\da-f]{1,12}$/i.test(`${answer}`) ? Number(answer) : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** The node does not know the method, or not with these parameters. */
class UnsupportedError extends Error {}

function isUnsupported(error: unknown): boolean {
  if (error instanceof UnsupportedError) return true
  if (revertOf(error) !== undefined) return false
  return (
    errorCodes(error).some((code) => [-32601, -32602, -32004].includes(code)) ||
    errorMessages(error).some((text) =>
      /not (found|supported|available|allowed|enabled|implemented|whitelisted)|unsupported|does not exist|unknown method/i.test(
        text,
      ),
    )
  )
}

async function base(
  { send, block, input }: SimulationContext,
  source: SimulationSource,
  gas: bigint | undefined,
) {
  const asked = gas && (await send('eth_gasPrice', []).catch(() => undefined))
  const price = readQuantity(asked)
  return {
    block,
    source,
    skipped: Number(input.transaction.nonce - input.chain.nonce),
    fee: gas && price ? { gas, price } : undefined,
  }
}

/** Refund that the execution pays its sender or its receiver. */
function refundOf(
  { transaction }: ExecutionInput,
  amount: bigint,
): SimulatedRefund | undefined {
  const { gasToken: token, refundReceiver } = transaction
  const receiver = BigInt(refundReceiver) > 0n ? refundReceiver : undefined
  return amount > 0n ? { amount, token, receiver } : undefined
}

/** Approvals with the allowances before; a trace shows none afterwards. */
function readAllowances(
  { send, input, block }: SimulationContext,
  approvals: readonly ApprovalSet[],
): Promise<readonly ApprovalSet[]> {
  const at = `0x${block.toString(16)}`
  return Promise.all(
    approvals.map(async (one, index) => {
      const call = index < 20 ? allowanceCall(one, input.safe) : undefined
      const answer =
        call && (await send('eth_call', [call, at]).catch(() => undefined))
      return { ...one, before: readAllowance(one, answer) }
    }),
  )
}

/** Errors of the safe about signatures: the node has left out the override. */
function assertOverridden(failure: SimulationFailure) {
  if (/^GS02[0-6]$/.test(`${failure.code}`)) throw new UnsupportedError()
}

async function byBlock(context: SimulationContext): Promise<Simulation> {
  const { send, input, block } = context
  const { safe } = input
  const found = await simulateBlock(send, input, block)
  const facts = await base(context, 'eth_simulateV1', found.gas)
  const { movements, approvals, settings, isComplete } = found
  if (found.succeeded && found.end?.succeeded)
    return {
      ...facts,
      status: 'succeeds',
      changes: {
        assets: assetChanges(found, safe),
        nfts: nftChanges(movements, safe),
        refund: refundOf(input, found.end.payment),
        ...{ movements, approvals, settings, isComplete },
      },
    }
  const failure = await explainFailure(context, {
    data: found.data,
    balances: found.balances,
    ...(await failingLeaf(context, found.balances)),
  })
  return { ...facts, status: 'fails', failure, usesNonce: found.succeeded }
}

async function byTrace(context: SimulationContext): Promise<Simulation> {
  const { send, input, block } = context
  const { safe } = input
  const found = await traceExecution(send, input, block)
  const facts = await base(context, 'debug_traceCall', found.gas)
  const { movements, isComplete } = found
  if (found.succeeded && found.end?.succeeded) {
    const moved = assetChanges({ balances: new Map(), movements }, safe)
    const [balances, approvals] = await Promise.all([
      readBalances(
        context,
        moved.map(({ token }) => token),
      ),
      readAllowances(context, found.approvals),
    ])
    return {
      ...facts,
      status: 'succeeds',
      changes: {
        assets: moved.map((change) => {
          const before = balances.get(change.token)?.before
          const after = before === undefined ? before : before + change.delta
          return { ...change, before, after }
        }),
        nfts: nftChanges(movements, safe),
        refund: refundOf(input, found.end.payment),
        settings: undefined,
        ...{ movements, approvals, isComplete },
      },
    }
  }
  const leaf = leavesOf(input.tree)?.find(
    ({ node }) =>
      found.failed !== undefined &&
      sameText(node.to, found.failed.to) &&
      sameText(node.data, found.failed.input),
  )
  const failure = await explainFailure(context, {
    data: found.data,
    leaf,
    // A guard is called by the safe, too.
    inner: leaf && found.failed?.data,
    balances: await readBalances(context, tokensOf(input)),
  })
  assertOverridden(failure)
  return { ...facts, status: 'fails', failure, usesNonce: found.succeeded }
}

async function byCall(context: SimulationContext): Promise<Simulation> {
  const { send, input, block } = context
  const { call, overrides } = executionCall(input)
  let data: Hex = '0x'
  let usesNonce = false
  try {
    const answer = await send('eth_call', [
      call,
      `0x${block.toString(16)}`,
      overrides,
    ])
    if (!isBytes(answer, 32)) throw new InvalidAnswerError()
    if (BigInt(answer) === 1n) {
      const facts = await base(context, 'eth_call', await estimate(context))
      return { ...facts, status: 'succeeds', changes: undefined }
    }
    usesNonce = true
  } catch (error) {
    const reverted = revertOf(error)
    if (reverted === undefined) throw error
    data = reverted
  }
  const { tree } = input
  const inner =
    tree.operation === 0 ? await callInner(context) : { data: undefined }
  const failure = await explainFailure(context, {
    data,
    inner: inner.data,
    leaf: inner.data === undefined ? undefined : { node: tree, path: [] },
    balances: await readBalances(context, tokensOf(input)),
  })
  assertOverridden(failure)
  const gas = usesNonce ? await estimate(context) : undefined
  const facts = await base(context, 'eth_call', gas)
  return { ...facts, status: 'fails', failure, usesNonce }
}

/** Gas of the execution, where nodes take overrides for that. */
async function estimate({ send, input, block }: SimulationContext) {
  const { call, overrides } = executionCall(input)
  const at = `0x${block.toString(16)}`
  return readQuantity(
    await send('eth_estimateGas', [call, at, overrides]).catch(() => undefined),
  )
}

async function byInnerCall(context: SimulationContext): Promise<Simulation> {
  const { input } = context
  const { tree } = input
  if (tree.operation !== 0) throw new UnsupportedError()
  const { data } = await callInner(context)
  const facts = await base(context, 'inner call', undefined)
  if (data === undefined)
    return { ...facts, status: 'succeeds', changes: undefined }
  const failure = await explainFailure(context, {
    data,
    inner: data,
    leaf: { node: tree, path: [] },
    balances: await readBalances(context, tokensOf(input)),
  })
  const { safeTxGas, gasPrice } = input.transaction
  const usesNonce = safeTxGas > 0n || gasPrice > 0n
  return { ...facts, status: 'fails', failure, usesNonce }
}

const ways: readonly (readonly [SimulationSource, Way])[] = [
  ['eth_simulateV1', byBlock],
  ['debug_traceCall', byTrace],
  ['eth_call', byCall],
  ['inner call', byInnerCall],
]

/** The inner call as the safe makes it; revert data when it fails. */
async function callInner({
  send,
  input,
  block,
}: SimulationContext): Promise<{ data: Hex | undefined }> {
  const { to, value, data } = input.transaction
  const call = { from: input.safe, to, data, value: `0x${value.toString(16)}` }
  try {
    await send('eth_call', [call, `0x${block.toString(16)}`])
    return { data: undefined }
  } catch (error) {
    const reverted = revertOf(error)
    if (reverted === undefined) throw error
    return { data: reverted }
  }
}
