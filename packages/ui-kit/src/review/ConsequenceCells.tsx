import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { OwnerChange, Reason } from '@strongroom/safe-protocol/risks'
import { Fragment, type ReactNode } from 'react'
import type { TokenAmountProps } from '../token/TokenAmount.tsx'
import type { ConsequenceLabels } from './consequenceLabels.tsx'
import { LimitChanges } from './LimitChanges.tsx'

type Changes = NonNullable<
  Extract<SimulationReview['simulation'], { status: 'succeeds' }>['changes']
>
type Settings = NonNullable<Changes['settings']>['before']

/** How texts, amounts and accounts are written. */
export interface ConsequenceTools {
  readonly texts: ConsequenceLabels
  readonly amount: (
    value: bigint,
    token: string,
    format?: Pick<TokenAmountProps, 'sign' | 'minDecimals'>,
  ) => ReactNode
  readonly who: (address: string) => ReactNode
  /** A collection of NFTs, by its name if that is proven. */
  readonly collection: (token: string) => ReactNode
}

/** More assets than this stand in rows. */
const mostCells = 3
/** More rows than an owner reads. */
const mostRows = 50
// Tokens treat the largest numbers as no limit at all.
const unlimited = 1n << 95n

/** Each change of a safe in a cell, or in a row when there are many. */
export function ConsequenceCells({
  changes,
  owners,
  reasons,
  ...tools
}: ConsequenceTools & {
  changes: Changes
  /** Stands above already. */
  owners?: OwnerChange | undefined
  reasons: readonly Reason[]
}) {
  const { texts, amount, who, collection } = tools
  const { assets, nfts, approvals, settings, refund, isComplete } = changes
  const changed = settings && settingChanges(settings, tools)
  // The simulation repeats what the bytes say, unless the two differ.
  const isShown = settings && owners && isSameRule(settings.after, owners.after)
  const listed =
    changed?.filter(({ kind }) => kind !== 'owners' || !isShown) ?? []
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
      {settings && listed.length > 0 && (
        <li className="sr-consequence" data-tone="warning">
          <span className="sr-consequence-name">{texts.settings}</span>
          <ul className="sr-consequence-lines">
            {listed.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
          {listed.some(({ kind }) => kind === 'owners') && (
            <dl className="sr-consequence-balances">
              <dt>{texts.before}</dt>
              <dd>{ownersOf(settings.before, tools)}</dd>
              <dt>{texts.after}</dt>
              <dd>{ownersOf(settings.after, tools)}</dd>
            </dl>
          )}
        </li>
      )}
      <LimitChanges {...tools} reasons={reasons} />
      {approvals.length > 0 && (
        <li className="sr-consequence" data-tone="warning">
          <span className="sr-consequence-name">{texts.approvals}</span>
          <ul className="sr-consequence-lines">
            {approvals.slice(0, mostRows).map((one) => (
              <Approval
                key={`${one.token} ${one.spender} ${one.id} ${one.through}`}
                approval={one}
                {...tools}
              />
            ))}
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
                {collection(token)}
              </li>
            ))}
          </ul>
        </li>
      )}
      <li className="sr-consequence" data-tone="muted">
        {same.length > 0 && !isLeft && (
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
        {refund && (
          <p>
            {texts.refund(
              amount(refund.amount, refund.token),
              refund.receiver && who(refund.receiver),
            )}
          </p>
        )}
        {isLeft && <p>{texts.incomplete}</p>}
      </li>
    </ul>
  )
}

function Asset({
  asset,
  texts,
  amount,
}: ConsequenceTools & { asset: Changes['assets'][number] }) {
  const { token, before, after, delta } = asset
  const size = delta < 0n ? -delta : delta
  const aligned = { minDecimals: 2 }
  const whole = delta < 0n ? before : after
  const part =
    whole === undefined || whole === 0n
      ? undefined
      : Number((size * 1000n) / whole) / 10
  return (
    <li className="sr-consequence" data-direction={delta < 0n ? 'out' : 'in'}>
      <span className="sr-consequence-amount">
        {amount(size, token, { sign: delta < 0n ? '-' : '+', ...aligned })}
      </span>
      {part !== undefined && (
        <svg
          className="sr-consequence-bar"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect fill="currentColor" opacity=".2" width="100" height="6" />
          <rect
            fill="currentColor"
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
          <dd>{amount(before, token, aligned)}</dd>
          <dt>{texts.after}</dt>
          <dd>{amount(after, token, aligned)}</dd>
        </dl>
      )}
    </li>
  )
}

