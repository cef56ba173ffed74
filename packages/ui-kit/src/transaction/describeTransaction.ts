import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { describeExchange } from './describeExchange.ts'
import { describeSettingsChange } from './describeSettingsChange.ts'
import { describeTransfer } from './describeTransfer.ts'
import { describeYield } from './describeYield.ts'
import { readUint } from './readUint.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * Puts a transaction into words for a list. What the gateway says is a label
 * here, never the base of a signature. Kinds of the future give a plain row.
 */
export function describeTransaction(
  info: TransactionInfo,
  context: ViewContext,
): TransactionView {
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
        title: context.texts.safeCreated,
        party: {
          relation: context.texts.by,
          address: info.creator.value,
          gatewayName: info.creator.name,
        },
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
  const party = {
    relation: texts.on,
    address: info.to.value,
    gatewayName: info.to.name,
  }
  if (info.isCancellation) {
    return { icon: 'cross', title: texts.rejection, amounts: [] }
  }
  const value = readUint(info.value)
  const amounts =
    value === null || value === 0n
      ? []
      : [{ value, ...nativeCurrency, sign: '-' as const }]
  const { actionCount } = info
  if (typeof actionCount === 'number' && actionCount > 0) {
    return { icon: 'batch', title: texts.batch(actionCount), amounts }
  }
  return {
    icon: 'code',
    title: texts.call,
    subject: info.methodName ?? undefined,
    party,
    amounts,
  }
}

function describeOther(
  info: { type?: unknown; humanDescription?: unknown },
  { texts }: ViewContext,
): TransactionView {
  return {
    icon: 'code',
    title: texts.other,
    subject:
      typeof info.humanDescription === 'string'
        ? info.humanDescription
        : typeof info.type === 'string'
          ? info.type
          : undefined,
    amounts: [],
  }
}
