import type { Address } from 'viem'
import { sameAddress } from '../bytes/address.ts'
import type { Finding } from './policy.ts'
import type { OwnerPolicy, Risk } from './Risk.ts'

type Step = Extract<Risk, { kind: 'owners' | 'invalid-change' }>

/** All changes of owners and threshold that a transaction makes, added up. */
export interface OwnerChange {
  /** Owners and threshold that the change is compared with. */
  readonly before: OwnerPolicy
  /** What the calls ask for, also where the safe refuses them. */
  readonly after: OwnerPolicy
  /** Owners after the change who were not owners before it. */
  readonly added: readonly Address[]
  /** Owners before the change who are not owners after it. */
  readonly removed: readonly Address[]
  /** The first reason for which the safe refuses the transaction. */
  readonly fault?: Extract<Step, { kind: 'invalid-change' }>['reason']
}

/**
 * Adds up the changes of owners and threshold among the findings of a transaction, in
 * order of execution. Undefined without any.
 *
 * A change that no longer fits the owners, because others changed them meanwhile, is
 * shown as it was meant, with its `fault`.
 *
 * @param findings from `findRisks` or the reasons of a verdict, in any order
 *
 * @example
 * ```ts
 * import { decodeCall, encodeChangeThreshold } from '@strongroom/safe-protocol'
 * import { findRisks, readOwnerChange } from '@strongroom/safe-protocol/risks'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const before = {
 *   owners: ['0x000000000000000000000000000000000000dEaD'],
 *   threshold: 1,
 * } as const
 * const call = { to: safe, data: encodeChangeThreshold({ threshold: 2 }) } as const
 * const findings = findRisks(decodeCall(call, { safe }), { safe, ...before })
 * const change = readOwnerChange(findings, { safe, before })
 * // { after: { threshold: 2, … }, fault: 'threshold', … }
 * ```
 */
export function readOwnerChange(
  findings: readonly Finding[],
  {
    safe,
    before,
    now = before,
  }: {
    safe: Address
    /** Owners and threshold that the transaction starts from. */
    before: OwnerPolicy
    /**
     * Owners and threshold that the result is compared with. Set it where other
     * changes run before the transaction. @default before
     */
    now?: OwnerPolicy | undefined
  },
): OwnerChange | undefined {
  const steps = findings
    .filter(
      (finding): finding is Step =>
        (finding.kind === 'owners' || finding.kind === 'invalid-change') &&
        !finding.isLater &&
        sameAddress(safe, finding.safe),
    )
    .sort((a, b) => comparePaths(a.path, b.path))
  if (steps.length === 0) return undefined
  let owners = [...before.owners]
  let { threshold } = before
  let fault: OwnerChange['fault']
  for (const step of steps) {
    if (step.kind === 'invalid-change') fault ??= step.reason
    const gone = (step.removed ?? []).filter((owner) => has(owners, owner))
    const fresh = (step.added ?? []).filter((owner) => !has(owners, owner))
    const at = owners.findIndex((owner) => has(gone, owner))
    owners = owners.filter((owner) => !has(gone, owner))
    // A new owner replaces the removed one in its place, and leads the list else.
    owners.splice(Math.max(0, at), 0, ...fresh)
    threshold = step.threshold ?? threshold
  }
  // Lists each once, in the order of the calls.
  const named = new Map(
    steps
      .flatMap(({ added = [] }) => added)
      .map((owner) => [owner.toLowerCase(), owner]),
  )
  // Those that the changes before it add are last.
  const added = [
    ...named.values(),
    ...owners.filter((owner) => !named.has(owner.toLowerCase())),
  ]
  return {
    before: now,
    after: { owners, threshold },
    added: added.filter(
      (owner) => has(owners, owner) && !has(now.owners, owner),
    ),
    removed: now.owners.filter((owner) => !has(owners, owner)),
    ...(fault && { fault }),
  }
}

const has = (list: readonly Address[], owner: Address) =>
  list.some((entry) => sameAddress(entry, owner))

/** Order of execution: a call comes before those inside it. */
function comparePaths(one: readonly number[], other: readonly number[]) {
  const at = one.findIndex((step, i) => step !== other[i])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
