import {
  createSafeTransaction,
  decodeCall,
  encodeMultiSend,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, pad, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { compareSimulations } from './compareSimulations.ts'
import { findContradictions } from './findContradictions.ts'
import { reviewSimulation } from './reviewSimulation.ts'
import type { Movement, SimulatedChanges, Simulation } from './Simulation.ts'
import { simulateExecution } from './simulateExecution.ts'

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eve: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token: Address = '0x6d6999f6dE3cF5DE8AaC3B15E7fF79F1B4c6551C'
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const word = (value: bigint | Hex) =>
  pad(typeof value === 'bigint' ? toHex(value) : value, { size: 32 }).slice(2)
const erc20 = (selector: string, to: Address, value: bigint): Hex =>
  `0x${selector}${word(to)}${word(value)}`
const transferOf = (to: Address, value: bigint) => erc20('a9059cbb', to, value)

function inputOf(calls: { to: Address; value?: bigint; data?: Hex }[]) {
  const transaction = createSafeTransaction({
    to: multiSend,
    operation: 1,
    data: encodeMultiSend(calls),
    nonce: 3n,
  })
  return {
    safe,
    transaction,
    safeTxHash: `0x${'ab'.repeat(32)}`,
    tree: decodeCall(transaction, { safe, version: '1.4.1' }),
    chain: { owners: [bob, eve], threshold: 1, nonce: 3n, version: '1.4.1' },
  } as const
}
const pay = inputOf([{ to: token, data: transferOf(bob, 50n) }])

const moved = (fields: Partial<Movement> = {}): Movement => ({
  token,
  from: safe,
  to: bob,
  amount: 50n,
  ...fields,
})
const changesOf = (
  fields: Partial<SimulatedChanges> = {},
): SimulatedChanges => ({
  assets: [{ token, before: 90n, after: 40n, delta: -50n }],
  nfts: [],
  approvals: [],
  settings: undefined,
  movements: [moved()],
  refund: undefined,
  isComplete: true,
  ...fields,
})
const differences = (
  input: Parameters<typeof findContradictions>[0],
  changes: Partial<SimulatedChanges>,
  risks: Parameters<typeof findContradictions>[2] = [],
) =>
  findContradictions(input, changesOf(changes), risks).map(
    ({ difference }) => difference,
  )

test('behavior: a simulation that does what the calls name contradicts nothing', () => {
  expect(differences(pay, {})).toEqual([])
  // The token takes a fee from the safe, on top or of the amount.
  const fee = moved({ to: eve, amount: 1n })
  expect(differences(pay, { movements: [moved(), fee] })).toEqual([])
  expect(
    differences(pay, { movements: [moved({ amount: 45n }), fee] }),
  ).toEqual(['amount'])
  // Shares are rounded, and an old token logs nothing.
  expect(differences(pay, { movements: [moved({ amount: 49n })] })).toEqual([])
  expect(differences(pay, { movements: [] })).toEqual([])
  // Paid back in the same batch.
  const back = moved({ from: bob, to: safe })
  expect(differences(pay, { movements: [moved(), back], assets: [] })).toEqual(
    [],
  )
})

test('behavior: a payment that is missing, goes elsewhere or stays is found', () => {
  expect(differences(pay, { movements: [], assets: [] })).toEqual(['missing'])
  expect(differences(pay, { movements: [moved({ to: eve })] })).toEqual([
    'recipient',
  ])
  expect(differences(pay, { assets: [] })).toEqual(['missing'])
  const grows = { token, before: 40n, after: 90n, delta: 50n }
  expect(differences(pay, { assets: [grows] })).toEqual(['missing'])
  const coin = inputOf([{ to: bob, value: 5n }])
  const sent = moved({ token: zeroAddress, amount: 4n })
  const assets = [{ token: zeroAddress, before: 9n, after: 5n, delta: -4n }]
  expect(differences(coin, { movements: [sent], assets })).toEqual(['amount'])
})

test('behavior: a payment and an approval that no call names are found', () => {
  const coin = moved({ token: zeroAddress, to: eve, amount: 1n })
  expect(differences(pay, { movements: [moved(), coin] })).toEqual(['unnamed'])
  const approvals = [{ token, spender: eve, amount: 9n }]
  expect(differences(pay, { approvals })).toEqual(['approval'])
  const named = inputOf([
    { to: token, data: transferOf(bob, 50n) },
    { to: token, data: erc20('095ea7b3', eve, 9n) },
  ])
  expect(differences(named, { approvals })).toEqual([])
  const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  const data: Hex = `0x87517c45${word(token)}${word(eve)}${word(9n)}${word(0n)}`
  const permitted = inputOf([{ to: permit2, data }])
  const nothing = { movements: [], assets: [] }
  expect(differences(permitted, { ...nothing, approvals })).toEqual([])
  // What a call of another contract pays is its own.
  const swap = inputOf([
    { to: token, data: transferOf(bob, 50n) },
    { to: eve, data: '0x12345678' },
  ])
  expect(differences(swap, { movements: [moved(), coin], approvals })).toEqual(
    [],
  )
})

test('behavior: settings that change without a call for it are found', () => {
  const before = {
    ...{ owners: [bob, eve], threshold: 2, modules: [] },
    ...{ guard: zeroAddress, moduleGuard: zeroAddress },
    ...{ fallbackHandler: zeroAddress, singleton: zeroAddress },
  }
  const settings = { before, after: { ...before, threshold: 1 } }
  expect(differences(pay, { settings })).toEqual(['settings'])
  expect(differences(pay, { settings }, [{ kind: 'owners' }])).toEqual([])
  expect(differences(pay, { settings }, [{ kind: 'owners', safe }])).toEqual([])
  // A change of another setting, of another safe or of a later call names none of this.
  for (const risk of [
    { kind: 'fallback-handler' },
    { kind: 'unknown-calldata' },
    { kind: 'owners', safe: eve },
    { kind: 'owners', isLater: true },
  ] as const)
    expect(differences(pay, { settings }, [risk])).toEqual(['settings'])
  const enabled = { before, after: { ...before, modules: [eve] } }
  expect(differences(pay, { settings: enabled }, [{ kind: 'owners' }])).toEqual(
    ['settings'],
  )
  expect(differences(pay, { settings: enabled }, [{ kind: 'module' }])).toEqual(
    [],
  )
})

const done = (changes: SimulatedChanges | undefined): Simulation => ({
  status: 'succeeds',
  block: 9,
  source: 'eth_simulateV1',
  skipped: 0,
  fee: undefined,
  changes,
})

test('behavior: two nodes are compared by outcome, assets, approvals and settings', () => {
  const own = done(changesOf())
  const failed: Simulation = {
    ...{ status: 'fails', block: 9, source: 'eth_call', skipped: 0 },
    fee: undefined,
    ...{ failure: { message: 'No' }, usesNonce: false },
  }
  const compare = (fields: Partial<SimulatedChanges>) =>
    compareSimulations(own, done(changesOf(fields)))
  expect(compareSimulations(own, failed)).toBe('outcome')
  expect(compareSimulations(own, done(undefined))).toBeUndefined()
  expect(
    compareSimulations(own, { status: 'unknown', reason: 'invalid' }),
  ).toBeUndefined()
  expect(compare({})).toBeUndefined()
  const delta = (value: bigint) => ({
    assets: [{ token, before: 90n, after: 90n + value, delta: value }],
  })
  expect(compare(delta(-49n))).toBeUndefined()
  expect(compare(delta(-5n))).toBe('assets')
  expect(compare(delta(50n))).toBe('assets')
  expect(compare({ assets: [] })).toBe('assets')
  expect(compare({ approvals: [{ token, spender: eve, amount: 1n }] })).toBe(
    'approvals',
  )
})

const node = (answer: (method: string, params: unknown[]) => unknown) => ({
  request: async ({
    method,
    params,
  }: {
    method: string
    params?: unknown[]
  }) => (method === 'eth_blockNumber' ? '0x10' : answer(method, params ?? [])),
})
/** The answer of a node that gives each call the same result. */
const block =
  (result: object, fields: object = {}) =>
  (method: string, params: unknown[]) => {
    if (method !== 'eth_simulateV1') return null
    const [{ blockStateCalls }] = params as [
      { blockStateCalls: { calls: unknown[] }[] },
    ]
    const { calls = [] } = blockStateCalls[0] ?? {}
    return [{ number: '0x10', calls: calls.map(() => result), ...fields }]
  }
const ok = { status: '0x1', returnData: `0x${word(1n)}`, logs: [] }

test.each([
  ['null', () => null],
  ['a text', () => '0x'],
  ['no calls', () => [{ number: '0x10', calls: [] }]],
  ['too many blocks', () => [{}, {}]],
  ['another block', block(ok, { number: '0x99' })],
  ['a success without the event of the safe', block(ok)],
  ['a result without a status', block({ ...ok, status: 1 })],
  ['data that is none', block({ ...ok, returnData: 'zz' })],
  ['a trace of another call', () => ({ to: eve, input: '0x', output: '0x' })],
  [
    'a tree of calls that ends nowhere',
    () => {
      const frame: { calls: unknown[]; to: string; input: string } = {
        to: safe,
        input: '0x',
        calls: [],
      }
      frame.calls.push(frame, frame)
      return frame
    },
  ],
])('error: %s as an answer leaves the outcome unknown', async (_, answer) => {
  expect(await simulateExecution(node(answer), pay)).toMatchObject({
    status: 'unknown',
    reason: 'invalid',
  })
})

test('error: a node that never answers is given up', async () => {
  const silent = node(() => new Promise(() => undefined))
  expect(await simulateExecution(silent, pay, { timeout: 5 })).toEqual({
    status: 'unknown',
    reason: 'unreachable',
  })
  const dead = { request: () => new Promise<never>(() => undefined) }
  expect(await simulateExecution(dead, pay, { timeout: 5 })).toEqual({
    status: 'unknown',
    reason: 'unreachable',
  })
})

test('error: an abort rejects with its reason', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const silent = node(() => new Promise(() => undefined))
  const simulating = simulateExecution(silent, pay, { signal })
  controller.abort(new Error('closed'))
  await expect(simulating).rejects.toThrow('closed')
})

