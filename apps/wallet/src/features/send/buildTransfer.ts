import type { Address, Hex } from 'viem'
import { word } from '../../chain/abiWords.ts'
import { selectors } from '../../chain/callView.ts'

/** The call that sends `amount` base units of a token, or of the native coin. */
export function buildTransfer(input: {
  /** Undefined for the native coin. */
  token: Address | undefined
  recipient: Address
  amount: bigint
}): { to: Address; value: bigint; data: Hex } {
  const { token, recipient, amount } = input
  if (amount <= 0n) throw new RangeError('The amount must be above zero.')
  if (token === undefined) return { to: recipient, value: amount, data: '0x' }
  return {
    to: token,
    value: 0n,
    data: `${selectors['transfer(address,uint256)']}${word(recipient)}${word(amount)}`,
  }
}

/**
 * The call that sends one ERC-721 token, or an amount of an ERC-1155 token; a contract
 * that cannot hold it refuses.
 */
export function buildNftTransfer(input: {
  token: Address
  id: bigint
  safe: Address
  recipient: Address
  /** How many units of an ERC-1155 token are sent; undefined for an ERC-721 token. */
  amount?: bigint | undefined
}): { to: Address; value: bigint; data: Hex } {
  const { token, id, safe, recipient, amount } = input
  if (amount !== undefined) {
    if (amount <= 0n) throw new RangeError('The amount must be above zero.')
    const many =
      selectors['safeTransferFrom(address,address,uint256,uint256,bytes)']
    // The data for the recipient is empty: its offset, then its length.
    const words = [safe, recipient, id, amount, 160n, 0n].map(word).join('')
    return { to: token, value: 0n, data: `${many}${words}` }
  }
  const selector = selectors['safeTransferFrom(address,address,uint256)']
  return {
    to: token,
    value: 0n,
    data: `${selector}${word(safe)}${word(recipient)}${word(id)}`,
  }
}
