import type { Address } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { sameAddress } from '../bytes/address.ts'
import type { CallNode } from '../decode/CallNode.ts'
import { knownOf } from '../decode/decodeMethod.ts'
import { isTrustedDelegateCall } from '../deployments/identifyContract.ts'
import { previousOwner } from '../settings/owners.ts'
import { approvalRisk } from './approvalRisk.ts'
import { createLimitPlayer } from './limitChange.ts'
import { listRecipients, recipientsOf, targetOf } from './listRecipients.ts'
import type {
  OwnerPolicy,
  Refund,
  Risk,
  RiskContext,
  RiskDetail,
} from './Risk.ts'
import { findRecipientRisks } from './recipientRisks.ts'
import {
  callEffect,
  delegateCallChange,
  recoveryChange,
  selfCallChanges,
} from './settingsChange.ts'

interface Change {
  added?: Address
  removed?: Address
  previous?: Address
  /** Threshold. */
  next?: AbiValue
}

/** Plays a change of owners, as the contract would. `undefined`: no such change. */
function ownerChange(
  name: string,
  values: readonly AbiValue[],
  safe: Address,
  before: OwnerPolicy | undefined,
): RiskDetail | undefined {
  const [a, b, c] = values as [Address, Address, Address]
  const changes: Record<string, Change> = {
    addOwnerWithThreshold: { added: a, next: b },
    removeOwner: { removed: b, previous: a, next: c },
    swapOwner: { added: c, removed: b, previous: a },
    changeThreshold: { next: a },
  }
  const change = changes[name]
  if (!change) return undefined
  const { added, removed, previous, next } = change
  const list = (x: Address | undefined) => (x ? [x] : [])
  const detail: RiskDetail = {
    kind: 'owners',
    added: list(added),
    removed: list(removed),
  }
  if (next !== undefined) detail.threshold = Number(next)
  const fail = (
    reason: 'previous-owner' | 'owner' | 'threshold',
  ): RiskDetail => ({ ...detail, kind: 'invalid-change', reason })
  const isReserved = (x: Address) => BigInt(x) < 2n || sameAddress(x, safe)
  if (added && isReserved(added)) return fail('owner')
  if (detail.threshold === 0) return fail('threshold')
  if (!before) return detail
  let owners = [...before.owners]
  const has = (x: Address) => owners.some((owner) => sameAddress(owner, x))
  if ((added && has(added)) || (removed && !has(removed))) return fail('owner')
  if (removed) {
    if (!sameAddress(previousOwner(owners, removed), previous))
      return fail('previous-owner')
    owners = owners.flatMap((owner) =>
      sameAddress(owner, removed) ? list(added) : [owner],
    )
  } else owners.unshift(...list(added))
  const threshold = detail.threshold ?? before.threshold
  if (threshold > owners.length) return fail('threshold')
  detail.result = { owners, threshold }
  return detail
}

/** The fee that executing a transaction pays; undefined where its fields are empty. */
function refundRisk({
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
}: Refund): RiskDetail | undefined {
  const fields = { baseGas, gasPrice, gasToken, refundReceiver }
  if (!Object.values(fields).some((value) => BigInt(value))) return undefined
  const maximum = (safeTxGas + baseGas) * gasPrice
  return { kind: 'refund', safeTxGas, ...fields, maximum }
}

/** The fee fields in the arguments of `execTransaction`. */
function readRefund(values: readonly AbiValue[]): Refund {
  const [safeTxGas, baseGas, gasPrice] = values.slice(4, 7) as bigint[]
  const [gasToken, refundReceiver] = values.slice(7) as Address[]
  return { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } as Refund
}

/**
 * Lists the facts that a signer must see in a decoded call, at any depth and in
 * order of execution: delegatecalls, undecodable bytes, changes of owners (with
 * the resulting owners and threshold), modules, guards, handlers and
 * singletons, refunds, approvals, and recipients that are not what they seem (the
 * `recipient-` kinds, each account once). An empty list means that none of these
 * was found, not that the call is harmless.
 *
 * @example
 * ```ts
 * import { decodeCall, encodeRemoveOwner } from '@strongroom/safe-protocol'
 * import { findRisks } from '@strongroom/safe-protocol/risks'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const owner = '0x000000000000000000000000000000000000dEaD'
 * const node = decodeCall(
 *   {
 *     to: safe,
 *     data: encodeRemoveOwner({
 *       prevOwner: '0x0000000000000000000000000000000000000001',
 *       owner,
 *       threshold: 1,
 *     }),
 *   },
 *   { safe },
 * )
 * const risks = findRisks(node, { safe, owners: [owner], threshold: 1 })
 * // [{ kind: 'invalid-change', reason: 'threshold', … }]
 * ```
 */
