import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { ComponentProps, ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { Card } from '../card/Card.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import {
  type ConsequenceLabels,
  defaultConsequenceLabels,
} from './consequenceLabels.ts'

type Simulation = SimulationReview['simulation']
type Changes = NonNullable<
  Extract<Simulation, { status: 'succeeds' }>['changes']
>
type Failed = Extract<Simulation, { status: 'fails' }>

/** Props of `ConsequenceStrip`. */
export interface ConsequenceStripProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** `simulation` of `useTransactionReview`; undefined while it runs. */
  review: SimulationReview | undefined
  /** By lower-case address, proven; others are counted in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: KnownToken | undefined
  labels?: Partial<ConsequenceLabels> | undefined
}

/** More assets than this stand in rows. */
const mostCells = 3
/** More rows than an owner reads. */
const mostRows = 50
const zero = /^0x0{40}$/u
// Tokens treat the largest numbers as no limit at all.
const unlimited = 1n << 95n

/** What an execution changes of a safe, as a node simulated it. */
export function ConsequenceStrip({
  review,
  tokens = {},
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  labels,
  className,
  ...rest
}: ConsequenceStripProps) {
  const texts = useLabels('consequences', defaultConsequenceLabels, labels)
  const { simulation, second } = review ?? {}
  const tools: Tools = {
    texts,
    amount(value, token, sign) {
      if (zero.test(token))
        return (
          <TokenAmount
            value={value}
            sign={sign}
            symbol={nativeCurrency.symbol}
            decimals={nativeCurrency.decimals}
          />
        )
      const known = provenToken(
        tokens[token.toLowerCase()],
        `${nativeCurrency.symbol}`,
      )
      return (
        <TokenAmount
          value={value}
          sign={sign}
          {...(known ?? {
            decimals: undefined,
            symbol: shortenAddress(token),
          })}
        />
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
      {found?.status === 'fails' ? (
        <Failure simulation={found} {...tools} />
      ) : found?.changes ? (
        <Cells changes={found.changes} {...tools} />
      ) : (
        <p className="sr-consequences-line">
          {simulation?.status === 'unknown'
            ? texts.unknown[simulation.reason]
            : found
              ? texts.passed
              : texts.waiting}
        </p>
      )}
      {found !== undefined && found.skipped > 0 && (
        <p className="sr-consequences-line">{texts.skipped(found.skipped)}</p>
      )}
    </Card>
  )
}

interface Tools {
  readonly texts: ConsequenceLabels
  readonly amount: (value: bigint, token: string, sign?: '+' | '-') => ReactNode
  readonly who: (address: string) => ReactNode
}

function Failure({
  simulation,
  texts,
  amount,
}: Tools & { simulation: Failed }) {
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

function Cells({ changes, ...tools }: Tools & { changes: Changes }) {
  const { texts, amount, who } = tools
  const { assets, nfts, approvals, settings, refund, isComplete } = changes
  const changed = settings && settingChanges(settings, texts)
  const isCells = assets.length <= mostCells
  const same = [
    ...(assets.length + nfts.length === 0 ? [texts.sameBalances] : []),
    ...(changed && !changed.some(({ kind }) => kind === 'owners')
      ? [texts.sameOwners]
      : []),
    ...(approvals.length === 0 ? [texts.sameAllowances] : []),
    ...(changed && !changed.some(({ kind }) => kind === 'rest')
      ? [texts.sameModules]
      : []),
  ]
  const isLeft =
    assets.length > mostRows || nfts.length > mostRows || !isComplete
  return (
    <ul
      className="sr-consequence-list"
      data-layout={isCells ? 'cells' : 'rows'}
    >
      {changed && changed.length > 0 && (
        <li className="sr-consequence" data-tone="warning">
          <span className="sr-consequence-name">{texts.settings}</span>
          <ul className="sr-consequence-lines">
            {changed.map(({ text, address }) => (
              <li key={`${text} ${address}`}>
                {text} {address !== undefined && who(address)}
              </li>
            ))}
          </ul>
        </li>
      )}
      {approvals.length > 0 && (
        <li className="sr-consequence" data-tone="warning">
          <span className="sr-consequence-name">{texts.approvals}</span>
          <ul className="sr-consequence-lines">
            {approvals.slice(0, mostRows).map((one) => {
              const { token, spender, amount: given, id } = one
              const isTaken = given === false || given === 0n
              return (
                <li key={`${token} ${spender} ${id}`}>
                  {who(spender)} {isTaken ? texts.withdrawn : texts.maySpend}{' '}
                  {typeof given === 'boolean' || isTaken ? (
                    <>
                      {id === undefined ? texts.allTokens : `#${id}`}{' '}
                      {who(token)}
                    </>
                  ) : given >= unlimited ? (
                    <>
                      {texts.unlimited} {who(token)}
                    </>
                  ) : (
                    amount(given, token)
                  )}
                </li>
              )
            })}
          </ul>
        </li>
      )}
      {assets.slice(0, mostRows).map((asset) => (
        <Asset key={asset.token} asset={asset} {...tools} />
      ))}
      {nfts.length > 0 && (
        <li className="sr-consequence">
          <span className="sr-consequence-name">{texts.nfts}</span>
          <ul className="sr-consequence-lines">
            {nfts.slice(0, mostRows).map(({ token, id, delta }) => (
              <li key={`${token} ${id}`}>
                {delta > 0n ? texts.received : texts.sent} #{`${id}`}{' '}
                {who(token)}
              </li>
            ))}
          </ul>
        </li>
      )}
      <li className="sr-consequence" data-tone="muted">
        {same.length > 0 && (
          <>
            <span className="sr-consequence-name">{texts.nothingElse}</span>
            <ul className="sr-consequence-lines">
              {same.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {settings === undefined && <p>{texts.notSimulated}</p>}
        {refund > 0n && <p>{texts.refund}</p>}
        {isLeft && <p>{texts.incomplete}</p>}
      </li>
    </ul>
  )
}

function Asset({
  asset,
  texts,
  amount,
}: Tools & { asset: Changes['assets'][number] }) {
  const { token, before, after, delta } = asset
  const size = delta < 0n ? -delta : delta
  const whole = delta < 0n ? before : after
  const part =
    whole === undefined || whole === 0n
      ? undefined
      : Number((size * 1000n) / whole) / 10
  return (
    <li className="sr-consequence" data-direction={delta < 0n ? 'out' : 'in'}>
      <span className="sr-consequence-amount">
        {amount(size, token, delta < 0n ? '-' : '+')}
      </span>
      {part !== undefined && (
        <svg
          className="sr-consequence-bar"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="sr-consequence-stay" width="100" height="6" />
          <rect
            className="sr-consequence-part"
            x={100 - Math.min(100, Math.max(1, part))}
            width="100"
            height="6"
          />
        </svg>
      )}
      {before === undefined || after === undefined ? (
        <p className="sr-advice">{texts.unreadBalance}</p>
      ) : (
        <dl className="sr-consequence-balances">
          <dt>{texts.before}</dt>
          <dd>{amount(before, token)}</dd>
          <dt>{texts.after}</dt>
          <dd>{amount(after, token)}</dd>
        </dl>
      )}
    </li>
  )
}

/** One setting that changes, in words. */
interface SettingChange {
  readonly kind: 'owners' | 'rest'
  readonly text: string
  readonly address?: string
}

/** Lists how settings of a safe change. */
function settingChanges(
  { before, after }: NonNullable<Changes['settings']>,
  texts: ConsequenceLabels,
): readonly SettingChange[] {
  const list = (
    kind: SettingChange['kind'],
    key: 'owners' | 'modules',
    added: string,
    removed: string,
  ): SettingChange[] => [
    ...after[key]
      .filter((address) => !before[key].includes(address))
      .map((address) => ({ kind, text: added, address })),
    ...before[key]
      .filter((address) => !after[key].includes(address))
      .map((address) => ({ kind, text: removed, address })),
  ]
  const single = (
    ['guard', 'moduleGuard', 'fallbackHandler', 'singleton'] as const
  ).flatMap((key) =>
    before[key] === after[key]
      ? []
      : [{ kind: 'rest', text: texts[key], address: after[key] } as const],
  )
  return [
    ...list('owners', 'owners', texts.added, texts.removed),
    ...(before.threshold === after.threshold
      ? []
      : [
          {
            kind: 'owners',
            text: texts.threshold(before.threshold, after.threshold),
          } as const,
        ]),
    ...list('rest', 'modules', texts.moduleAdded, texts.moduleRemoved),
    ...single,
  ]
}
