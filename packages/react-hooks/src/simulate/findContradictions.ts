import type { CallNode } from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import { type Address, zeroAddress } from 'viem'
import { sameText } from '../verify/sameText.ts'
import {
  type ExecutionInput,
  leavesOf,
  type NamedTransfer,
  tokenTransfer,
} from './executionCall.ts'
import type { Movement, SafeSettings, SimulatedChanges } from './Simulation.ts'

type Contradiction = Extract<Risk, { kind: 'simulation-contradicts' }>

/** Findings in the decoded calls, as far as they are compared. */
export type NamedRisks = readonly {
  readonly kind: string
  readonly isLater?: true | undefined
  readonly safe?: Address | undefined
}[]

/** Rounding of tokens that count in shares, in base units. */
const rounding = 2n

/**
 * Compares what the decoded calls name with what a simulation shows. A transfer that
 * is missing or goes to somebody else, a payment or an approval that no call names,
 * and other settings than those named are contradictions. Of an amount only a smaller
 * one is: tokens with a fee deliver less, and other calls of a batch may send more.
 */
export function findContradictions(
  input: ExecutionInput,
  changes: SimulatedChanges,
  risks: NamedRisks,
): Contradiction[] {
  const leaves = leavesOf(input.tree)
  // Foreign code names nothing; the policy refuses it.
  if (leaves === undefined) return []
  const { safe, transaction } = input
  const named = leaves.flatMap(({ node, path }) =>
    transfersOf(node, safe).map((transfer) => ({ ...transfer, path })),
  )
  const sent = changes.movements.filter(({ from }) => sameText(from, safe))
  // A batch may have a thousand calls: each is compared with its own token only.
  const sentOf = groupBy(sent, ({ token }) => [token])
  const sentTo = groupBy(sent, ({ token, to }) => [token, to])
  const isKept = createKeptReader(changes, safe)
  const found: Contradiction[] = []
  const add = (
    difference: Contradiction['difference'],
    detail: Pick<Contradiction, 'token' | 'account'>,
    path: readonly number[] = [],
  ) =>
    found.push({
      kind: 'simulation-contradicts',
      difference,
      ...detail,
      path,
      safe,
    })

  for (const group of groupBy(named, ({ token, to, id }) => [
    token,
    to,
    id,
  ]).values()) {
    const [{ token, to, id, path }] = group
    const ofToken = sentOf.get(keyOf([token])) ?? []
    const matching = (sentTo.get(keyOf([token, to])) ?? []).filter(
      // `transferFrom` names an id as it names an amount.
      (one) => id === undefined || one.id === id,
    )
    const needed = group.reduce((sum, { amount }) => sum + amount, 0n)
    if (matching.length === 0) {
      if (!isInBalance(changes, token, needed, ofToken))
        add(
          ofToken.length > 0 ? 'recipient' : 'missing',
          { token, account: to },
          path,
        )
    } else if (id === undefined) {
      const amount = matching.reduce((sum, one) => sum + one.amount, 0n)
      if (amount + (token === zeroAddress ? 0n : rounding) < needed)
        add('amount', { token, account: to }, path)
      else if (isKept(token, needed))
        add('missing', { token, account: to }, path)
    }
  }
  // A swap may do anything with what it is given: its calls name no more than that.
  if (leaves.every(({ node }) => isPlain(node, safe))) {
    const paid = transaction.gasPrice > 0n ? transaction.gasToken : undefined
    const names = groupBy(named, ({ token }) => [token])
    const isNamed = ({ token }: Movement) =>
      (paid !== undefined && sameText(token, paid)) || names.has(keyOf([token]))
    for (const [first] of sentTo.values())
      if (!isNamed(first) && !sameText(first.to, safe))
        add('unnamed', { token: first.token, account: first.to })
    const approved = groupBy(
      leaves.flatMap(({ node }) => approvalOf(node)),
      ({ token, spender }) => [token, spender],
    )
    for (const { token, spender, amount } of changes.approvals)
      if (
        amount !== 0n &&
        amount !== false &&
        !sameText(spender, safe) &&
        !approved.has(keyOf([token, spender]))
      )
        add('approval', { token, account: spender })
  }
  if (changes.settings && isOtherSettings(changes.settings, risks, safe))
    add('settings', {})
  return found
}