test('behavior: a method that a node lacks is asked for once', async () => {
  const asked: string[] = []
  const old = node((method) => {
    asked.push(method)
    throw Object.assign(new Error('the method does not exist'), {
      code: -32601,
    })
  })
  const unsupported = { status: 'unknown', reason: 'unsupported' }
  expect(await simulateExecution(old, pay)).toEqual(unsupported)
  expect(asked).toEqual(['eth_simulateV1', 'debug_traceCall', 'eth_call'])
  expect(await simulateExecution(old, pay)).toEqual(unsupported)
  expect(asked).toHaveLength(3)
})

test('behavior: a node that is busy is asked again', async () => {
  const asked: string[] = []
  const busy = node((method) => {
    asked.push(method)
    throw Object.assign(new Error('too many requests'), { code: -32005 })
  })
  const unreachable = { status: 'unknown', reason: 'unreachable' }
  expect(await simulateExecution(busy, pay)).toEqual(unreachable)
  expect(await simulateExecution(busy, pay)).toEqual(unreachable)
  expect(asked.filter((method) => method === 'eth_simulateV1')).toHaveLength(2)
})

test('behavior: a node that leaves the override out is not believed to refuse signatures', async () => {
  const old = node((method) => {
    if (method !== 'eth_call')
      throw Object.assign(new Error('no'), { code: -32601 })
    const text = word(5n).replace(/.*/, (length) => word(32n) + length)
    const data = `0x08c379a0${text}${Buffer.from('GS025').toString('hex').padEnd(64, '0')}`
    throw Object.assign(new Error('execution reverted'), { code: 3, data })
  })
  expect(await simulateExecution(old, pay)).toEqual({
    status: 'unknown',
    reason: 'unsupported',
  })
})

test('behavior: names two nodes that differ by their hosts alone', async () => {
  const one = { ...node(() => `0x${word(1n)}`), url: 'https://a.test/v1/KEY' }
  const other = {
    ...node(() => {
      throw Object.assign(new Error('execution reverted'), { code: 3 })
    }),
    url: 'https://user:secret@b.test',
  }
  for (const rpc of [one, other]) {
    const { request } = rpc
    rpc.request = (call) => {
      if (/simulate|trace/.test(call.method))
        throw Object.assign(new Error('no'), { code: -32601 })
      return request(call)
    }
  }
  const { findings } = await reviewSimulation(pay, {
    rpc: one,
    second: other,
    risks: [],
    sources: { chainId: '1337', safeAddress: safe },
  })
  expect(findings).toEqual([
    {
      kind: 'simulations-differ',
      field: 'outcome',
      nodes: ['a.test', 'b.test'],
      path: [],
      safe,
    },
  ])
})
