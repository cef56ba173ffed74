import { assertWallet, SigningError } from '@strongroom/react-hooks/sign'
import type { Hex } from 'viem'
import {
  type AccountPorts,
  sendFromAccount,
} from '../funding/sendFromAccount.ts'
import { checkPlan, type SafePlan } from './planSafe.ts'

/**
 * Sends the creation of a planned safe from the connected account.
 *
 * @throws SigningError when a check fails or the wallet declines.
 */
export async function createSafe(
  plan: SafePlan,
  ports: AccountPorts,
): Promise<Hex> {
  const { wallet, rpc, chainId } = ports
  await assertWallet(wallet, chainId)
  const fault = await checkPlan(rpc, plan, chainId)
  if (fault !== undefined)
    throw new SigningError('unverified', { detail: fault.problem })
  return sendFromAccount(
    { to: plan.factory, value: 0n, data: plan.data },
    ports,
  )
}
