import { expect, test } from 'vitest'
import { a, b, c, other, safe, toSafe } from '../../test/inspectCall.ts'
import { encodeAddOwner, encodeChangeThreshold } from '../settings/owners.ts'
import {
  acknowledgementOf,
  addFindings,
  applyAcknowledgement,
  decideSigning,
  type Finding,
} from './policy.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const otherHash = `0x${'cd'.repeat(32)}` as const
const decide = (
  findings: readonly Finding[],
  given: Partial<Parameters<typeof decideSigning>[1]> = {},
) => decideSigning(findings, { hash, ...given })
const plain = { kind: 'inner-execution', path: [] } as const
const approval = {
  kind: 'approval',
  token: other,
  spender: a,
  amount: 5n,
  reach: 'within-balance',
  path: [0],
} as const
const dirty = { kind: 'unusual-encoding', target: other, path: [1] } as const
const foreign = {
  kind: 'delegate-call',
  target: other,
  trusted: false,
  inner: false,
  path: [],
} as const

test('default: the worst finding decides and is listed first', () => {
  expect(decide([])).toEqual({ hash, decision: 'allow', reasons: [] })
  expect(decide([plain]).decision).toBe('allow')
  expect(decide([plain, approval]).decision).toBe('warn')
  expect(decide([plain, approval, dirty]).decision).toBe('acknowledge')
  const { decision, reasons } = decide([plain, approval, dirty, foreign])
  expect(decision).toBe('refuse')
  expect(reasons.map(({ finding }) => finding)).toEqual([
    foreign,
    dirty,
    approval,
    plain,
  ])
})

test('behavior: a finding that was accepted warns', () => {
  const shown = decide([dirty, approval])
  const acknowledged = acknowledgementOf(shown)
  expect(acknowledged.findings).toHaveLength(1)
  const { decision, reasons } = decide([dirty, approval], { acknowledged })
  expect(decision).toBe('warn')
  expect(reasons.map((reason) => reason.acknowledged)).toEqual([true, false])
})

test('behavior: an acknowledgement can be given to a verdict, and taken back', () => {
  const shown = decide([dirty, approval])
  const acknowledged = acknowledgementOf(shown)
  const accepted = applyAcknowledgement(shown, acknowledged)
  expect(accepted).toEqual(decide([dirty, approval], { acknowledged }))
  expect(applyAcknowledgement(accepted, undefined)).toEqual(shown)
})

test('behavior: an acknowledgement counts for its hash alone', () => {
  const acknowledged = acknowledgementOf(decide([dirty], { hash: otherHash }))
  expect(decide([dirty], { acknowledged }).decision).toBe('acknowledge')
  const upper = `0x${'AB'.repeat(32)}` as const
  const same = { ...acknowledged, hash: upper }
  expect(decide([dirty], { acknowledged: same }).decision).toBe('warn')
})

test('behavior: an acknowledgement counts for findings with the same values alone', () => {
  const accept = (found: readonly Finding[]) => acknowledgementOf(decide(found))
  const data = encodeAddOwner({ owner: c, threshold: 2 })
  const seen = toSafe(data, { owners: [a], threshold: 1 })
  const now = toSafe(data, { owners: [a, b], threshold: 1 })
  const given = { acknowledged: accept(seen) }
  expect(decide(seen, given).decision).toBe('warn')
  expect(decide(now, given).decision).toBe('acknowledge')
  // Another place in the batch, another value, one more finding.
  expect(
    decide([{ ...dirty, path: [2] }], { acknowledged: accept([dirty]) }),
  ).toMatchObject({ decision: 'acknowledge' })
  expect(
    decide([{ ...dirty, target: a }], { acknowledged: accept([dirty]) }),
  ).toMatchObject({ decision: 'acknowledge' })
  expect(decide([...seen, dirty], given).decision).toBe('acknowledge')
})

test('behavior: refuses a delegate call even if the owner accepts it', () => {
  const { reasons } = decide([foreign])
  const findings = reasons.map(({ id }) => id)
  const given = { acknowledged: { hash, findings }, allowRawHex: true }
  expect(decide([foreign], given).decision).toBe('refuse')
  expect(acknowledgementOf(decide([foreign])).findings).toEqual([])
})

test('behavior: a message that is signed on the chain has to be the one that is shown', () => {
  const signed = { kind: 'message-signed', message: hash, path: [] } as const
  expect(decide([signed]).decision).toBe('refuse')
  expect(decide([signed], { named: otherHash }).decision).toBe('refuse')
  expect(decide([signed], { named: hash }).decision).toBe('acknowledge')
  const blind = { ...signed, message: '0x' } as const
  expect(decide([blind], { named: '0x' }).decision).toBe('refuse')
})

test('behavior: a library with other code is refused', () => {
  const replaced = { kind: 'library-code', target: other, path: [] } as const
  expect(decide([replaced]).decision).toBe('refuse')
})