interface Named extends NamedTransfer {
  readonly id?: bigint | undefined
}

/** The coin and the token that a call sends away. */
function transfersOf(node: CallNode, safe: Address): Named[] {
  const token = tokenTransfer(node, safe)
  const isNft = token !== undefined && node.method?.name === 'safeTransferFrom'
  return [
    { token: zeroAddress, to: node.to, amount: node.value },
    ...(token ? [isNft ? { ...token, id: token.amount } : token] : []),
  ].filter(
    ({ to, amount, id }: Named) =>
      (amount > 0n || id !== undefined) && !sameText(to, safe),
  )
}

/** Some old tokens log nothing: their balance shows the transfer. */
function isInBalance(
  { assets }: SimulatedChanges,
  token: Address,
  needed: bigint,
  ofToken: readonly Movement[],
) {
  const change = assets.find((one) => sameText(one.token, token))
  return (
    ofToken.length === 0 &&
    change !== undefined &&
    change.delta < 0n &&
    -change.delta + rounding >= needed
  )
}

/** Finds tokens that left by the logs, and of which the safe has not less. */
function createKeptReader(
  { assets, movements, isComplete }: SimulatedChanges,
  safe: Address,
) {
  const deltas = new Map(
    assets.map(({ token, delta }) => [keyOf([token]), delta]),
  )
  const others = groupBy(
    movements.filter(({ to, id }) => id !== undefined || sameText(to, safe)),
    ({ token }) => [token],
  )
  return (token: Address, needed: bigint) =>
    isComplete &&
    !others.has(keyOf([token])) &&
    needed > rounding &&
    (deltas.get(keyOf([token])) ?? 0n) >= 0n
}

/** The approvals that a call names; Permit2 names the token beside the spender. */
function approvalOf({ to, method }: CallNode) {
  const { signature = '', parameters = [] } = method ?? {}
  const [first, second] = parameters.map(({ value }) => `${value}`)
  if (signature.startsWith('approve(address,address,'))
    return [{ token: `${first}`, spender: `${second}` }]
  return /^(approve|(in|de)creaseAllowance|setApprovalForAll)\(/.test(signature)
    ? [{ token: to, spender: `${first}` }]
    : []
}

/** A payment, a transfer, an approval or a setting: it moves what it names. */
const isPlain = (node: CallNode, safe: Address) =>
  node.data === '0x' ||
  sameText(node.to, safe) ||
  tokenTransfer(node, safe) !== undefined ||
  approvalOf(node).length > 0

const ownerKinds: readonly string[] = ['owners', 'invalid-change']

/** Findings that name a change of each setting. */
const settingKinds: Readonly<Record<keyof SafeSettings, readonly string[]>> = {
  owners: ownerKinds,
  threshold: ownerKinds,
  modules: ['module'],
  guard: ['guard'],
  moduleGuard: ['module-guard'],
  fallbackHandler: ['fallback-handler'],
  singleton: ['singleton'],
}

/** Settings change although no call of the safe is known to change them. */
const isOtherSettings = (
  { before, after }: { before: SafeSettings; after: SafeSettings },
  risks: NamedRisks,
  safe: Address,
) =>
  Object.entries(settingKinds).some(([field, kinds]) => {
    const key = field as keyof SafeSettings
    return (
      JSON.stringify(before[key]) !== JSON.stringify(after[key]) &&
      !risks.some(
        (risk) =>
          !risk.isLater &&
          kinds.includes(risk.kind) &&
          sameText(risk.safe ?? safe, safe),
      )
    )
  })

const keyOf = (parts: readonly unknown[]) => parts.join().toLowerCase()

function groupBy<T>(
  items: readonly T[],
  partsOf: (item: T) => readonly unknown[],
): ReadonlyMap<string, readonly [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const key = keyOf(partsOf(item))
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
