import type { ComponentProps, ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import {
  type KnownToken,
  provenToken,
  unprovenToken,
} from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import {
  defaultSentenceLabels,
  type SentenceLabels,
} from './sentenceLabels.tsx'
import type { CallSummary } from './summarizeCall.ts'

/** Props of `TransactionSentence`. */
export interface TransactionSentenceProps
  extends Omit<ComponentProps<'p'>, 'children'> {
  /** From `summarizeCall`: read from the bytes that are signed. */
  summary: CallSummary
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** By lower-case address; others are counted in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  labels?: Partial<SentenceLabels> | undefined
}

const zeroPattern = /^0x0{40}$/u

/** One line that says what happens, from the bytes that are signed. */
export function TransactionSentence({
  summary,
  names = {},
  tokens = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  labels,
  className,
  ...rest
}: TransactionSentenceProps) {
  const texts = useLabels('transactionSentence', defaultSentenceLabels, labels)
  const who = (address: string) => (
    <Address
      address={address}
      name={names[address.toLowerCase()]}
      identicon={false}
    />
  )
  const symbolOf = (token: string) => {
    if (zeroPattern.test(token)) return nativeCurrency.symbol
    const found = tokens[token.toLowerCase()]
    const symbol = provenToken(found, nativeCurrency.symbol)?.symbol
    return symbol && cleanText(symbol, 32).text
  }
  const amount = (value: bigint, token?: string) => {
    if (token === undefined)
      return <TokenAmount value={value} {...nativeCurrency} />
    const found = tokens[token.toLowerCase()]
    const known = provenToken(found, nativeCurrency.symbol)
    return known ? (
      <TokenAmount value={value} {...known} />
    ) : (
      texts.units(
        value,
        shortenAddress(token),
        unprovenToken(found, nativeCurrency.symbol),
      )
    )
  }
  const approve = (part: Extract<CallSummary, { kind: 'approval' }>) => {
    const { token, spender, isUnlimited, isIncrease } = part
    const known = symbolOf(token)
    const short = known ?? shortenAddress(token)
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
  const write = (part: CallSummary): ReactNode => {
    switch (part.kind) {
      case 'native':
        return part.value === 0n
          ? texts.nothing(who(part.to))
          : texts.send(amount(part.value), who(part.to))
      case 'token':
        return texts.send(amount(part.value, part.token), who(part.to))
      case 'approval':
        return approve(part)
      case 'paid':
        return texts.pay(
          amount(
            part.amount,
            zeroPattern.test(part.token) ? undefined : part.token,
          ),
          zeroPattern.test(part.receiver) ? texts.executor : who(part.receiver),
          part.isOpen,
          write(part.inner),
        )
      case 'batch':
        return texts.batch(part.count)
      case 'settings':
        return texts.settings(cleanText(part.method, 64).text)
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
      case 'rejection':
      case 'message':
        return texts[part.kind]
    }
  }
  return (
    <p {...rest} className={classNames('sr-sentence', className)}>
      {write(summary)}
    </p>
  )
}
