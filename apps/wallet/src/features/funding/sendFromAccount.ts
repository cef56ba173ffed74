import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  assertWallet,
  errorLine,
  isNotSent,
  isRejection,
  SigningError,
  type WalletPort,
} from '@strongroom/react-hooks/sign'
import { type Address, type Hex, numberToHex } from 'viem'
import { isHexOf } from '../../storage/guards.ts'

export interface AccountPorts {
  wallet: WalletPort
  rpc: Rpc
  chainId: number
}

/**
 * Sends a plain transaction from the connected account, never from a safe. The
 * endpoint must agree that the call goes through before the wallet is asked.
 *
 * @param call.value in wei
 * @returns the hash by which the wallet knows the transaction
 * @throws SigningError with the reason: `maybeSent` where the wallet's error leaves
 * open whether it was sent
 */
export async function sendFromAccount(
  call: { to: Address; value: bigint; data?: Hex | undefined },
  ports: AccountPorts,
): Promise<Hex> {
  const { wallet, rpc, chainId } = ports
  await assertWallet(wallet, chainId)
  const transaction = {
    from: wallet.account,
    to: call.to,
    value: numberToHex(call.value),
    ...(call.data === undefined ? {} : { data: call.data }),
  }
  let gas: bigint
  try {
    const estimate = await rpc.request({
      method: 'eth_estimateGas',
      params: [transaction],
    })
    gas = (BigInt(String(estimate)) * 5n) / 4n
  } catch (error) {
    throw new SigningError('wouldFail', { detail: errorLine(error) })
  }
  // The wallet may have changed its network during the checks.
  await assertWallet(wallet, chainId)
  let answer: unknown
  try {
    answer = await wallet.request({
      method: 'eth_sendTransaction',
      params: [{ ...transaction, gas: numberToHex(gas) }],
    })
  } catch (error) {
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError(isNotSent(error) ? 'walletFailed' : 'maybeSent', {
      detail: errorLine(error),
    })
  }
  if (!isHexOf(answer, 32)) throw new SigningError('maybeSent')
  return answer
}

/**
 * Polls until a transaction is mined. An endpoint that does not answer for a while
 * is asked again.
 *
 * @param options.pause milliseconds between two questions
 * @returns whether it succeeded
 */
export async function waitUntilMined(
  rpc: Rpc,
  hash: Hex,
  options: { signal: AbortSignal; pause?: number },
): Promise<boolean> {
  const { signal, pause = 1_000 } = options
  for (;;) {
    signal.throwIfAborted()
    const receipt = (await rpc
      .request({ method: 'eth_getTransactionReceipt', params: [hash], signal })
      .catch(() => null)) as null | { status: Hex }
    if (receipt !== null) return BigInt(receipt.status) === 1n
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** What `requestTestCoins` sends, in wei. */
export const testCoins = 10n * 10n ** 18n

/**
 * Asks a development chain's node for coins: its last unlocked account sends them, so
 * no key is in the page. Only for nodes on this machine.
 *
 * @returns whether they arrived; false also where the node has no such account
 */
export async function requestTestCoins(
  rpc: Rpc,
  to: Address,
  options: { signal: AbortSignal; pause?: number },
): Promise<boolean> {
  const { signal } = options
  const accounts = await rpc.request({ method: 'eth_accounts', signal })
  const from: unknown = Array.isArray(accounts) ? accounts.at(-1) : undefined
  if (from === undefined) return false
  const hash = (await rpc.request({
    method: 'eth_sendTransaction',
    params: [{ from, to, value: numberToHex(testCoins) }],
    signal,
  })) as Hex
  return waitUntilMined(rpc, hash, options)
}
