import type { ReactNode } from 'react'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { describeAddress } from '../address/describeAddress.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  type KnownToken,
  provenToken,
  unprovenToken,
} from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import type { CallEffect, CallSummary, TransferSummary } from './CallSummary.ts'
import {
  defaultSentenceLabels,
  type OwnerRule,
  type SentenceLabels,
} from './sentenceLabels.tsx'

/** What sentences about calls are written with. */
export interface SentenceContext {
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** By lower-case address; others are counted in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
}

export interface CallSentenceProps extends SentenceContext {
  summary: CallSummary
  /**
   * Lower-case addresses that stand in full right below: only these may be short.
   * @default none
   */
  listed?: ReadonlySet<string> | undefined
  /** The chain shows that it is executed: a payment is told in the past. @default false */
  done?: boolean | undefined
  labels?: Partial<SentenceLabels> | undefined
}

const zeroPattern = /^0x0{40}$/u
/** Most tokens of a sum that are named. */
const named = 3

/** The words of a sentence about calls, without an element of their own. */
export function CallSentence({
  summary,
  names = {},
  tokens = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  listed,
  done = false,
  labels,
}: CallSentenceProps): ReactNode {
  const texts = useLabels('transactionSentence', defaultSentenceLabels, labels)
  const digits = (address: string) =>
    describeAddress(address).valid ? (
      <AddressGroups address={address} />
    ) : (
      <ForeignText value={address} />
    )
  const who = (address: string): ReactNode => {
    const name = names[address.toLowerCase()]
    const known = describeAddress(address, { name })
    if (known.named) return <ForeignText value={`${name}`} title={address} />
    return listed?.has(address.toLowerCase())
      ? texts.unknown(known.short)
      : digits(address)
  }
  const isCoin = (token: string | undefined) =>
    token === undefined || zeroPattern.test(token)
  const provenOf = (token: string | undefined) =>
    token === undefined || isCoin(token)
      ? nativeCurrency
      : provenToken(tokens[token.toLowerCase()], nativeCurrency.symbol)
  const symbolOf = (token: string) => {
    const symbol = provenOf(token)?.symbol
    return symbol && cleanText(symbol, 32).text
  }
  const amount = (value: bigint, token?: string): ReactNode => {
    const known = provenOf(token)
    return known ? (
      <TokenAmount value={value} {...known} />
    ) : (
      texts.units(
        value,
        digits(`${token}`),
        unprovenToken(tokens[`${token}`.toLowerCase()], nativeCurrency.symbol),
      )
    )
  }
  const approve = (part: Extract<CallEffect, { kind: 'approval' }>) => {
    const { token, spender, isUnlimited, isIncrease } = part
    const known = symbolOf(token)
    const short = known ?? digits(token)
    if (!part.amount) return texts.revoke(who(spender), short)
    const spent =
      part.amount === true
        ? texts.everyNft(short)
        : !isUnlimited
          ? amount(part.amount, token)
          : known
            ? texts.unlimited(known)
            : texts.unlimitedUnits(short)
    return texts.approve(who(spender), spent, isIncrease)
  }
  const sum = (
    { sums, nfts, recipients }: TransferSummary,
    send: SentenceLabels['send'],
  ) => {
    const symbols = sums.map(({ token }) =>
      symbolOf(token ?? `0x${'0'.repeat(40)}`),
    )
    const amounts = sums.slice(0, named).map(({ token, value }, at) => {
      const text = amount(value, token)
      const symbol = symbols[at]?.toLowerCase()
      const isShared =
        symbols.filter((other) => other && other.toLowerCase() === symbol)
          .length > 1
      return token !== undefined && isShared
        ? texts.ofToken(text, digits(token))
        : text
    })
    const more = sums.length - amounts.length
    if (more > 0) amounts.push(texts.moreTokens(more))
    if (nfts > 0) amounts.push(texts.nfts(nfts))
    const [only, ...others] = recipients
    return send(
      amounts.length === 1 ? amounts[0] : texts.list(amounts),
      only !== undefined && others.length === 0
        ? who(only)
        : texts.recipients(recipients.length),
    )
  }
  const settings = (
    { change, method, before }: Extract<CallEffect, { kind: 'settings' }>,
    isPart: boolean,
  ): ReactNode => {
    switch (change?.kind) {
      case undefined:
        return texts.settings(cleanText(method, 64).text)
      case 'owners': {
        const { added, removed, threshold, result } = change
        const after: OwnerRule | undefined = result
          ? { threshold: result.threshold, owners: result.owners.length }
          : threshold === undefined
            ? undefined
            : { threshold }
        const now = before && {
          threshold: before.threshold,
          owners: before.owners.length,
        }
        const isSame =
          now?.threshold === after?.threshold && now?.owners === after?.owners
        return texts.owners(
          added.map(who),
          removed.map(who),
          after && !(now && isSame)
            ? texts.rule(after, now, isPart)
            : undefined,
          isPart,
        )
      }
      case 'module':
        return texts.module(
          who(change.module),
          change.enabled,
          change.known,
          change.revived?.map((limit) =>
            texts.part(
              texts.spendingLimit(
                { change: 'set', ...limit },
                who(limit.delegate),
                amount(limit.amount, limit.token),
              ),
            ),
          ),
        )
      case 'guard':
      case 'module-guard':
        return texts.guard(
          zeroPattern.test(change.guard) ? undefined : who(change.guard),
          change.kind === 'module-guard',
        )
      case 'fallback-handler':
        return texts.fallbackHandler(who(change.handler))
      case 'singleton':
        return texts.singleton(change.singleton && who(change.singleton))
      case 'handler-method':
        return texts.handlerMethod
      case 'invalid-change':
        return texts.invalidChange
      case 'spending-limit':
        return texts.spendingLimit(
          change,
          who(change.delegate),
          !('token' in change)
            ? undefined
            : change.change === 'set' && change.amount > 0n
              ? amount(change.amount, change.token)
              : (symbolOf(change.token) ?? digits(change.token)),
        )
      case 'recovery':
        return texts.recovery(
          change,
          who(change.module),
          change.change === 'recoverer' ? who(change.recoverer) : undefined,
        )
    }
  }
  const write = (part: CallSummary, isPart = false): ReactNode => {
    const send = done && !isPart ? texts.sent : texts.send
    switch (part.kind) {
      case 'native':
        return part.value === 0n
          ? texts.nothing(who(part.to))
          : send(amount(part.value), who(part.to))
      case 'token': {
        const value = amount(part.value, part.token)
        return part.from === undefined
          ? send(value, who(part.to))
          : texts.sendFrom(value, who(part.from), who(part.to))
      }
      case 'nft':
        return send(
          texts.nft(
            part.id,
            names[part.token.toLowerCase()]
              ? who(part.token)
              : digits(part.token),
          ),
          who(part.to),
        )
      case 'approval':
        return approve(part)
      case 'transfers':
        return sum(part, send)
      case 'batch':
        return texts.batch(
          part.count,
          part.items.map((item) => texts.part(write(item, true))),
          part.more,
        )
      case 'paid':
        return texts.pay(
          amount(part.amount, part.token),
          zeroPattern.test(part.receiver) ? texts.executor : who(part.receiver),
          part.isOpen,
          texts.part(write(part.inner, true)),
        )
      case 'settings':
        return settings(part, isPart)
      case 'hash':
        return texts.hash(who(part.safe))
      case 'approves':
        return texts.approves(
          who(part.safe),
          texts.part(write(part.inner, true)),
        )
      case 'delegate':
        return texts.delegate(who(part.to))
      case 'call':
        return texts.call(
          part.method === undefined
            ? texts.unknownMethod
            : cleanText(part.method, 64).text,
          who(part.to),
          part.value > 0n ? amount(part.value) : undefined,
        )
      case 'inner':
        return texts.inner(
          who(part.caller),
          texts.part(write(part.inner, true)),
        )
      case 'rejection':
        return texts.rejection(part.nonce)
      case 'message':
        return texts.message
    }
  }
  return write(summary)
}
