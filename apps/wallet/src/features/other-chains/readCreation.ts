import type { CreationTransaction } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  readSafeCreation,
  type SafeCreation,
} from '@strongroom/react-hooks/sign'
import {
  encodeCreateProxyWithNonce,
  planRedeployment,
  type Redeployment,
  type RedeploymentPlan,
  type RedeploymentRefusal,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

type Unread = Exclude<SafeCreation['status'], 'found'>

/** Why a safe cannot be created at its address on another network. */
export type CreationRefusal =
  | Unread
  | RedeploymentRefusal
  /** The contract that the initializer calls does not exist on the other network. */
  | 'setupCallMissing'

/** How a safe was created, proven by its address, or why that is of no use. */
export type ProvenCreation =
  | {
      plan: RedeploymentPlan
      /** Who named the values; the address proves them either way. */
      source: 'rpc' | 'gateway'
      /** The gateway names other values. */
      isClaimDifferent: boolean
    }
  | { plan: undefined; reason: CreationRefusal; contract: Address | undefined }

/**
 * Reads how a safe was created, from the owner's RPC. The gateway's word is a hint
 * where to look, and stands in for an RPC that dropped the transaction, but only with
 * values that give the safe's address.
 *
 * @param rpcs endpoints of the safe's network, and of the other one
 */
export async function readCreation(
  rpcs: { here: Rpc; there: Rpc | undefined },
  safe: Address,
  options: { claim?: CreationTransaction | undefined; signal?: AbortSignal },
): Promise<ProvenCreation> {
  const { claim, signal } = options
  const read = async (
    txHash?: Hex,
  ): Promise<Redeployment | { status: 'unread'; reason: Unread }> => {
    const creation = await readSafeCreation(rpcs.here, { safe, txHash, signal })
    return creation.status === 'found'
      ? planRedeployment({ safe, ...creation })
      : { status: 'unread', reason: creation.status }
  }
  const claimed = claim && callOf(claim)
  let found = await read(claimed?.txHash)
  // The gateway may name a transaction that imitates a creation.
  if (found.status === 'refused' && claimed?.txHash) found = await read()
  if (found.status === 'ready')
    return {
      plan: found,
      source: 'rpc',
      isClaimDifferent:
        claimed?.data !== undefined && claimed.data !== found.data,
    }
  if (found.status === 'refused') return refuse(rpcs.there, found, signal)
  const { reason } = found
  const { factory, data } = claimed ?? {}
  if (factory && data && reason !== 'unreported') {
    const plan = await planRedeployment({ safe, factory, to: factory, data })
    if (plan.status === 'ready')
      return { plan, source: 'gateway', isClaimDifferent: false }
  }
  return { plan: undefined, reason, contract: undefined }
}

async function refuse(
  there: Rpc | undefined,
  { reason, contract }: Extract<Redeployment, { status: 'refused' }>,
  signal: AbortSignal | undefined,
): Promise<ProvenCreation> {
  if (reason !== 'setupCall' || there === undefined)
    return { plan: undefined, reason, contract }
  const code = await there.request({
    method: 'eth_getCode',
    params: [contract, 'latest'],
    ...(signal ? { signal } : {}),
  })
  const isMissing = code === '0x'
  return {
    plan: undefined,
    reason: isMissing ? 'setupCallMissing' : reason,
    contract,
  }
}

/** The creation that a gateway claims, as far as its values can be used. */
function callOf({
  transactionHash,
  factoryAddress,
  masterCopy,
  setupData,
  saltNonce,
}: CreationTransaction): {
  txHash: Hex | undefined
  factory?: Address
  data?: Hex
} {
  const txHash = /^0x[\da-f]{64}$/i.test(transactionHash)
    ? (transactionHash as Hex)
    : undefined
  if (!masterCopy || !setupData || !saltNonce) return { txHash }
  try {
    const data = encodeCreateProxyWithNonce({
      singleton: masterCopy as Address,
      setup: setupData as Hex,
      saltNonce: BigInt(saltNonce),
    })
    return { txHash, factory: factoryAddress as Address, data }
  } catch {
    return { txHash }
  }
}
