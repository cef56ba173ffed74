import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { OwnerChange, Reason } from '@strongroom/safe-protocol/risks'
import type { ComponentProps } from 'react'
import { Address } from '../address/Address.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { Card } from '../card/Card.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { ConsequenceCells, type ConsequenceTools } from './ConsequenceCells.tsx'
import {
  type ConsequenceLabels,
  defaultConsequenceLabels,
} from './consequenceLabels.tsx'
import { OwnerChangeTable } from './OwnerChangeTable.tsx'

type Simulation = SimulationReview['simulation']
type Failed = Extract<Simulation, { status: 'fails' }>

/** Props of `ConsequenceStrip`. */
export interface ConsequenceStripProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** `simulation` of `useTransactionReview`; undefined while it runs. */
  review: SimulationReview | undefined
  /** Owners and threshold before and after, as the signed bytes say; comes first. */
  owners?: OwnerChange | undefined
  /**
   * By lower-case address. @default those of the simulation; what is not proven is
   * counted in units
   */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** Reasons of the policy's verdict; they name changes of spending limits. */
  reasons?: readonly Reason[] | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: KnownToken | undefined
  labels?: Partial<ConsequenceLabels> | undefined
}

const zero = /^0x0{40}$/u

/** What an execution changes of a safe, as a node simulated it. */
export function ConsequenceStrip({
  review,
  owners,
  tokens = {},
  reasons = [],
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  labels,
  className,
  ...rest
}: ConsequenceStripProps) {
  const texts = useLabels('consequences', defaultConsequenceLabels, labels)
  const { simulation, second } = review ?? {}
  const factsOf = (token: string) => {
    const key = token.toLowerCase()
    return tokens[key] ?? review?.tokens[key]
  }
  const tools: ConsequenceTools = {
    texts,
    amount(value, token, format) {
      if (zero.test(token))
        return (
          <TokenAmount
            value={value}
            {...format}
            symbol={nativeCurrency.symbol}
            decimals={nativeCurrency.decimals}
          />
        )
      const known = provenToken(factsOf(token), `${nativeCurrency.symbol}`)
      return (
        <TokenAmount
          value={value}
          {...format}
          {...(known ?? {
            decimals: undefined,
            symbol: shortenAddress(token),
          })}
        />
      )
    },
    collection(token) {
      const known = provenToken(factsOf(token), `${nativeCurrency.symbol}`)
      return (
        <>
          {known && <ForeignText value={known.symbol} max={40} />}{' '}
          {tools.who(token)}
        </>
      )
    },
    who: (address) =>
      zero.test(address) ? (
        texts.none
      ) : (
        <Address
          address={address}
          name={names[address.toLowerCase()]}
          identicon={false}
        />
      ),
  }
  const found = simulation?.status === 'unknown' ? undefined : simulation
  // What reverts is not sent.
  const isSent = found?.status === 'succeeds' || found?.usesNonce
  const fee = isSent ? found?.fee : undefined
  const source =
    found &&
    (second === undefined
      ? texts.simulated
      : second.status === 'unknown'
        ? texts.alone
        : review?.findings.some(({ kind }) => kind === 'simulations-differ')
          ? texts.simulated
          : texts.agreed)(found.block)
  return (
    <Card
      {...rest}
      className={classNames('sr-consequences', className)}
      title={texts.title}
      description={source}
      flush
    >
      {owners && <OwnerChangeTable change={owners} names={names} />}
      {found?.status === 'fails' ? (
        <Failure simulation={found} {...tools} />
      ) : found?.changes ? (
        <ConsequenceCells
          changes={found.changes}
          owners={owners}
          reasons={reasons}
          {...tools}
        />
      ) : (
        <p className="sr-consequences-line">
          {simulation?.status === 'unknown'
            ? texts.unknown[simulation.reason]
            : found
              ? texts.passed
              : texts.waiting}
        </p>
      )}
      {fee && (
        <p className="sr-consequences-line">
          {texts.fee(
            <TokenAmount
              value={fee.gas * fee.price}
              symbol={nativeCurrency.symbol}
              decimals={nativeCurrency.decimals}
              maxDecimals={6}
            />,
          )}
        </p>
      )}
      {found !== undefined && found.skipped > 0 && (
        <p className="sr-consequences-line">{texts.skipped(found.skipped)}</p>
      )}
    </Card>
  )
}

function Failure({
  simulation,
  texts,
  amount,
}: ConsequenceTools & { simulation: Failed }) {
  const { failure, usesNonce } = simulation
  const { shortage, path = [], data, message } = failure
  const [index] = path
  return (
    <div className="sr-consequences-failure">
      <Notice
        tone="warning"
        title={
          shortage ? (
            <>
              {texts.fails}: {texts.shortage}{' '}
              {amount(shortage.has, shortage.token)}.
            </>
          ) : (
            texts.fails
          )
        }
      >
        {shortage ? (
          <p>
            {texts.needed} {amount(shortage.needs, shortage.token)}
          </p>
        ) : (
          <p>{cleanText(message, 400).text}</p>
        )}
        {index !== undefined && <p>{texts.call(index + 1)}</p>}
        {usesNonce && <p>{texts.usesNonce}</p>}
        {data !== undefined && data !== '0x' && (
          <details>
            <summary>{texts.rawData}</summary>
            <code className="sr-wrap">{data}</code>
          </details>
        )}
      </Notice>
    </div>
  )
}
