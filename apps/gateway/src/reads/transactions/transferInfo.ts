import type { TransactionInfo, TransferInfo } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import type { Names } from '../names/Names.ts'

export interface TransferParts {
  safe: Address
  from: Address
  to: Address
  /** Null for the native coin. */
  token: Address | null
  kind: 'NATIVE_COIN' | 'ERC20' | 'ERC721'
  /** Amount or token id. */
  value: string
  imitation?: boolean
}

type TransferTransactionInfo = Extract<TransactionInfo, { type: 'Transfer' }>

const describe = (parts: TransferParts, names: Names): TransferInfo => {
  const { kind, token, value, imitation = false } = parts
  if (kind === 'NATIVE_COIN' || token === null) {
    return { type: 'NATIVE_COIN', value }
  }
  const known = names.token(token)
  const shared = {
    tokenAddress: token,
    tokenName: known?.name ?? null,
    tokenSymbol: known?.symbol ?? null,
    logoUri: known === undefined ? null : names.logoUri,
    trusted: names.trusts(token),
  }
  return kind === 'ERC721'
    ? { type: 'ERC721', ...shared, tokenId: value }
    : {
        type: 'ERC20',
        ...shared,
        value,
        decimals: known?.decimals ?? null,
        imitation,
      }
}

/** A transfer as the safe sees it. */
export function transferInfo(
  parts: TransferParts,
  names: Names,
): TransferTransactionInfo {
  const { safe, from, to } = parts
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: names.of(from),
    recipient: names.of(to),
    direction:
      from === safe ? 'OUTGOING' : to === safe ? 'INCOMING' : 'UNKNOWN',
    transferInfo: describe(parts, names),
  }
}
