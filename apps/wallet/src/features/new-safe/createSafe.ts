import type { Rpc } from '@strongroom/react-hooks/chain'
import { SigningError, sendCreation } from '@strongroom/react-hooks/sign'
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
  const { rpc, chainId } = ports
  const { address: safe, factory, data } = plan
  const fault = await checkPlan(rpc, plan, chainId)
  if (fault !== undefined)
    throw new SigningError('unverified', { detail: fault.problem })
  return sendCreation({ safe, factory, data }, ports)
}
