import { Address, shortenAddress, TokenAmount } from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
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
    case 'token':
      return <TokenSentence summary={summary} safe={safe} />
    case 'rejection':
      return <>On-chain rejection: use up the nonce and change nothing else</>
    case 'batch':
      return <>Do {summary.count} things in one batch</>
    case 'settings':
      return <>Change this safe’s settings: {summary.method}</>
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
