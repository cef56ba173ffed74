import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  type RelayCreationPorts,
  relayCreation,
  SigningError,
  sendCreation,
} from '@strongroom/react-hooks/sign'
import type { Hex } from 'viem'
import { checkPlan, type SafePlan } from '../../chain/planSafe.ts'
import type { AccountPorts } from '../funding/sendFromAccount.ts'

/**
 * Creates a planned safe from the connected account, after both nodes have checked the
 * plan and the policy has allowed it.
 *
 * @throws SigningError when a check fails or the wallet declines; RefusedError when the
 * policy refuses.
 */
export async function createSafe(
  plan: SafePlan,
  ports: AccountPorts & { second?: Rpc | undefined },
): Promise<Hex> {
  return sendCreation(await checked(plan, ports), ports)
}

/**
 * Has the gateway's relay create a planned safe, after the same checks.
 *
 * @throws SigningError when a check fails or the relay refuses; RefusedError when the
 * policy refuses.
 */
export async function relaySafe(
  plan: SafePlan,
  ports: Omit<RelayCreationPorts, 'version' | 'rpc'> & { rpc: Rpc },
): Promise<void> {
  const planned = await checked(plan, ports)
  return relayCreation(planned, { ...ports, version: plan.version })
}

async function checked(
  plan: SafePlan,
  { rpc, chainId }: { rpc: Rpc; chainId: number },
) {
  const { address: safe, factory, data } = plan
  const fault = await checkPlan(rpc, plan, chainId)
  if (fault !== undefined)
    throw new SigningError('unverified', { detail: fault.problem })
  return { safe, factory, data }
}