/** Who may spend what, now and afterwards. */
function Approval({
  approval,
  texts,
  amount,
  who,
  collection,
}: ConsequenceTools & { approval: Changes['approvals'][number] }) {
  const { token, spender, amount: given, id, before, after, through } = approval
  const isNft = id !== undefined || typeof given === 'boolean'
  const allowance = (value: bigint | boolean | undefined) =>
    typeof value !== 'bigint'
      ? undefined
      : value >= unlimited
        ? texts.unlimited
        : amount(value, token)
  const object =
    id !== undefined ? (
      <>
        #{`${id}`} {collection(token)}
      </>
    ) : isNft ? (
      texts.everyNft(collection(token))
    ) : typeof given === 'bigint' && given >= unlimited ? (
      texts.unlimitedOf(who(token))
    ) : (
      amount(given as bigint, token)
    )
  const isUsed =
    typeof after === 'bigint' && typeof given === 'bigint' && after < given
  const details = [
    allowance(before) && texts.allowedNow(allowance(before)),
    isUsed && texts.allowedAfter(allowance(after)),
    through && texts.through(who(through)),
  ].filter(Boolean)
  return (
    <li>
      {isNft
        ? (given === false ? texts.notTake : texts.mayTake)(
            who(spender),
            object,
          )
        : given === 0n
          ? texts.withdrawn(who(spender), who(token))
          : texts.maySpend(who(spender), object)}
      {details.length > 0 && (
        <>
          {' ('}
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed.
            <Fragment key={index}>
              {index > 0 && ', '}
              {detail}
            </Fragment>
          ))}
          )
        </>
      )}
    </li>
  )
}

/** How many owners must confirm, and who they are. */
function ownersOf(
  { owners, threshold }: Settings,
  { texts, who }: ConsequenceTools,
): ReactNode {
  return (
    <>
      {texts.required(threshold, owners.length)}
      {owners.slice(0, mostRows).map((owner) => (
        <span key={owner}> {who(owner)}</span>
      ))}
      {owners.length > mostRows && ' …'}
    </>
  )
}

/** The same owners, in any order, and the same threshold. */
function isSameRule(
  one: Pick<Settings, 'owners' | 'threshold'>,
  other: Pick<Settings, 'owners' | 'threshold'>,
): boolean {
  const list = ({ owners }: Pick<Settings, 'owners'>) =>
    owners
      .map((owner) => owner.toLowerCase())
      .sort()
      .join()
  return one.threshold === other.threshold && list(one) === list(other)
}

/** One setting that changes, in words. */
interface SettingChange {
  readonly kind: 'owners' | 'rest'
  readonly id: string
  readonly line: ReactNode
}

/** Lists how settings of a safe change. */
function settingChanges(
  { before, after }: NonNullable<Changes['settings']>,
  { texts, who }: ConsequenceTools,
): readonly SettingChange[] {
  const list = (
    kind: SettingChange['kind'],
    key: 'owners' | 'modules',
    added: string,
    removed: string,
  ): SettingChange[] => {
    const lines = (text: string, one: Settings, other: Settings) =>
      one[key]
        .filter((address) => !other[key].includes(address))
        .slice(0, mostRows)
        .map((address) => ({
          ...{ kind, id: `${text} ${address}` },
          line: (
            <>
              {text} {who(address)}
            </>
          ),
        }))
    return [...lines(added, after, before), ...lines(removed, before, after)]
  }
  const single = (
    ['guard', 'moduleGuard', 'fallbackHandler', 'singleton'] as const
  ).flatMap((key): SettingChange[] =>
    before[key] === after[key]
      ? []
      : [
          {
            ...{ kind: 'rest', id: key },
            line: texts[key](who(after[key]), who(before[key])),
          },
        ],
  )
  return [
    ...list('owners', 'owners', texts.added, texts.removed),
    ...(before.threshold === after.threshold
      ? []
      : [
          {
            ...{ kind: 'owners' as const, id: 'threshold' },
            line: texts.threshold(before.threshold, after.threshold),
          },
        ]),
    ...list('rest', 'modules', texts.moduleAdded, texts.moduleRemoved),
    ...single,
  ]
}
