import type { Schema } from '../protocol/fits.ts'

// The rarer answers.
export const chainInfo: Schema = {
  chainName: 'text',
  chainId: 'decimal',
  shortName: 'text',
  nativeCurrency: { symbol: 'text', decimals: 'count' },
}
export const theme: Schema = { darkMode: 'flag' }
export const transactionDetails: Schema = { txStatus: 'text', txHash: 'hash?' }
export const balances: Schema = {
  fiatTotal: 'text',
  items: [{ tokenInfo: { address: 'text', symbol: 'text' }, balance: 'text' }],
}
export const permissions: Schema = [{ parentCapability: 'text' }]
export const addressBook: Schema = [
  { address: 'text', name: 'text', chainId: 'text' },
]
export const contractAbi: Schema = {
  abi: [{ type: 'text' }],
  name: 'text?',
  implementation: 'address?',
}
/** An answer off chain. Some wallets leave the hash out. */
export const signed: Schema = { messageHash: 'hash?', signature: 'text' }
/** On chain. */
export const proposed: Schema = { safeTxHash: 'hash' }
