import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readUint } from './readUint.ts'
import type { AmountLine, TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Exchange = Extract<
  TransactionInfo,
  {
    type: 'SwapOrder' | 'SwapTransfer' | 'TwapOrder' | 'Swap' | 'SwapAndBridge'
  }
>

interface Token {
  decimals: number
  symbol: string
}

/** Orders, swaps and bridges: something out, something else in. */
export function describeExchange(
  info: Exchange,
  { texts }: ViewContext,
): TransactionView {
  switch (info.type) {
    case 'SwapOrder':
    case 'SwapTransfer':
    case 'TwapOrder':
      return {
        icon: 'swap',
        title:
          info.type === 'TwapOrder'
            ? texts.twap(info.numberOfParts)
            : texts.order(info.kind),
        amounts: [
          ...line('-', info.sellAmount, info.sellToken),
          ...line('+', info.buyAmount, info.buyToken),
        ],
      }
    case 'Swap':
    case 'SwapAndBridge':
      return {
        icon: 'swap',
        title: info.type === 'Swap' ? texts.swap : texts.bridge(info.toChain),
        party: {
          relation: texts.to,
          address: info.recipient.value,
          gatewayName: info.recipient.name,
        },
        amounts: [
          ...line('-', info.fromAmount, info.fromToken),
          ...line('+', info.toAmount, info.toToken),
        ],
      }
  }
}

function line(
  sign: '+' | '-',
  amount: string | null | undefined,
  token: Token | null | undefined,
): AmountLine[] {
  const value = readUint(amount)
  if (value === null || !token) return []
  return [{ value, decimals: token.decimals, symbol: token.symbol, sign }]
}
