import type { DescriptionRisk } from '@strongroom/safe-protocol/risks'
import { type Address, formatUnits } from 'viem'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'
import { sameText } from '../verify/sameText.ts'
import type { Rendered, RenderedField } from './renderFormat.ts'

/** What the decoder knows that a call or a message gives away. */
export interface KnownEffect {
  readonly role: 'payment' | 'spender'
  /** Undefined where the called contract itself gets it. */
  readonly account: string | undefined
  readonly amount: bigint | undefined
  /** Undefined for the chain's coin. */
  readonly token: string | undefined
}

/** What the bytes say, by this package's own decoder. */
export interface OwnReading {
  readonly effects: readonly KnownEffect[]
  /** Every address among the arguments. */
  readonly addresses: readonly string[]
  /** Accounts that need not be shown: the safe and the called contract. */
  readonly parties: readonly string[]
  readonly tokens: TokenFactsByAddress
  readonly coin: Coin | undefined
}

const words = {
  spender: /approv|allow|authori[sz]|permi|spen[dt]|grant|revok|delegat/iu,
  payment: /send|sent|transfer|pay|pai|move|withdraw|deposit|give/iu,
}
const isAddress = /^0x[0-9a-f]{40}$/iu
/** Contracts give addresses this small a meaning of their own, such as the sender. */
const isReserved = /^0x0{36}/u
/** A number or an address that stands by itself, in a sentence with values. */
const isFigure = /(?:^|[\s(])[\d.,]*\d[\d.,]*(?=[\s)%]|$)|0x[\da-f]{8}/iu
/** A number with a unit, or an address, in the name of an operation. */
const isAmount = /(?:^|[\s(])[\d.,]*\d\s*(?:%|[a-z]*[A-Z]{2})|0x[\da-fA-F]{8}/u
/** Largest allowance of Permit2: no limit at all. */
const unlimited = 2n ** 160n - 1n
const amountFormats = new Set(['amount', 'tokenAmount', 'raw', 'nftName'])

/** Compares what a description shows with what the decoder reads in the bytes. */
export function findDisagreements(
  rendered: Rendered,
  own: OwnReading,
  isOtherFunction: boolean,
): DescriptionRisk[] {
  const { fields, text, name, template } = rendered
  const author = rendered.author?.slice(0, 64)
  const by = author === undefined ? {} : { author }
  const parts = new Set<'operation' | 'account' | 'amount'>()
  const hidden = new Map<string, DescriptionRisk>()
  const honest = fields.filter((field) => {
    const part = disagreementOf(field, own)
    if (part) parts.add(part)
    return !part && !field.isConstant
  })
  if (isOtherFunction) parts.add('operation')
  // A figure in the words is not from the bytes.
  if (isAmount.test(name) || isFigure.test(template)) parts.add('amount')
  const isShown = (account: string) =>
    honest.some(
      ({ raw, token }) =>
        sameText(raw, account) || (token && sameText(token, account)),
    )
  const hide = (
    risk: Omit<Extract<DescriptionRisk, { kind: 'description-hides' }>, 'kind'>,
  ) => {
    const key = `${risk.account?.toLowerCase()} ${risk.amount}`
    if (!hidden.has(key))
      hidden.set(key, { kind: 'description-hides', ...by, ...risk })
  }
  for (const { role, account, amount, token } of own.effects) {
    const isToken = token !== undefined
    if ((isToken || role === 'spender') && !words[role].test(text))
      parts.add('operation')
    if (account && !own.parties.some((one) => sameText(one, account)))
      if (!isShown(account))
        hide({ part: 'account', account: account as Address, isProven: true })
    if (amount === undefined || amount === 0n) continue
    const showing = honest.filter(
      ({ raw, shown }) =>
        raw === `${amount}` && amountFormats.has(shown.format),
    )
    if (showing.length === 0) hide({ part: 'amount', amount, isProven: true })
    else if (
      isToken &&
      showing.every(
        (field) =>
          field.shown.format === 'amount' ||
          (field.token !== undefined && !sameText(field.token, token)),
      )
    )
      parts.add('amount')
    // A constant that is no part of the bytes stands beside a known transfer.
    if (isToken && fields.some((field) => isInvented(field, own)))
      parts.add('account')
  }
  for (const account of own.addresses)
    if (
      !isReserved.test(account) &&
      !own.parties.some((one) => sameText(one, account)) &&
      !own.effects.some(
        (one) => one.account && sameText(one.account, account),
      ) &&
      !isShown(account)
    )
      hide({ part: 'account', account: account as Address })
  return [
    ...[...parts].map((part) => ({
      kind: 'description-contradicts' as const,
      part,
      ...by,
    })),
    ...hidden.values(),
  ]
}

const isInvented = (
  { isConstant, raw }: RenderedField,
  { addresses, parties }: OwnReading,
) =>
  isConstant &&
  (isAddress.test(raw)
    ? ![...addresses, ...parties].some((one) => sameText(one, raw))
    : /\d/u.test(raw))

/** What a field shows otherwise than the bytes have it. */
function disagreementOf(
  { shown, raw, token, isConstant }: RenderedField,
  { tokens, coin }: OwnReading,
): 'account' | 'amount' | undefined {
  const { format, value, rawAddress } = shown
  if (rawAddress && isAddress.test(raw) && !sameText(rawAddress, raw))
    return isReserved.test(raw) ? undefined : 'account'
  if ((format !== 'amount' && format !== 'tokenAmount') || isConstant)
    return undefined
  if (!/^-?\d+$/u.test(raw)) return 'amount'
  const isCoin = format === 'amount' || (token && /^0x(?:0|e)+$/iu.test(token))
  const unit = isCoin ? coin : token && tokens[token.toLowerCase()]
  const amount = BigInt(raw)
  if (value === raw) return undefined
  const { symbol, decimals } = Object(unit) as Partial<Coin>
  if (symbol === undefined || decimals === undefined) return 'amount'
  if (value === `${formatUnits(amount, decimals)} ${symbol}`) return undefined
  // A word in place of the number: no limit, and no other number.
  return amount >= unlimited && !/\d/u.test(value.slice(0, -symbol.length))
    ? undefined
    : 'amount'
}
