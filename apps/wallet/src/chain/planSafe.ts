import { type Rpc, RpcCallError } from '@strongroom/react-hooks/chain'
import {
  encodeCreateProxyWithNonce,
  encodeSetup,
  getSafeDeployment,
  predictSafeAddress,
  type SafeContract,
  type SafeContractName,
  type SafeVersion,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { checkContracts } from './checkContracts.ts'

/** Everything about a safe that is about to be created. */
export interface SafePlan {
  version: SafeVersion
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  address: Address
  factory: Address
  /** The call to the factory. */
  data: Hex
  /** Contracts that the chain must have, each with the published code. */
  contracts: readonly NamedContract[]
}

export interface NamedContract extends SafeContract {
  name: SafeContractName
}

/** Only the L2 singleton emits the events an indexer needs. */
export const planContracts = [
  'proxyFactory',
  'singletonL2',
  'fallbackHandler',
] as const

type PlanContract = (typeof planContracts)[number]

/**
 * Computes the address and the creation call, without a request.
 *
 * @throws RangeError when no contracts of this version are known for the chain.
 */
export async function planSafe(input: {
  chainId: number
  version: SafeVersion
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  /** Published contracts to use. @default those registered for the chain */
  deployment?: Readonly<Record<PlanContract, SafeContract>> | undefined
}): Promise<SafePlan> {
  const { chainId, version, owners, threshold, saltNonce } = input
  const deployment = input.deployment ?? getSafeDeployment({ version, chainId })
  if (deployment === undefined)
    throw new RangeError(`Safe ${version} is not known on chain ${chainId}.`)
  const contracts = planContracts.map((name) => ({ name, ...deployment[name] }))
  const factory = deployment.proxyFactory.address
  const singleton = deployment.singletonL2.address
  const fallbackHandler = deployment.fallbackHandler.address
  const setup = encodeSetup({ owners, threshold, fallbackHandler })
  return {
    version,
    owners,
    threshold,
    saltNonce,
    factory,
    contracts,
    address: await predictSafeAddress({
      factory,
      singleton,
      setup,
      saltNonce,
      version,
    }),
    data: encodeCreateProxyWithNonce({ singleton, setup, saltNonce }),
  }
}

const planProblems = [
  'occupied',
  'contractMissing',
  'contractDiffers',
  'addressDiffers',
  'creationFails',
  'wrongChain',
] as const

/** Why a safe cannot be created as planned. */
export type PlanProblem = (typeof planProblems)[number]

/** Whether the detail of an error is the problem of a plan. */
export const isPlanProblem = (detail: string): detail is PlanProblem =>
  planProblems.some((problem) => problem === detail)

/** What a chain has against a plan. */
export interface PlanFault {
  problem: PlanProblem
  /** The contract that is missing or another one. */
  contract?: SafeContractName
}

/**
 * Checks a plan on the owner's own RPC: it serves that chain, the address has no code
 * yet, the contracts of the plan are the known ones byte for byte, and the factory
 * itself would put the safe exactly there.
 */
export async function checkPlan(
  rpc: Rpc,
  plan: SafePlan,
  chainId: number,
  signal?: AbortSignal,
): Promise<PlanFault | undefined> {
  const at = signal ? { signal } : {}
  const answered = await rpc.request({ method: 'eth_chainId', ...at })
  if (Number(answered) !== chainId) return { problem: 'wrongChain' }
  const code = await rpc.request({
    method: 'eth_getCode',
    params: [plan.address, 'latest'],
    ...at,
  })
  if (code !== '0x') return { problem: 'occupied' }
  const codes = await checkContracts(rpc, plan.contracts, signal)
  for (const [index, { name: contract }] of plan.contracts.entries()) {
    if (codes[index] === 'official') continue
    const isMissing = codes[index] === 'missing'
    return {
      problem: isMissing ? 'contractMissing' : 'contractDiffers',
      contract,
    }
  }
  let answer: unknown
  try {
    answer = await rpc.request({
      method: 'eth_call',
      params: [{ to: plan.factory, data: plan.data }, 'latest'],
      ...at,
    })
  } catch (error) {
    if (error instanceof RpcCallError) return { problem: 'creationFails' }
    throw error
  }
  const created = `0x${String(answer).slice(26, 66)}`.toLowerCase()
  return created === plan.address.toLowerCase()
    ? undefined
    : { problem: 'addressDiffers' }
}
