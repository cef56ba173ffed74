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

/** A first owner that is a contract here: elsewhere it may be another one. */
export interface ContractOwner {
  address: Address
  /** Whether a contract has its address on the other network. */
  isThere: boolean
}

/** How a safe was created, proven by its address, or why that is of no use. */
export type ProvenCreation =
  | {
      plan: RedeploymentPlan
      /** Who named the values; the address proves them either way. */
      source: 'rpc' | 'gateway'
      /** The gateway names other values. */
      isClaimDifferent: boolean
      contractOwners: readonly ContractOwner[]
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
  const listOwners = (plan: RedeploymentPlan) =>
    listContractOwners(rpcs, plan.setup.owners, signal)
  if (found.status === 'ready')
    return {
      plan: found,
      source: 'rpc',
      contractOwners: await listOwners(found),
      isClaimDifferent:
        claimed?.data !== undefined && claimed.data !== found.data,
    }
  if (found.status === 'refused') return refuse(rpcs.there, found, signal)
  const { reason } = found
  const { factory, data } = claimed ?? {}
  if (factory && data && reason !== 'unreported') {
    const plan = await planRedeployment({ safe, factory, to: factory, data })
    if (plan.status === 'ready')
      return {
        ...{ plan, source: 'gateway', isClaimDifferent: false },
        contractOwners: await listOwners(plan),
      }
  }
  return { plan: undefined, reason, contract: undefined }
}

/** Whether a contract has the address; an account that delegates is none. */
async function hasContract(
  rpc: Rpc,
  address: Address | undefined,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const code = await rpc.request({
    method: 'eth_getCode',
    params: [address, 'latest'],
    ...(signal ? { signal } : {}),
  })
  return code !== '0x' && !/^0xef0100/i.test(String(code))
}

async function listContractOwners(
  { here, there }: { here: Rpc; there: Rpc | undefined },
  owners: readonly Address[],
  signal: AbortSignal | undefined,
): Promise<ContractOwner[]> {
  const found = await Promise.all(
    owners.map(async (address) => {
      if (!(await hasContract(here, address, signal))) return []
      // The check of the plan tells of a network that does not answer.
      const isThere =
        there !== undefined &&
        (await hasContract(there, address, signal).catch(() => false))
      return [{ address, isThere }]
    }),
  )
  return found.flat()
}

async function refuse(
  there: Rpc | undefined,
  { reason, contract }: Extract<Redeployment, { status: 'refused' }>,
  signal: AbortSignal | undefined,
): Promise<ProvenCreation> {
  const isMissing =
    reason === 'setupCall' &&
    there !== undefined &&
    !(await hasContract(there, contract, signal))
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
