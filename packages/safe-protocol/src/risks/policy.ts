import type { Hex } from 'viem'
import { zeroAddress } from '../bytes/hex.ts'
import type { MessageRisk } from './MessageRisk.ts'
import type { Risk } from './Risk.ts'

/** One thing a signer of a transaction or a message must see. */
export type Finding = Risk | MessageRisk

/**
 * The consequence of a finding. `allow`: context. `warn`: read it first.
 * `acknowledge`: the owner has to accept this very finding. `refuse`: never sign.
 */
export type Decision = 'allow' | 'warn' | 'acknowledge' | 'refuse'

/** The findings that an owner accepted, for one hash. */
export interface Acknowledgement {
  /**
   * Hash of the shown content: the safeTxHash of a transaction, the hash of the
   * SafeMessage of a message. It counts for no other hash.
   */
  readonly hash: Hex
  /** The `id` of each accepted `Reason`. */
  readonly findings: readonly string[]
}

/** Facts that the decision depends on, beside the findings. */
export interface PolicyContext {
  /** Hash to be signed or executed. */
  readonly hash: Hex
  readonly acknowledged?: Acknowledgement | undefined
  /**
   * Digest of the one message that the owner can read beside the transaction that
   * signs it on the chain.
   */
  readonly named?: Hex | undefined
  /** The owner chose to sign messages that cannot be read. @default false */
  readonly allowRawHex?: boolean | undefined
}

/** A finding with its consequence. */
export interface Reason<F extends Finding = Finding> {
  /**
   * Names the finding and all its values: any other finding, also one that
   * differs in a single value, has another id.
   */
  readonly id: string
  readonly finding: F
  readonly decision: Decision
  /** The owner accepted it for this hash. False unless it is `acknowledge`. */
  readonly acknowledged: boolean
}

/** Whether something may be signed, and why. */
export interface Verdict<F extends Finding = Finding> {
  /** Hash that the decision is about. */
  readonly hash: Hex
  /**
   * `refuse` when one finding is refused; `acknowledge` while one waits to be
   * accepted; `warn` when there is something to read. Only `allow` and `warn`
   * may be signed.
   */
  readonly decision: Decision
  /** All findings, the worst first. */
  readonly reasons: readonly Reason<F>[]
}

type Table = {
  readonly [K in Finding['kind']]: (
    finding: Extract<Finding, { kind: K }>,
    context: PolicyContext,
  ) => Decision
}

const warn = () => 'warn' as const
const acknowledge = () => 'acknowledge' as const
const refuse = () => 'refuse' as const

