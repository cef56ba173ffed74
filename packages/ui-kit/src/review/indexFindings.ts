import type {
  Decision,
  OwnerPolicy,
  Reason,
  Recipient,
  Risk,
} from '@strongroom/safe-protocol/risks'
import type { CallFacts } from './CallSummary.ts'

/** Findings and recipients of each call, by the key of its place. */
export interface IndexedFacts {
  readonly safe: string
  readonly recipients: ReadonlyMap<string, readonly Recipient[]>
  readonly findings: ReadonlyMap<string, readonly Risk[]>
  /** Owners and threshold when a change of owners is reached. */
  readonly before: ReadonlyMap<string, OwnerPolicy>
  /** Worst decision about a call or those inside it: 0 is refused, 3 is none. */
  readonly rankOf: (key: string) => number
  /** Libraries with other code than the known one. */
  readonly replaced: ReadonlySet<string>
}

const ranks: readonly Decision[] = ['refuse', 'acknowledge', 'warn', 'allow']

/** Key of a call's place: `1` is the transaction, `1.2` its second call. */
function keyOf(path: readonly number[]): string {
  // A plain loop: a batch of 1,000 calls makes thousands of keys within a frame.
  let key = '1'
  for (const at of path) key += `.${at + 1}`
  return key
}

const isRisk = (finding: Reason['finding']): finding is Risk =>
  'path' in finding

const comparePaths = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((step, i) => step !== other[i])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/** Prepares the facts of a review for looking up one call after the other. */
export function indexFindings({
  safe,
  recipients = [],
  reasons = [],
  policy,
}: CallFacts): IndexedFacts {
  const worst = new Map<string, number>()
  const mark = (path: readonly number[], rank: number) => {
    let key = ''
    for (const at of [0, ...path]) {
      key += key === '' ? '1' : `.${at + 1}`
      worst.set(key, Math.min(worst.get(key) ?? 3, rank))
    }
  }
  const findings = new Map<string, Risk[]>()
  const byAddress = new Map<string, number>()
  const replaced = new Set<string>()
  const changes: Extract<Risk, { kind: 'owners' }>[] = []
  for (const { finding, decision } of reasons) {
    if (!isRisk(finding)) continue
    const rank = ranks.indexOf(decision)
    mark(finding.path, rank)
    push(findings, keyOf(finding.path), finding)
    if (finding.kind.startsWith('recipient-') && 'address' in finding) {
      const key = finding.address.toLowerCase()
      byAddress.set(key, Math.min(byAddress.get(key) ?? 3, rank))
    }
    if (finding.kind === 'library-code')
      replaced.add(finding.target.toLowerCase())
    if (finding.kind === 'owners') changes.push(finding)
  }
  const entries = new Map<string, Recipient[]>()
  for (const recipient of recipients) {
    push(entries, keyOf(recipient.path), recipient)
    // A finding names the first call to its account; it is about all of them.
    const rank = byAddress.get(recipient.address.toLowerCase())
    if (rank !== undefined) mark(recipient.path, rank)
  }
  const before = new Map<string, OwnerPolicy>()
  let now = policy
  // The verdict has its reasons in order of decision, not of execution.
  for (const change of changes.sort((a, b) => comparePaths(a.path, b.path))) {
    if (change.safe?.toLowerCase() !== safe.toLowerCase()) continue
    if (now) before.set(keyOf(change.path), now)
    now = change.result
  }
  return {
    safe: safe.toLowerCase(),
    ...{ recipients: entries, findings, before, replaced },
    rankOf: (key) => worst.get(key) ?? 3,
  }
}

function push<T>(map: Map<string, T[]>, key: string, item: T) {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}
