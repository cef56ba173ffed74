import type { Recipient, Risk } from '@strongroom/safe-protocol/risks'
import type { CallTreeNode } from '../call-tree/CallTreeNode.ts'
import type { CallEffect, SettingsChange } from './CallSummary.ts'
import type { IndexedFacts } from './indexFindings.ts'

const settings: ReadonlySet<string> = new Set<SettingsChange['kind']>([
  'owners',
  'module',
  'guard',
  'module-guard',
  'fallback-handler',
  'singleton',
  'handler-method',
  'invalid-change',
  'recovery',
  'spending-limit',
])

const isSettings = (risk: Risk): risk is SettingsChange =>
  settings.has(risk.kind)

/** A call with other calls inside, which say what it does. */
export const isContainer = ({
  children,
  unknown,
  tooDeep,
}: CallTreeNode): boolean =>
  // What a new safe does while it is created is no call of this one.
  children.length > 0 &&
  !unknown &&
  !tooDeep &&
  !children.some(({ initializer }) => initializer)

/** Whether a delegate call runs the known code of MultiSend, which makes its calls. */
export function isBatch(
  node: CallTreeNode,
  key: string,
  { findings, replaced }: IndexedFacts,
): boolean {
  if (replaced.has(node.to.toLowerCase())) return false
  return (
    /^multiSend/i.test(node.contract?.name ?? '') ||
    (findings.get(key) ?? []).some(
      (risk) => risk.kind === 'delegate-call' && risk.trusted,
    )
  )
}

const transfers =
  /^transfer\(address,uint256\)$|^transferFrom\(address,address,uint256\)$/

/**
 * Effect of one call, the calls inside it aside. It is read from the signed bytes;
 * the gateway has no influence on it.
 */
export function summarizeNode(
  node: CallTreeNode,
  key: string,
  facts: IndexedFacts,
): CallEffect {
  // It prepares a new safe, which has no owners and no assets yet.
  if (node.initializer)
    return { kind: 'call', to: node.to, method: node.method?.name, value: 0n }
  const self = node.self ?? facts.safe
  const inner = summarize(node, key, self.toLowerCase(), facts)
  return self.toLowerCase() === facts.safe
    ? inner
    : { kind: 'inner', caller: self, inner }
}

function summarize(
  node: CallTreeNode,
  key: string,
  self: string,
  facts: IndexedFacts,
): CallEffect {
  const { method, value, data, operation, to } = node
  const found = facts.findings.get(key) ?? []
  const change = found.find(isSettings)
  const isMessage =
    node.contract?.name === 'signMessageLib' && method?.name === 'signMessage'
  if (operation !== 0 && isMessage) return { kind: 'message' }
  const toSelf = to.toLowerCase() === self
  if (method && (change || (toSelf && operation === 0))) {
    const before = facts.before.get(key)
    const shared = { kind: 'settings', method: method.name, change } as const
    return before ? { ...shared, before } : shared
  }
  if (operation !== 0) return { kind: 'delegate', to }
  if (data === '0x')
    return toSelf && value === 0n && (key === '1' || node.approved)
      ? { kind: 'rejection' }
      : { kind: 'native', to, value }
  return (
    (value === 0n && !node.unusual && summarizeToken(node, key, self, facts)) ||
    (found.some(({ kind }) => kind === 'hash-approved')
      ? { kind: 'hash', safe: to }
      : { kind: 'call', to, method: method?.name, value })
  )
}

/** A transfer or an allowance that is all a call does. */
function summarizeToken(
  { method, to }: CallTreeNode,
  key: string,
  self: string,
  { recipients }: IndexedFacts,
): CallEffect | undefined {
  const values = (method?.parameters ?? []).map(({ value }) => value)
  const [first = ''] = values
  const payer = values.length > 2 && typeof first === 'string' ? first : self
  const isOwn = payer.toLowerCase() === self
  const at = values.length > 2 ? 1 : 0
  const [receiver, amount] = [values[at], values[at + 1]]
  if (
    transfers.test(method?.signature ?? '') &&
    typeof receiver === 'string' &&
    typeof amount === 'bigint'
  )
    return {
      kind: 'token',
      ...{ token: to, to: receiver, value: amount },
      ...(isOwn ? {} : { from: payer }),
    }
  const [only, ...others] = recipients.get(key) ?? []
  return only && others.length === 0 ? summarizeRight(only, isOwn) : undefined
}

function summarizeRight(
  { role, token, address, amount, isNft, ...flags }: Recipient,
  isOwn: boolean,
): CallEffect | undefined {
  if (!token) return undefined
  if (role === 'spender' && amount !== undefined)
    return {
      kind: 'approval',
      ...{ token, spender: address, amount },
      isUnlimited: flags.isUnlimited === true,
      isIncrease: flags.isIncrease === true,
    }
  if (role !== 'payment' || !isNft || !isOwn) return undefined
  return {
    kind: 'nft',
    ...{ token, to: address },
    ...(typeof amount === 'bigint' ? { id: amount } : {}),
  }
}