const decisions: Table = {
  'delegate-call': ({ trusted, inner }) =>
    trusted && !inner ? 'allow' : 'refuse',
  'library-code': refuse,
  'unknown-calldata': ({ operation }) =>
    operation === 0 ? 'acknowledge' : 'refuse',
  'unreadable-batch': refuse,
  'unusual-encoding': acknowledge,
  'zero-means-self': acknowledge,
  // The allowance module pays only within a limit, and setting a limit needs an acknowledgement of its own.
  // Limits that it stored earlier count again, and unknown ones may allow anything. A module
  // without a version has its name from the app's configuration, which a thief may change.
  module: ({ enabled, known, revived }) =>
    enabled &&
    !(known?.kind === 'allowance' && known.version && revived?.length === 0)
      ? 'acknowledge'
      : 'warn',
  guard: ({ guard }) => (guard === zeroAddress ? 'warn' : 'acknowledge'),
  'module-guard': ({ guard }) =>
    guard === zeroAddress ? 'warn' : 'acknowledge',
  'fallback-handler': ({ known }) => (known ? 'warn' : 'acknowledge'),
  // Anybody could call a token, or the safe, in the safe's name.
  'unsafe-handler': ({ reason }) =>
    reason === 'no-code' ? 'acknowledge' : 'refuse',
  // Without code the safe is locked for good; a trial may lack what a guard asks for.
  'unusable-guard': ({ reason }) =>
    reason === 'no-code' ? 'refuse' : 'acknowledge',
  'unusual-version': acknowledge,
  'unchecked-contracts': refuse,
  singleton: ({ known }) => (known ? 'warn' : 'acknowledge'),
  'handler-method': acknowledge,
  owners: ({ added }) => (added.length > 0 ? 'acknowledge' : 'warn'),
  'invalid-change': acknowledge,
  refund: ({ gasPrice }) => (gasPrice === 0n ? 'warn' : 'acknowledge'),
  // A balance that could not be read may be smaller than the allowance.
  approval: ({ reach }) =>
    reach === 'within-balance' ? 'warn' : 'acknowledge',
  'recipient-look-alike': acknowledge,
  'recipient-burn': acknowledge,
  'recipient-is-token': acknowledge,
  'recipient-is-safe': warn,
  'recipient-contract': warn,
  'recipient-first-time': ({ name }) => (name === undefined ? 'warn' : 'allow'),
  'recipient-name-changed': acknowledge,
  // Helper contracts of a swap are left out in an honest week; a recipient that the
  // decoder knows is not.
  'description-hides': ({ isProven }) => (isProven ? 'acknowledge' : 'warn'),
  'description-contradicts': acknowledge,
  // It is not used; but who changed it may have changed more.
  'description-changed': acknowledge,
  // A signature on the chain is valid for good: only for what the owner can read.
  'message-signed': ({ message }, { named }) =>
    message === named && message.length === 66 ? 'acknowledge' : 'refuse',
  // What a known transaction does has findings of its own.
  'hash-approved': ({ known }) => (known ? 'allow' : 'acknowledge'),
  // The amount is proven, the coin's name is not: refusing would lock the funds
  // of every private chain whose deployment does not name its coin.
  'unlisted-coin': acknowledge,
  // One node's word against proven bytes: a refusal would let a broken node lock the
  // funds. A token that takes a fee delivers less in an honest week.
  'simulation-contradicts': ({ difference }) =>
    difference === 'amount' ? 'warn' : 'acknowledge',
  'simulations-differ': acknowledge,
  'token-differs': refuse,
  'inner-execution': () => 'allow',
  // Somebody who may recover can replace the owners; a shorter delay leaves them less
  // time to cancel.
  recovery: (finding) => {
    switch (finding.change) {
      case 'execute':
      case 'skip':
        return finding.known ? 'warn' : 'acknowledge'
      case 'recoverer':
        return finding.enabled ? 'acknowledge' : 'warn'
      case 'cancel':
        return 'warn'
      // A longer time makes expired attempts executable again.
      case 'cooldown':
      case 'expiration':
        return 'acknowledge'
    }
  },
  // It pays without a confirmation from then on. Earlier limits that are not known may
  // allow anything.
  'spending-limit': (finding) =>
    (finding.change === 'set' && finding.amount > 0n) ||
    (finding.change === 'add' && finding.revived?.length !== 0) ||
    // What was spent can be spent again.
    (finding.change === 'reset' &&
      finding.before?.spent !== 0n &&
      finding.before?.amount !== 0n)
      ? 'acknowledge'
      : 'warn',
  'message-unreadable': (_, { allowRawHex }) =>
    allowRawHex === true ? 'acknowledge' : 'refuse',
  'message-too-long': acknowledge,
  'message-hidden-characters': warn,
  'message-too-many-values': refuse,
  'message-domain-only': refuse,
  // A holder of the signature could act as the safe.
  'message-of-this-safe': refuse,
  'message-of-other-safe': acknowledge,
  'message-other-chain': acknowledge,
  'message-unbound': warn,
  'sign-in-site': acknowledge,
  // The owner may have started it; the site is named either way.
  'sign-in-text': warn,
  'sign-in-account': acknowledge,
  'sign-in-chain': warn,
  permit: acknowledge,
  order: acknowledge,
  delegation: acknowledge,
}

const order: readonly Decision[] = ['refuse', 'acknowledge', 'warn', 'allow']

/**
 * Decides whether a transaction or a message may be signed or executed. The only
 * place that decides it: pages, hooks and the last step before the wallet ask here.
 * A finding of a kind that is not known is refused.
 *
 * It does not verify: pass findings in bytes whose hash was compared with the
 * chain.
 *
 * @example
 * ```ts
 * import { decodeCall, type SafeTransaction } from '@strongroom/safe-protocol'
 * import {
 *   acknowledgementOf,
 *   decideSigning,
 *   findRisks,
 * } from '@strongroom/safe-protocol/risks'
 *
 * export function mayBeSigned(
 *   safe: `0x${string}`,
 *   transaction: SafeTransaction,
 *   hash: `0x${string}`,
 *   hasTickedTheBox: boolean,
 * ) {
 *   const findings = findRisks(decodeCall(transaction, { safe }), {
 *     safe,
 *     transaction,
 *   })
 *   const shown = decideSigning(findings, { hash })
 *   const { decision } = decideSigning(findings, {
 *     hash,
 *     acknowledged: hasTickedTheBox ? acknowledgementOf(shown) : undefined,
 *   })
 *   return decision === 'allow' || decision === 'warn'
 * }
 * ```
 */
