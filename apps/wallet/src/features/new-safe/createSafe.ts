import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  assertWallet,
  errorLine,
  isRejection,
  SigningError,
  type WalletPort,
} from '@strongroom/react-hooks/sign'
import { type Hex, numberToHex } from 'viem'
import { isHexOf } from '../../storage/guards.ts'
import { checkPlan, type SafePlan } from './planSafe.ts'

/**
 * Sends the creation of a planned safe from the connected account.
 *
 * @throws SigningError when a check fails or the wallet declines.
 */
export async function createSafe(
  plan: SafePlan,
  ports: { wallet: WalletPort; rpc: Rpc; chainId: number },
): Promise<Hex> {
  const { wallet, rpc, chainId } = ports
  await assertWallet(wallet, chainId)
  const problem = await checkPlan(rpc, plan, chainId)
  if (problem !== undefined)
    throw new SigningError('unverified', { detail: problem })
  const call = { from: wallet.account, to: plan.factory, data: plan.data }
  let gas: bigint
  try {
    const estimate = await rpc.request({
      method: 'eth_estimateGas',
      params: [call],
    })
    gas = (BigInt(String(estimate)) * 5n) / 4n
  } catch (error) {
    throw new SigningError('wouldFail', { detail: errorLine(error) })
  }
  // The checks took time: the wallet may be elsewhere by now.
  await assertWallet(wallet, chainId)
  let answer: unknown
  try {
    answer = await wallet.request({
      method: 'eth_sendTransaction',
      params: [{ ...call, value: '0x0', gas: numberToHex(gas) }],
    })
  } catch (error) {
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
  if (!isHexOf(answer, 32))
    throw new SigningError('walletFailed', {
      detail: 'The wallet returned no transaction hash.',
    })
  return answer
}
