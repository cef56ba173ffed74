import { Address, shortenAddress, TokenAmount } from '@strongroom/ui-kit'
import { type Address as AddressText, zeroAddress } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useAddressName } from '../address-book/useNames.ts'
import type { Summary } from './summarize.ts'
import { useToken } from './useToken.ts'

/** One line that says what happens, from the bytes that are signed. */
export function Sentence({
  summary,
  safe,
}: {
  summary: Summary
  safe: OpenSafe
}) {
  const { nativeCurrency } = safe.chain
  switch (summary.kind) {
    case 'native':
      if (summary.value === 0n)
        return (
          <>
            Send nothing: an empty call to{' '}
            <Who address={summary.to} safe={safe} />
          </>
        )
      return (
        <>
          Send{' '}
          <TokenAmount
            value={summary.value}
            decimals={nativeCurrency.decimals}
            symbol={nativeCurrency.symbol}
          />{' '}
          to <Who address={summary.to} safe={safe} />
        </>
      )
    case 'paid':
      return (
        <>
          Pay {summary.isOpen ? 'the gas it uses and ' : 'up to '}
          <Fee summary={summary} safe={safe} /> to{' '}
          {summary.receiver === zeroAddress ? (
            'whoever executes it'
          ) : (
            <Who address={summary.receiver} safe={safe} />
          )}
          , and: <Sentence summary={summary.inner} safe={safe} />
        </>
      )
    case 'token':
      return <TokenSentence summary={summary} safe={safe} />
    case 'rejection':
      return <>On-chain rejection: use up the nonce and change nothing else</>
    case 'batch':
      return <>Do {summary.count} things in one batch</>
    case 'settings':
      return <>Change this safe’s settings: {summary.method}</>
    case 'message':
      return <>Sign a message on the chain, in this safe’s name</>
    case 'delegate':
      return (
        <>
          Run foreign code as this safe:{' '}
          <Who address={summary.to} safe={safe} />
        </>
      )
    case 'call':
      return (
        <>
          Call {summary.method ?? 'an unknown function'} of{' '}
          <Who address={summary.to} safe={safe} />
          {summary.value > 0n && (
            <>
              {' '}
              with{' '}
              <TokenAmount
                value={summary.value}
                decimals={nativeCurrency.decimals}
                symbol={nativeCurrency.symbol}
              />
            </>
          )}
        </>
      )
  }
}

function Fee({
  summary: { amount, token },
  safe,
}: {
  summary: Extract<Summary, { kind: 'paid' }>
  safe: OpenSafe
}) {
  const { nativeCurrency } = safe.chain
  const isNative = token === zeroAddress
  const { data } = useToken(safe, isNative ? undefined : token)
  const unit = isNative ? nativeCurrency : data
  return unit ? (
    <TokenAmount value={amount} decimals={unit.decimals} symbol={unit.symbol} />
  ) : (
    `${amount} units of token ${shortenAddress(token)}`
  )
}

function TokenSentence({
  summary,
  safe,
}: {
  summary: Extract<Summary, { kind: 'token' }>
  safe: OpenSafe
}) {
  const { data } = useToken(safe, summary.token)
  return (
    <>
      Send{' '}
      {data ? (
        <TokenAmount
          value={summary.value}
          decimals={data.decimals}
          symbol={data.symbol}
        />
      ) : (
        `${summary.value} units of token ${shortenAddress(summary.token)}`
      )}{' '}
      to <Who address={summary.to} safe={safe} />
    </>
  )
}

function Who({ address, safe }: { address: AddressText; safe: OpenSafe }) {
  const name = useAddressName(safe.chainId, address)
  return <Address address={address} name={name} identicon={false} />
}