export function decideSigning<F extends Finding>(
  findings: readonly F[],
  context: PolicyContext,
): Verdict<F> {
  const reasons = findings
    .map((finding): Reason<F> => {
      const id = idOf(finding)
      const decision = decide(finding, context)
      return { id, finding, decision, acknowledged: false }
    })
    .sort((a, b) => order.indexOf(a.decision) - order.indexOf(b.decision))
  const verdict: Verdict<F> = {
    hash: context.hash,
    decision: 'refuse',
    reasons,
  }
  return applyAcknowledgement(verdict, context.acknowledged)
}

/**
 * The verdict after the owner accepted some of its findings. A missing
 * acknowledgement, or one for another hash, accepts none.
 *
 * @example
 * ```ts
 * import {
 *   acknowledgementOf,
 *   applyAcknowledgement,
 *   type Verdict,
 * } from '@strongroom/safe-protocol/risks'
 *
 * export const isReady = (verdict: Verdict, hasTickedTheBox: boolean) =>
 *   applyAcknowledgement(
 *     verdict,
 *     hasTickedTheBox ? acknowledgementOf(verdict) : undefined,
 *   ).decision !== 'acknowledge'
 * ```
 */
export function applyAcknowledgement<F extends Finding>(
  { hash, reasons }: Verdict<F>,
  acknowledged: Acknowledgement | undefined,
): Verdict<F> {
  const accepted = new Set(
    acknowledged?.hash.toLowerCase() === hash.toLowerCase()
      ? acknowledged.findings
      : [],
  )
  const updated = reasons.map((reason) => ({
    ...reason,
    acknowledged: reason.decision === 'acknowledge' && accepted.has(reason.id),
  }))
  const left = updated.map((reason) =>
    reason.acknowledged ? 'warn' : reason.decision,
  )
  const decision = order.find((worst) => left.includes(worst)) ?? 'allow'
  return { hash, decision, reasons: updated }
}

/**
 * The verdict with findings that came later, such as those of a simulation. The owner
 * has accepted none of them.
 *
 * @example
 * ```ts
 * import { addFindings, type Verdict } from '@strongroom/safe-protocol/risks'
 *
 * export const withDoubt = (verdict: Verdict) =>
 *   addFindings(verdict, [
 *     { kind: 'simulation-contradicts', difference: 'missing', path: [] },
 *   ])
 * ```
 */
export function addFindings(
  { hash, reasons }: Verdict,
  findings: readonly Finding[],
): Verdict {
  const added = decideSigning(findings, { hash }).reasons
  const all = [...reasons, ...added].sort(
    (a, b) => order.indexOf(a.decision) - order.indexOf(b.decision),
  )
  const verdict: Verdict = { hash, decision: 'refuse', reasons: all }
  return applyAcknowledgement(verdict, undefined)
}

/**
 * The acknowledgement of an owner who ticks one box under all findings of a verdict.
 * Take the verdict that is on screen.
 *
 * @example
 * ```ts
 * import { acknowledgementOf, decideSigning } from '@strongroom/safe-protocol/risks'
 *
 * const hash = '0x1111111111111111111111111111111111111111111111111111111111111111'
 * const verdict = decideSigning([{ kind: 'zero-means-self', path: [0] }], { hash })
 * const { findings } = acknowledgementOf(verdict)
 * // One id: `verdict.decision` is 'acknowledge'.
 * ```
 */
export function acknowledgementOf({ hash, reasons }: Verdict): Acknowledgement {
  return {
    hash,
    findings: reasons.flatMap(({ id, decision }) =>
      decision === 'acknowledge' ? [id] : [],
    ),
  }
}

function decide(finding: Finding, context: PolicyContext): Decision {
  if (!Object.hasOwn(decisions, finding.kind)) return 'refuse'
  const rule = decisions[finding.kind] as (
    finding: Finding,
    context: PolicyContext,
  ) => Decision
  return rule(finding, context)
}

/** All values in a fixed order, so that equal findings have equal ids. */
function idOf(finding: Finding): string {
  return JSON.stringify(finding, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return value
    return Object.fromEntries(
      Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  })
}
