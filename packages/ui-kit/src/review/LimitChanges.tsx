import type { LimitTerms, Reason, Risk } from '@strongroom/safe-protocol/risks'
import type { ReactNode } from 'react'
import type { ConsequenceTools } from './ConsequenceCells.tsx'

type Limit = Extract<Risk, { kind: 'spending-limit' }>
type TokenLimit = Extract<Limit, { token: string }>

interface Row {
  readonly key: string
  readonly limit: TokenLimit
  /** Undefined where it was not read. */
  readonly before: LimitTerms | undefined
  readonly after: LimitTerms | undefined
}

const isTokenLimit = (finding: Reason['finding']): finding is TokenLimit =>
  finding.kind === 'spending-limit' && 'token' in finding

/** First and last state of each limit that a transaction changes. */
function rowsOf(reasons: readonly Reason[]): readonly Row[] {
  const rows = new Map<string, Row>()
  const limits = reasons
    .map(({ finding }) => finding)
    .filter(isTokenLimit)
    // The policy sorts by decision, the safe executes by place.
    .sort((one, other) => (one.path[0] ?? 0) - (other.path[0] ?? 0))
  for (const limit of limits) {
    const { module, delegate, token } = limit
    const key = [module, delegate, token].join().toLowerCase()
    const before = rows.has(key) ? rows.get(key)?.before : limit.before
    rows.set(key, { key, limit, before, after: afterOf(limit) })
  }
  return [...rows.values()]
}

function afterOf(limit: TokenLimit): LimitTerms | undefined {
  switch (limit.change) {
    case 'set': {
      const { amount, resetMinutes, spent = 0n } = limit
      return { amount, resetMinutes, spent }
    }
    case 'reset':
      return limit.before && { ...limit.before, spent: 0n }
    case 'delete':
      return { amount: 0n, resetMinutes: 0, spent: 0n }
  }
}

/** Who may spend how much without a confirmation, before and after a transaction. */
export function LimitChanges({
  reasons,
  texts,
  amount,
  who,
}: ConsequenceTools & { reasons: readonly Reason[] }) {
  const rows = rowsOf(reasons)
  if (rows.length === 0) return null
  const write = (terms: LimitTerms | undefined, token: string): ReactNode =>
    terms === undefined
      ? texts.limitUnread
      : terms.amount === 0n
        ? texts.none
        : texts.limit(
            amount(terms.amount, token),
            terms.resetMinutes,
            terms.spent > 0n ? amount(terms.spent, token) : undefined,
          )
  return (
    <li className="sr-consequence" data-tone="warning">
      <span className="sr-consequence-name">{texts.limits}</span>
      {rows.map(({ key, limit, before, after }) => (
        <div key={key}>
          <p>{who(limit.delegate)}</p>
          <dl className="sr-consequence-balances">
            <dt>{texts.before}</dt>
            <dd>{write(before, limit.token)}</dd>
            <dt>{texts.after}</dt>
            <dd>{write(after, limit.token)}</dd>
          </dl>
        </div>
      ))}
    </li>
  )
}
