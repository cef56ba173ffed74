import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  encodeCreateProxyWithNonce,
  encodeSetup,
  getSafeDeployment,
  predictSafeAddress,
  type SafeVersion,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { checkContracts } from '../../chain/checkContracts.ts'

/** Everything about a safe that is about to be created. */
export interface SafePlan {
  version: SafeVersion
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  address: Address
  factory: Address
  singleton: Address
  fallbackHandler: Address
  /** The call to the factory. */
  data: Hex
}

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
}): Promise<SafePlan> {
  const { chainId, version, owners, threshold, saltNonce } = input
  const contracts = contractsOf(version, chainId)
  const fallbackHandler = contracts.fallbackHandler.address
  const factory = contracts.proxyFactory.address
  // Only the L2 singleton emits the events an indexer needs.
  const singleton = contracts.singletonL2.address
  const setup = encodeSetup({ owners, threshold, fallbackHandler })
  return {
    version,
    owners,
    threshold,
    saltNonce,
    factory,
    singleton,
    fallbackHandler,
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

function contractsOf(version: SafeVersion, chainId: number) {
  const contracts = getSafeDeployment({ version, chainId })
  if (contracts === undefined)
    throw new RangeError(`Safe ${version} is not known on chain ${chainId}.`)
  return contracts
}

const planProblems = [
  'occupied',
  'contractMissing',
  'contractDiffers',
  'addressDiffers',
  'wrongChain',
] as const

/** Why a safe cannot be created as planned. */
export type PlanProblem = (typeof planProblems)[number]

/** Whether the detail of an error is the problem of a plan. */
export const isPlanProblem = (detail: string): detail is PlanProblem =>
  planProblems.some((problem) => problem === detail)

/**
 * Checks a plan on the owner's own RPC: it serves that chain, the factory,
 * singleton and handler are the known ones byte for byte, the address has no
 * code yet, and the factory itself would put the safe exactly there.
 */
export async function checkPlan(
  rpc: Rpc,
  plan: SafePlan,
  chainId: number,
  signal?: AbortSignal,
): Promise<PlanProblem | undefined> {
  const at = signal ? { signal } : {}
  const codeOf = async (address: Address) =>
    (await rpc.request({
      method: 'eth_getCode',
      params: [address, 'latest'],
      ...at,
    })) as Hex
  const answered = await rpc.request({ method: 'eth_chainId', ...at })
  if (Number(answered) !== chainId) return 'wrongChain'
  if ((await codeOf(plan.address)) !== '0x') return 'occupied'
  const contracts = contractsOf(plan.version, chainId)
  const { proxyFactory, singletonL2, fallbackHandler } = contracts
  const known = [proxyFactory, singletonL2, fallbackHandler]
  const codes = await checkContracts(rpc, known, signal)
  const other = codes.find((code) => code !== 'official')
  if (other) return other === 'missing' ? 'contractMissing' : 'contractDiffers'
  const answer = (await rpc.request({
    method: 'eth_call',
    params: [{ to: plan.factory, data: plan.data }, 'latest'],
    ...at,
  })) as Hex
  const created = `0x${answer.slice(26, 66)}`.toLowerCase()
  return created === plan.address.toLowerCase() ? undefined : 'addressDiffers'
}
