import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { decodeCall } from '../decode/decodeCall.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { encodeExecTransaction } from '../execution/execTransaction.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import {
  encodeAddDelegate,
  encodeDeleteAllowance,
  encodeRemoveDelegate,
  encodeResetAllowance,
  encodeSetAllowance,
} from '../modules/spendingLimits.ts'
import { encodeMultiSendCallOnly } from '../multisend/encodeMultiSend.ts'
import {
  encodeApproveHash,
  encodeEnableModule,
} from '../settings/configuration.ts'
import { findRisks } from './findRisks.ts'
import { decideSigning } from './policy.ts'
import type { RiskContext } from './Risk.ts'

const safe: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const module: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const child: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const delegate: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const modules = {
  [module.toLowerCase()]: { kind: 'allowance', version: '0.1.1' },
} as const
const key = { delegate, token }
const weekly = { ...key, amount: 500n, resetMinutes: 10_080 }
const terms = { token, amount: 200n, spent: 120n, resetMinutes: 1440 }
const fact = { safe, module, delegate, isDelegate: true, limits: [terms] }

/** Findings of calls, each to the module unless it names another account. */
function inspect(
  calls: readonly (Hex | { to: Address; data: Hex })[],
  context: Partial<RiskContext> = { modules },
) {
  const list = calls.map((call) =>
    typeof call === 'string' ? { to: module, data: call } : call,
  )
  const batch = getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly
  const [only] = list
  const root =
    list.length === 1 && only
      ? only
      : {
          to: batch?.address ?? module,
          data: encodeMultiSendCallOnly(list),
          operation: 1 as const,
        }
  const found = findRisks(decodeCall(root, { safe }), { safe, ...context })
  const { reasons } = decideSigning(found, { hash: `0x${'11'.repeat(32)}` })
  return found
    .filter(({ kind }) => kind !== 'delegate-call')
    .map(({ path, safe: _, ...detail }) => ({
      ...detail,
      decision: reasons.find(({ finding }) => finding.path === path)?.decision,
    }))
}

test('default: a new limit, with the module that keeps it', () => {
  expect(
    inspect([
      { to: safe, data: encodeEnableModule({ module }) },
      encodeAddDelegate({ delegate }),
      encodeSetAllowance(weekly),
    ]),
  ).toEqual([
    {
      kind: 'module',
      ...{ module, enabled: true, decision: 'acknowledge' },
      known: { kind: 'allowance', version: '0.1.1' },
    },
    {
      kind: 'spending-limit',
      ...{ module, delegate, change: 'add', decision: 'acknowledge' },
    },
    {
      kind: 'spending-limit',
      ...{ module, ...weekly, change: 'set', decision: 'acknowledge' },
    },
  ])
})

test('behavior: a contract without a name gets an approval as any other does', () => {
  const [found] = inspect([encodeSetAllowance(weekly)], {})
  expect(found).toMatchObject({ kind: 'approval', via: module })
  const approvals = [{ token, spender: delegate, balance: 10n ** 9n }]
  expect(inspect([encodeSetAllowance(weekly)], { approvals })).toMatchObject([
    { kind: 'approval', reach: 'unknown', decision: 'acknowledge' },
  ])
  const named = { [token.toLowerCase()]: modules[module.toLowerCase()] }
  expect(
    inspect([{ to: safe, data: encodeEnableModule({ module }) }], {
      modules: named as typeof modules,
    }),
  ).toEqual([
    { kind: 'module', module, enabled: true, decision: 'acknowledge' },
  ])
})

test('behavior: a new amount keeps the spent sum, unless the limit is deleted first', () => {
  const context = { modules, limits: [fact] }
  const before = { amount: 200n, spent: 120n, resetMinutes: 1440 }
  expect(inspect([encodeSetAllowance(weekly)], context)).toMatchObject([
    { change: 'set', before, spent: 120n },
  ])
  expect(
    inspect([encodeDeleteAllowance(key), encodeSetAllowance(weekly)], context),
  ).toMatchObject([
    { change: 'delete', before, decision: 'warn' },
    { change: 'set', spent: 0n, before: { amount: 0n } },
  ])
  expect(
    inspect([encodeResetAllowance(key), encodeSetAllowance(weekly)], context),
  ).toMatchObject([
    { change: 'reset', before },
    { change: 'set', spent: 0n, before: { amount: 200n, spent: 0n } },
  ])
})

