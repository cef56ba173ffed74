import type { Address } from 'viem'
import type { TransferRow } from '../lists/readHistory.ts'
import type { Names } from '../names/Names.ts'
import type { TokenRow } from '../names/readTokens.ts'
import { transferKey } from '../transactions/transactionId.ts'
import { toIso } from './serviceMultisig.ts'

const types = {
  NATIVE_COIN: 'ETHER_TRANSFER',
  ERC20: 'ERC20_TRANSFER',
  ERC721: 'ERC721_TRANSFER',
} as const

/** A token in the transaction service's form. */
export const serviceToken = (row: TokenRow, names: Names) => ({
  type: row.kind === 'ERC721' ? ('ERC721' as const) : ('ERC20' as const),
  address: row.address,
  name: row.name,
  symbol: row.symbol,
  decimals: row.kind === 'ERC721' ? 0 : row.decimals,
  logoUri: names.logoUri,
  trusted: names.trusts(row.address),
})

const tokenOf = (token: Address | null, names: Names) => {
  const row = token === null ? undefined : names.token(token)
  return row === undefined ? null : serviceToken(row, names)
}

/** A transfer in the transaction service's form. */
export const serviceTransfer = (row: TransferRow, names: Names) => ({
  type: types[row.kind],
  executionDate: toIso(row.timestamp),
  blockNumber: row.blockNumber,
  transactionHash: row.txHash,
  to: row.to,
  from: row.from,
  value: row.kind === 'ERC721' ? null : row.value,
  tokenId: row.kind === 'ERC721' ? row.value : null,
  tokenAddress: row.token,
  transferId: transferKey(row.txHash, row.position, row.kind === 'NATIVE_COIN'),
  tokenInfo: tokenOf(row.token, names),
})
