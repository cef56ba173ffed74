import { type Rpc, RpcCallError } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { AnswerError } from './abiWords.ts'
import { readSafeState, type SafeState } from './readSafeState.ts'

/** Why an address is not opened as a safe. */
export type SafeDenial =
  | 'noRpc'
  | 'unreachable'
  | 'wrongChain'
  | 'noContract'
  | 'delegatedAccount'
  | 'notSafe'
  | 'sourcesDisagree'

/** An address that is no safe, or cannot be checked. Shown by its `reason`. */
export class SafeDeniedError extends Error {
  override readonly name = 'SafeDeniedError'
  readonly reason: SafeDenial

  constructor(reason: SafeDenial) {
    super('This address cannot be opened as a safe.')
    this.reason = reason
  }
}

export interface InspectedSafe {
  state: SafeState
  /** How many endpoints described the safe, all in the same words. */
  sources: number
}

/** Code of an account that delegates to a contract (EIP-7702). */
const delegation = /^0xef0100/i

/**
 * Reads a safe from one or two endpoints before it is trusted. An account, another
 * contract or a state that no safe can have is denied with its reason.
 *
 * @param rpcs the owner's endpoint, then the deployment's where it is another;
 * a second one that does not answer is left out
 * @throws SafeDeniedError with the reason
 */
export async function inspectSafe(
  rpcs: readonly Rpc[],
  { chainId, address }: { chainId: string; address: Address },
  options: { signal?: AbortSignal } = {},
): Promise<InspectedSafe> {
  const [first, ...others] = rpcs
  if (first === undefined) throw new SafeDeniedError('noRpc')
  const state = await inspectAt(first, chainId, address, options)
  let sources = 1
  for (const rpc of others) {
    let word: SafeState
    try {
      word = await inspectAt(rpc, chainId, address, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (error instanceof SafeDeniedError && error.reason === 'unreachable')
        continue
      throw new SafeDeniedError('sourcesDisagree')
    }
    if (setupOf(word) !== setupOf(state))
      throw new SafeDeniedError('sourcesDisagree')
    sources += 1
  }
  return { state, sources }
}

async function inspectAt(
  rpc: Rpc,
  chainId: string,
  address: Address,
  options: { signal?: AbortSignal },
): Promise<SafeState> {
  try {
    const [served, code] = await Promise.all([
      rpc.request({ method: 'eth_chainId', ...options }),
      rpc.request({
        method: 'eth_getCode',
        params: [address, 'latest'],
        ...options,
      }),
    ])
    if (Number(served) !== Number(chainId))
      throw new SafeDeniedError('wrongChain')
    if (code === '0x') throw new SafeDeniedError('noContract')
    if (delegation.test(String(code)))
      throw new SafeDeniedError('delegatedAccount')
    const state = await readSafeState(rpc, address, options)
    if (!isPlausible(state)) throw new SafeDeniedError('notSafe')
    return state
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof SafeDeniedError) throw error
    throw new SafeDeniedError(isAnswer(error) ? 'notSafe' : 'unreachable')
  }
}

/** Whether the contract itself answered with the error, not the endpoint. */
const isAnswer = (error: unknown) =>
  error instanceof AnswerError ||
  (error instanceof RpcCallError &&
    (error.code === 3 || /revert|opcode|evm error|gas/i.test(error.message)))

/** Whether a safe can be in this state: its contracts allow no other. */
function isPlausible({ owners, threshold, singleton }: SafeState): boolean {
  const distinct = new Set(owners.map((owner) => owner.toLowerCase()))
  return (
    owners.length > 0 &&
    distinct.size === owners.length &&
    owners.every((owner) => BigInt(owner) > 1n) &&
    threshold >= 1 &&
    threshold <= owners.length &&
    BigInt(singleton) > 0n
  )
}

/** What decides who controls a safe; the nonce and the balance may lag. */
const setupOf = ({
  owners,
  threshold,
  version,
  singleton,
  guard,
  moduleGuard,
  fallbackHandler,
  modules,
}: SafeState) =>
  JSON.stringify([
    owners,
    threshold,
    version,
    singleton,
    guard,
    moduleGuard,
    fallbackHandler,
    modules,
  ])