test('behavior: refuses a handler that anybody could call as the safe, and a guard without code', () => {
  const handler = { kind: 'unsafe-handler', handler: other, path: [] } as const
  const guard = { kind: 'unusable-guard', guard: other, path: [] } as const
  const version = { kind: 'unusual-version', singleton: a, current: b } as const
  const found: readonly Finding[] = [
    { ...handler, reason: 'token', symbol: 'USD' },
    { ...handler, reason: 'safe' },
    { ...handler, reason: 'no-code' },
    { ...guard, of: 'transactions', reason: 'no-code' },
    { ...guard, of: 'modules', reason: 'no-interface' },
    { ...guard, of: 'transactions', reason: 'refuses' },
    { ...version, reason: 'older', path: [] },
  ]
  expect(found.map((finding) => decide([finding]).decision)).toEqual([
    ...['refuse', 'refuse', 'acknowledge'],
    ...['refuse', 'acknowledge', 'acknowledge', 'acknowledge'],
  ])
})

test('behavior: a module of spending limits has to be accepted where the app alone names it', () => {
  const enabled = {
    kind: 'module',
    module: a,
    enabled: true,
    path: [],
  } as const
  const decideOn = (version?: string) => {
    const known = { kind: 'allowance', ...(version && { version }) } as const
    return decide([{ ...enabled, known, revived: [] }]).decision
  }
  expect(decideOn('0.1.1')).toBe('warn')
  expect(decideOn()).toBe('acknowledge')
})

test('behavior: a coin that is on no list has to be accepted', () => {
  const coin = { kind: 'unlisted-coin', chainId: '777001', path: [] } as const
  expect(decide([coin]).decision).toBe('acknowledge')
})

test('behavior: a simulation that contradicts the bytes has to be accepted, a fee is a warning', () => {
  const say = (difference: 'missing' | 'recipient' | 'amount') =>
    decide([{ kind: 'simulation-contradicts', difference, path: [] }]).decision
  expect(say('missing')).toBe('acknowledge')
  expect(say('recipient')).toBe('acknowledge')
  expect(say('amount')).toBe('warn')
  const nodes = ['a.test', 'b.test'] as const
  expect(
    decide([{ kind: 'simulations-differ', field: 'assets', nodes, path: [] }])
      .decision,
  ).toBe('acknowledge')
})

test('behavior: findings that come later are decided like the others, and accepted by nobody', () => {
  const shown = decide([dirty])
  const acknowledged = acknowledgementOf(shown)
  const later = addFindings(applyAcknowledgement(shown, acknowledged), [
    foreign,
    approval,
  ])
  expect(later).toEqual(decide([foreign, dirty, approval]))
  expect(addFindings(decide([foreign]), []).decision).toBe('refuse')
})

test('behavior: a token whose sources differ is refused', () => {
  const words = [
    { source: 'node', symbol: 'USD', decimals: 18 },
    { source: 'gateway', symbol: 'USD', decimals: 6 },
  ] as const
  const differs = {
    kind: 'token-differs',
    token: other,
    words,
    path: [],
  } as const
  expect(decide([differs]).decision).toBe('refuse')
})

test('behavior: a description that hides what the decoder knows has to be accepted, a helper contract is a warning', () => {
  const hides = {
    kind: 'description-hides',
    part: 'account',
    account: a,
    call: [0],
  } as const
  expect(decide([hides]).decision).toBe('warn')
  expect(decide([{ ...hides, isProven: true }]).decision).toBe('acknowledge')
  for (const part of ['operation', 'account', 'amount'] as const)
    expect(decide([{ kind: 'description-contradicts', part }]).decision).toBe(
      'acknowledge',
    )
  expect(decide([{ kind: 'description-changed', file: 'ab' }]).decision).toBe(
    'acknowledge',
  )
})

test('behavior: a kind that no rule names is refused', () => {
  for (const kind of ['unlimited-allowance', 'toString', '__proto__', ''])
    expect(decide([{ kind, path: [] } as never]).decision).toBe('refuse')
})

test('behavior: equal findings have equal ids', () => {
  const id = (finding: Finding) => decide([finding]).reasons[0]?.id
  const { path, ...rest } = dirty
  expect(id({ path, ...rest })).toBe(id({ ...rest, path }))
  const [one] = toSafe(encodeChangeThreshold({ threshold: 1 }))
  const [two] = toSafe(encodeChangeThreshold({ threshold: 2 }))
  expect(one && id(one)).not.toBe(two && id(two))
  expect(id(approval)).not.toBe(id({ ...approval, amount: 6n }))
  expect(id(approval)).not.toBe(id({ ...approval, amount: true }))
  expect(id({ ...dirty, safe })).not.toBe(id(dirty))
})