test('behavior: an account that is added again gets its old limits back', () => {
  const removed = { ...fact, isDelegate: false }
  const add = encodeAddDelegate({ delegate })
  const { amount, resetMinutes } = terms
  const revives = {
    ...{ change: 'add', revived: [{ token, amount, resetMinutes }] },
    decision: 'acknowledge',
  }
  const revivesNone = { change: 'add', revived: [], decision: 'warn' }
  const keep = encodeRemoveDelegate({ delegate, removeAllowances: false })
  const remove = encodeRemoveDelegate({ delegate, removeAllowances: true })
  const drop = encodeDeleteAllowance(key)
  const last = (limits: RiskContext['limits'], ...calls: Hex[]) =>
    inspect([...calls, add], { modules, limits }).at(-1)
  expect(last([removed])).toMatchObject(revives)
  expect(last([fact], keep)).toMatchObject(revives)
  expect(last([removed], drop)).toMatchObject(revivesNone)
  expect(last([fact], remove)).toMatchObject(revivesNone)
  expect(last([{ ...removed, limits: [] }])).toMatchObject(revivesNone)
  // The module ignores the removal of an account that is no delegate.
  expect(last([removed], remove)).toMatchObject(revives)
  expect(last([fact], keep, remove)).toMatchObject(revives)
})

test('behavior: an account that shares the index of a delegate removes the delegate', () => {
  const twin: Address = `0x${'9'.repeat(28)}${delegate.slice(-12)}`
  const found = inspect(
    [
      encodeRemoveDelegate({ delegate: twin, removeAllowances: false }),
      encodeRemoveDelegate({ delegate, removeAllowances: true }),
      encodeAddDelegate({ delegate }),
    ],
    { modules, limits: [fact] },
  )
  expect(found[2]).toMatchObject({ change: 'add', decision: 'acknowledge' })
})

test('behavior: an enabled module revives the limits that it stores', () => {
  const enable = { to: safe, data: encodeEnableModule({ module }) }
  const { amount, resetMinutes } = terms
  const revived = [{ delegate, token, amount, resetMinutes }]
  const all = { modules, limits: [fact], fullyRead: [module] }
  expect(inspect([enable], all)).toMatchObject([
    { kind: 'module', revived, decision: 'acknowledge' },
  ])
  const remove = encodeRemoveDelegate({ delegate, removeAllowances: false })
  for (const first of [encodeDeleteAllowance(key), remove])
    expect(inspect([first, enable], all)[1]).toMatchObject({
      ...{ kind: 'module', revived: [], decision: 'warn' },
    })
  const add = encodeAddDelegate({ delegate })
  expect(inspect([remove, add, enable], all)[2]).toMatchObject({ revived })
  const none = { modules, limits: [], fullyRead: [module] }
  expect(inspect([enable], none)[0]).toMatchObject({ decision: 'warn' })
  expect(inspect([add, enable], none)[1]).toMatchObject({
    ...{ kind: 'module', decision: 'acknowledge' },
  })
})

test('behavior: enabling a module whose limits are not known has to be accepted', () => {
  const enable = { to: safe, data: encodeEnableModule({ module }) }
  for (const context of [
    { modules },
    { modules, limits: [{ ...fact, limits: [] }] },
    { modules, limits: [{ ...fact, limits: [] }], fullyRead: [token] },
  ]) {
    const [found] = inspect([enable], context)
    expect(found).toMatchObject({ kind: 'module', decision: 'acknowledge' })
    expect(found).not.toHaveProperty('revived')
  }
})

test('behavior: earlier limits that are not known have to be accepted', () => {
  const add = encodeAddDelegate({ delegate })
  const others = [
    { ...fact, safe: token },
    { ...fact, module: token },
    { ...fact, delegate: token },
  ]
  for (const limits of [undefined, [], others]) {
    const [found] = inspect([add], { modules, limits })
    expect(found).toMatchObject({ change: 'add', decision: 'acknowledge' })
    expect(found).not.toHaveProperty('revived')
  }
  const drop = encodeDeleteAllowance(key)
  const remove = encodeRemoveDelegate({ delegate, removeAllowances: true })
  for (const first of [drop, remove])
    expect(inspect([first, add])[1]).not.toHaveProperty('revived')
  expect(inspect([remove, add])[1]).toMatchObject({ decision: 'acknowledge' })
})

