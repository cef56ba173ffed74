import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { humanizeConstant } from './humanizeConstant.ts'
import { readAmount } from './readAmount.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Yield = Extract<
  TransactionInfo,
  {
    type:
      | 'NativeStakingDeposit'
      | 'NativeStakingValidatorsExit'
      | 'NativeStakingWithdraw'
      | 'VaultDeposit'
      | 'VaultRedeem'
  }
>

/** Staking and vaults. */
function describeYield(info: Yield, { texts }: ViewContext): TransactionView {
  const deposit = info.type.endsWith('Deposit')
  const view = {
    amounts: readAmount(deposit ? '-' : '+', info.value, info.tokenInfo),
  }
  if ('vaultInfo' in info) {
    const { name, address } = info.vaultInfo
    return {
      ...view,
      icon: 'vault',
      title: deposit ? texts.vaultDeposit : texts.vaultRedeem,
      subject: name,
      party: readParty(texts.on, { value: address }),
    }
  }
  return {
    ...view,
    icon: 'lock',
    title:
      'numValidators' in info
        ? (deposit ? texts.stake : texts.unstake)(info.numValidators)
        : texts.withdrawStake,
    progress: 'status' in info ? texts.progress(info.status) : undefined,
  }
}

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
function describeTransfer(
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

type SettingsChange = Extract<TransactionInfo, { type: 'SettingsChange' }>

/** A change of owners, threshold, modules, guards or the contract itself. */
function describeSettingsChange(
  { settingsInfo: settings, dataDecoded }: SettingsChange,
  { texts }: ViewContext,
): TransactionView {
  const type = settings?.type ?? ''
  // Subject of the change; of a replaced owner, the successor.
  const parts: Record<string, unknown> = Object(settings)
  const affected =
    parts['newOwner'] ?? Object.values(parts).find((part) => Object(part).value)
  return {
    icon: 'settings',
    title:
      (Object.hasOwn(texts.settings, type) && texts.settings[type]) ||
      humanizeConstant(type) ||
      texts.settingsOther,
    subject:
      settings?.type === 'CHANGE_THRESHOLD'
        ? String(settings.threshold)
        : settings == null
          ? dataDecoded?.method
          : undefined,
    party: readParty('', affected),
    amounts: [],
  }
}

type Exchange = Extract<
  TransactionInfo,
  {
    type: 'SwapOrder' | 'SwapTransfer' | 'TwapOrder' | 'Swap' | 'SwapAndBridge'
  }
>

/** Orders, swaps and bridges: something out, something else in. */
function describeExchange(
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
  { texts, nonce, nativeCurrency }: ViewContext,
): TransactionView {
  const actions = Number(info.actionCount)
  const amounts = readAmount('-', info.value, nativeCurrency).filter(
    ({ value }) => value > 0n,
  )
  return info.isCancellation
    ? { icon: 'cross', title: texts.rejection(nonce), amounts: [] }
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
