import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readAmount } from './readAmount.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

/** The members of all three kinds of transfers, where a kind has them. */
interface AnyTransfer {
  type: string
  value?: string | null | undefined
  decimals?: number | null | undefined
  tokenSymbol?: string | null | undefined
  tokenName?: string | null | undefined
  tokenId?: string | undefined
  trusted?: boolean | null | undefined
  imitation?: boolean | undefined
}

/** A transfer of coins, tokens or a collectible. */
export function describeTransfer(
  { direction, transferInfo, sender, recipient }: Transfer,
  { texts, nativeCurrency, executed = true }: ViewContext,
): TransactionView {
  const transfer: AnyTransfer = transferInfo
  const { decimals, tokenId, tokenSymbol, trusted } = transfer
  const incoming = direction === 'INCOMING'
  const outgoing = direction === 'OUTGOING'
  const caution = transfer.imitation
    ? texts.imitation
    : (incoming && trusted === false) ||
        // A token can call itself like the coin of the chain.
        (!trusted && tokenSymbol === nativeCurrency.symbol)
      ? texts.untrusted
      : undefined
  return {
    icon: incoming ? 'incoming' : outgoing ? 'outgoing' : 'swap',
    title: incoming
      ? texts.received
      : outgoing
        ? executed
          ? texts.sent
          : texts.send
        : texts.transferred,
    subject:
      tokenId &&
      `${transfer.tokenName || texts.unknownToken} ${texts.nft(tokenId)}`,
    party: incoming
      ? readParty(texts.from, sender)
      : readParty(texts.to, recipient),
    amounts: readAmount(
      incoming ? '+' : outgoing ? '-' : undefined,
      transfer.value,
      transfer.type === 'NATIVE_COIN'
        ? nativeCurrency
        : {
            decimals: decimals ?? 0,
            symbol: tokenSymbol || texts.unknownToken,
          },
    ),
    caution,
    suspicious: !!caution,
  }
}
