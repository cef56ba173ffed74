import { getDelegateTypedData, getTotp } from '@strongroom/safe-protocol'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { HDAccount } from 'viem/accounts'

/** Signs what adds or ends a delegate, in the hour of `now`. */
export const signDelegate = (
  person: HDAccount,
  delegate: Address,
  { now = Date.now(), chainId = '1337' } = {},
): Promise<Hex> =>
  person.signTypedData(
    getDelegateTypedData({
      chainId: BigInt(chainId),
      delegate,
      totp: getTotp(now),
    }) as TypedDataDefinition,
  )
