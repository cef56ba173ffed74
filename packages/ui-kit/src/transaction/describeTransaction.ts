import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { describeExchange } from './describeExchange.ts'
import { describeSettingsChange } from './describeSettingsChange.ts'
import { describeTransfer } from './describeTransfer.ts'
import { describeYield } from './describeYield.ts'
import { readAmount } from './readAmount.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * Puts a transaction into words for a list. The gateway's texts are labels
 * here, never the base of a signature. Unknown kinds, and records that do not
 * fit their kind, give a plain row instead of an error.
 *
 * @example
 * ```ts
 * import { defaultTransactionLabels, describeTransaction } from '@strongroom/ui-kit'
 *
 * const { title, amounts } = describeTransaction(
 *   {
 *     type: 'Custom',
 *     to: { value: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
 *     dataSize: '68',
 *     value: '0',
 *     methodName: 'approve',
 *     isCancellation: false,
 *   },
 *   {
 *     texts: defaultTransactionLabels,
 *     nativeCurrency: { symbol: 'ETH', decimals: 18 },
 *   },
 * )
 * // title: 'Contract call', amounts: []
 * ```
 */
export function describeTransaction(
  info: TransactionInfo,
  context: ViewContext,
): TransactionView {
  try {
    return describeKnown(info, context)
  } catch {
    // A broken record off the wire must not take the list down.
    return describeOther(info, context)
  }
}

function describeKnown(
  info: TransactionInfo,
  context: ViewContext,
): TransactionView {
  const { texts } = context
  switch (info.type) {
    case 'Transfer':
      return describeTransfer(info, context)
    case 'SettingsChange':
      return describeSettingsChange(info, context)
    case 'Custom':
      return describeCustom(info, context)
    case 'Creation':
      return {
        icon: 'vault',
        title: texts.safeCreated,
        party: readParty(texts.by, info.creator),
        amounts: [],
      }
    case 'SwapOrder':
    case 'SwapTransfer':
    case 'TwapOrder':
    case 'Swap':
    case 'SwapAndBridge':
      return describeExchange(info, context)
    case 'NativeStakingDeposit':
    case 'NativeStakingValidatorsExit':
    case 'NativeStakingWithdraw':
    case 'VaultDeposit':
    case 'VaultRedeem':
      return describeYield(info, context)
    default:
      return describeOther(info, context)
  }
}

function describeCustom(
  info: Extract<TransactionInfo, { type: 'Custom' }>,
  { texts, nativeCurrency }: ViewContext,
): TransactionView {
  const actions = Number(info.actionCount)
  const amounts = readAmount('-', info.value, nativeCurrency).filter(
    ({ value }) => value > 0n,
  )
  return info.isCancellation
    ? { icon: 'cross', title: texts.rejection, amounts: [] }
    : actions > 0
      ? { icon: 'batch', title: texts.batch(actions), amounts }
      : {
          icon: 'code',
          title: texts.call,
          subject: info.methodName,
          party: readParty(texts.on, info.to),
          amounts,
        }
}

function describeOther(info: unknown, { texts }: ViewContext): TransactionView {
  const { humanDescription, type } = Object(info)
  return {
    icon: 'code',
    title: texts.other,
    subject: humanDescription ?? type,
    amounts: [],
  }
}
