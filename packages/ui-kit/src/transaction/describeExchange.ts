import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readAmount } from './readAmount.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Exchange = Extract<
  TransactionInfo,
  {
    type: 'SwapOrder' | 'SwapTransfer' | 'TwapOrder' | 'Swap' | 'SwapAndBridge'
  }
>

/** Orders, swaps and bridges: something out, something else in. */
export function describeExchange(
  info: Exchange,
  { texts }: ViewContext,
): TransactionView {
  const order = 'sellToken' in info
  return {
    icon: 'swap',
    title: order
      ? info.type === 'TwapOrder'
        ? texts.twap(info.numberOfParts)
        : texts.order(info.kind)
      : info.type === 'Swap'
        ? texts.swap
        : texts.bridge(info.toChain),
    party: order ? undefined : readParty(texts.to, info.recipient),
    amounts: order
      ? [
          ...readAmount('-', info.sellAmount, info.sellToken),
          ...readAmount('+', info.buyAmount, info.buyToken),
        ]
      : [
          ...readAmount('-', info.fromAmount, info.fromToken),
          ...readAmount('+', info.toAmount, info.toToken),
        ],
    progress: 'status' in info ? texts.progress(info.status) : undefined,
  }
}