test('behavior: a reset that lets an account spend again has to be accepted', () => {
  const reset = encodeResetAllowance(key)
  const decide = (limits?: RiskContext['limits']) =>
    inspect([reset], { modules, limits })[0]?.decision
  expect(decide([fact])).toBe('acknowledge')
  expect(decide()).toBe('acknowledge')
  const none = [[{ ...terms, spent: 0n }], [{ ...terms, amount: 0n }], []]
  for (const limits of none) expect(decide([{ ...fact, limits }])).toBe('warn')
})

test('behavior: removals warn', () => {
  expect(
    inspect([
      encodeRemoveDelegate({ delegate, removeAllowances: true }),
      encodeRemoveDelegate({ delegate, removeAllowances: false }),
      encodeSetAllowance({ ...weekly, amount: 0n }),
    ]),
  ).toMatchObject([
    { change: 'remove', removesLimits: true, decision: 'warn' },
    { change: 'remove', removesLimits: false, decision: 'warn' },
    { change: 'set', decision: 'warn' },
  ])
})

/** A batch that a child of the safe executes. */
const byChild = (...calls: readonly { to: Address; data: Hex }[]) => {
  const batch = getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly
  const data = encodeMultiSendCallOnly(calls)
  const to = batch?.address ?? module
  const inner = createSafeTransaction({ to, data, operation: 1, nonce: 0n })
  return { to: child, data: encodeExecTransaction(inner, '0x') }
}

test('behavior: limits that a child changes are findings of the child', () => {
  const set = { to: module, data: encodeSetAllowance(weekly) }
  const call = byChild(set, set)
  const found = findRisks(decodeCall(call, { safe }), {
    ...{ safe, modules },
    limits: [{ ...fact, safe: child }, fact],
  }).filter(({ kind }) => kind !== 'delegate-call')
  expect(found).toMatchObject([
    { kind: 'inner-execution', safe },
    {
      ...{ kind: 'spending-limit', change: 'set', safe: child },
      ...{ before: { amount: 200n }, spent: 120n },
    },
    { kind: 'spending-limit', change: 'set', safe: child },
  ])
  // The child's transaction can fail alone, so its effect is not certain.
  expect(found[2]).not.toHaveProperty('before')
})

test('behavior: an approved limit of a child is a finding', () => {
  const transaction = createSafeTransaction({
    ...{ to: module, data: encodeAddDelegate({ delegate }), nonce: 3n },
  })
  const domain = { chainId: 1, safe: child, version: '1.4.1' } as const
  const { safeTxHash: hash } = hashSafeTransaction(domain, transaction)
  const approved = [{ ...domain, transaction }]
  const call = { to: child, data: encodeApproveHash({ hash }) }
  const find = (of: Address) =>
    findRisks(decodeCall(call, { safe, approved }), {
      ...{ safe, modules },
      limits: [{ ...fact, safe: of, isDelegate: false }],
    })[1]
  const revived = [{ delegate, token, amount: 200n, resetMinutes: 1440 }]
  const at = { change: 'add', safe: child, isLater: true }
  expect(find(child)).toMatchObject({ ...at, revived })
  // Limits of the parent are not limits of the child.
  expect(find(safe)).toMatchObject(at)
  expect(find(safe)).not.toHaveProperty('revived')
})

test('behavior: a module that a child enables has to be accepted', () => {
  const enable = { to: child, data: encodeEnableModule({ module }) }
  expect(
    inspect([byChild(enable)], { modules, limits: [], fullyRead: [module] })[1],
  ).toMatchObject({ kind: 'module', decision: 'acknowledge' })
})

test('behavior: a removal that can fail alone does not count for later calls', () => {
  // The safe executes a transaction of its own inside.
  const drop = { to: module, data: encodeDeleteAllowance(key) }
  const { data } = byChild(drop)
  const enable = { to: safe, data: encodeEnableModule({ module }) }
  const all = { modules, limits: [fact], fullyRead: [module] }
  const found = inspect([{ to: safe, data }, enable], all).at(-1)
  expect(found).toMatchObject({ kind: 'module', decision: 'acknowledge' })
  expect(found).not.toHaveProperty('revived')
})
