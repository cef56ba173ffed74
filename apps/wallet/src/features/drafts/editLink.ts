import { decodeCall } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { BasketItem } from '../../storage/basketStore.ts'

/**
 * The form that makes an item, filled in with it: that of transfers, where the item is
 * exactly what that form makes.
 */
export function editLink(
  { id, to, value, data }: BasketItem,
  safe: Address,
): { token?: string; to: string; value: string; item: string } | undefined {
  if (data === '0x') return value === '0' ? undefined : { to, value, item: id }
  const call = { to, value: BigInt(value), data }
  const { method, unusual } = decodeCall(call, { safe })
  const [receiver, amount] = method?.parameters ?? []
  return method?.signature === 'transfer(address,uint256)' &&
    value === '0' &&
    amount?.value !== 0n &&
    !unusual
    ? {
        token: to,
        to: `${receiver?.value}`,
        value: `${amount?.value}`,
        item: id,
      }
    : undefined
}
