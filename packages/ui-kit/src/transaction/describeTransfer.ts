import type { TransactionInfo } from '@strongroom/gateway-sdk'
import type { IconName } from '../icon/Icon.tsx'
import { readUint } from './readUint.ts'
import type { AmountLine, TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

/** A transfer of coins, tokens or a collectible. */
export function describeTransfer(
  info: Transfer,
  { texts, nativeCurrency, executed = true }: ViewContext,
): TransactionView {
  const { direction, transferInfo: transfer } = info
  const incoming = direction === 'INCOMING'
  const outgoing = direction === 'OUTGOING'
  const sign = incoming ? '+' : outgoing ? '-' : undefined
  const icon: IconName = incoming ? 'incoming' : outgoing ? 'outgoing' : 'swap'
  const amounts: AmountLine[] = []
  let subject: string | undefined
  switch (transfer.type) {
    case 'NATIVE_COIN': {
      const value = readUint(transfer.value)
      if (value !== null) amounts.push({ value, ...nativeCurrency, sign })
      break
    }
    case 'ERC20': {
      const value = readUint(transfer.value)
      const symbol = transfer.tokenSymbol || texts.unknownToken
      if (value !== null) {
        amounts.push({ value, decimals: transfer.decimals ?? 0, symbol, sign })
      }
      break
    }
    case 'ERC721':
      subject = `${transfer.tokenName || texts.unknownToken} ${texts.nft(transfer.tokenId)}`
  }
  const imitation = transfer.type === 'ERC20' && transfer.imitation
  const untrusted =
    incoming && 'trusted' in transfer && transfer.trusted === false
  const other = incoming ? info.sender : info.recipient
  return {
    icon,
    title: incoming
      ? texts.received
      : outgoing
        ? executed
          ? texts.sent
          : texts.send
        : texts.transferred,
    subject,
    party: {
      relation: incoming ? texts.from : texts.to,
      address: other.value,
      gatewayName: other.name,
    },
    amounts,
    caution: imitation
      ? texts.imitation
      : untrusted
        ? texts.untrusted
        : undefined,
    suspicious: imitation || untrusted,
  }
}
