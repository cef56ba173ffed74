import type { Hex } from 'viem'
import type { FakeAccount } from './createFakeWallet.ts'
import { rpcError } from './rpcError.ts'

/**
 * Signs `personal_sign` and `eth_signTypedData_v4` with the requested account.
 */
export function signWith(
  accounts: readonly FakeAccount[],
  method: 'personal_sign' | 'eth_signTypedData_v4',
  params: readonly unknown[],
): Promise<Hex> {
  const isMessage = method === 'personal_sign'
  const [payload, address] = isMessage ? params : [params[1], params[0]]
  const account = accounts.find(
    (entry) => entry.address.toLowerCase() === String(address).toLowerCase(),
  )
  if (account === undefined) throw rpcError(4100, 'Unknown account')
  if (isMessage) {
    if (!account.signMessage) throw rpcError(4200, 'Can not sign messages')
    return account.signMessage({ message: { raw: payload as Hex } })
  }
  if (!account.signTypedData) throw rpcError(4200, 'Can not sign typed data')
  return account.signTypedData(
    typeof payload === 'string' ? JSON.parse(payload) : payload,
  )
}