export function findRisks(node: CallNode, context: RiskContext): Risk[] {
  const risks: Risk[] = []
  const policies = new Map<string, OwnerPolicy>()
  if (context.owners && context.threshold !== undefined)
    policies.set(context.safe.toLowerCase(), {
      owners: context.owners,
      threshold: context.threshold,
    })

  const limits = createLimitPlayer(context)

  /**
   * `isFirst`: the call of a transaction itself, not one of its batch. `isLater`: the
   * call runs later, if at all, so that it changes nothing for the calls after it.
   * `isCertain`: the call takes effect whenever the transaction succeeds. A transaction
   * that another safe executes inside can fail alone.
   */
  function walk(
    call: CallNode,
    path: readonly number[],
    isFirst: boolean,
    isLater = false,
    isCertain = true,
  ): void {
    const self = call.self ?? (call.initializer ? undefined : context.safe)
    const add = (risk: RiskDetail | undefined, of = self) => {
      if (!risk) return
      const found: Risk = { ...risk, path }
      if (of) found.safe = of
      if (isLater) found.isLater = true
      risks.push(found)
    }
    const to = targetOf(call, self)
    if (call.zeroMeansSelf) add({ kind: 'zero-means-self' })
    const known = knownOf(call)
    if (call.unknown)
      add(
        // An ABI given by a caller can name the method too.
        [known?.item.name, call.method?.name].includes('multiSend')
          ? { kind: 'unreadable-batch', target: to }
          : {
              kind: 'unknown-calldata',
              target: to,
              operation: call.operation,
            },
      )
    if (call.unusual) add({ kind: 'unusual-encoding', target: to })
    // A new safe's initializer is delegatecalled by design.
    const isPlain =
      call.initializer &&
      /^(singleton|toL2Setup)/.test(call.contract?.name ?? '')
    if (call.operation && !isPlain) {
      const isListed = isTrustedDelegateCall(to)
      add({
        kind: 'delegate-call',
        target: to,
        trusted:
          isListed ||
          (context.trusted ?? []).some((known) => sameAddress(known, to)),
        inner: !isFirst,
        ...(isListed && call.contract?.name.startsWith('multiSend')
          ? { isBatch: true }
          : {}),
      })
    }
    if (known) {
      const { name } = known.item
      if (call.operation)
        for (const risk of delegateCallChange(call, name, known.values))
          add(risk)
      else if (self && sameAddress(to, self)) {
        const policy = policies.get(self.toLowerCase())
        const change = ownerChange(name, known.values, self, policy)
        if (change?.kind === 'owners' && change.result && !isLater)
          policies.set(self.toLowerCase(), change.result)
        const changes = change
          ? [change]
          : selfCallChanges(name, known.values, self, {
              modules: context.modules,
              revive: (module) => limits.revive({ safe: self, module }),
            })
        for (const risk of changes) add(risk)
      } else if (self)
        add(
          recoveryChange(
            to,
            name,
            known.values,
            sameSafe(self) ? context.recoveryModules : undefined,
          ),
        )
      const limit =
        !call.operation && self
          ? limits.play(
              { safe: self, module: to, isCertain },
              name,
              known.values,
            )
          : undefined
      add(limit)
      // A limit is named by itself: it is no approval of a token.
      for (const one of limit ? [] : recipientsOf(call, self))
        add(
          approvalRisk(
            one,
            // The limit of a contract without a name may start anew again and again.
            sameSafe(self) && name !== 'setAllowance'
              ? context.approvals
              : undefined,
          ),
        )
      const effect = callEffect(name, known.values)
      const isKnown =
        effect?.kind === 'hash-approved' && call.children[0]?.approved
      add(isKnown ? { ...effect, known: true } : effect)
      if (name === 'execTransaction')
        add(refundRisk(readRefund(known.values)), call.operation ? self : to)
    }
    const isExecution = known?.item.name === 'execTransaction'
    // Whether the module behind it runs the call is for its code to say.
    const isForwarded = known?.item.name === 'executeNextTx'
    call.children.forEach((child, i) => {
      walk(
        child,
        [...path, i],
        isExecution || child.approved === true,
        isLater || child.approved === true || isForwarded,
        isCertain && known?.item.name === 'multiSend',
      )
    })
  }

  const sameSafe = (self: Address | undefined) =>
    sameAddress(context.safe, self)

  walk(node, [], true)
  for (const risk of findRecipientRisks(listRecipients(node, context), context))
    risks.push({ ...risk, safe: context.safe })
  const { transaction } = context
  const refund = transaction && refundRisk(transaction)
  if (refund) risks.unshift({ ...refund, path: [], safe: context.safe })
  return risks
}
