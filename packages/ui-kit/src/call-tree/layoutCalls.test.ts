import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchCall, transferCall } from '../../test/calls.ts'
import { multiSend, safe } from '../../test/people.ts'
import type { CallTreeNode } from './CallTreeNode.ts'
import { classifyCall } from './classifyCall.ts'
import { type CallLayout, layoutCalls } from './layoutCalls.ts'

const plain: CallTreeNode = {
  to: safe,
  value: 0n,
  data: '0x',
  operation: 0,
  children: [],
}

const shown = (call: CallLayout): number =>
  call.children.reduce((sum, child) => sum + shown(child), 1)
const covered = (call: CallLayout): number =>
  call.children.reduce((sum, child) => sum + covered(child), call.repeats)
const hidden = (call: CallLayout): number =>
  call.children.reduce((sum, child) => sum + hidden(child), call.hidden.calls)
const depth = (call: CallLayout): number =>
  1 + Math.max(0, ...call.children.map(depth))

test('default: numbers and classifies calls', () => {
  const call = layoutCalls(batchCall)
  expect(
    call.children.map(({ path, kind, risky }) => [path, kind, risky]),
  ).toMatchInlineSnapshot(`
      [
        [
          "1.1",
          "method",
          false,
        ],
        [
          "1.2",
          "transfer",
          false,
        ],
        [
          "1.3",
          "unknown",
          true,
        ],
        [
          "1.4",
          "method",
          false,
        ],
      ]
    `)
  expect(call.hidden).toEqual({ calls: 0, risky: 0 })
})

test.each([
  ['a method', transferCall, 'method', false],
  ['bytes', { ...transferCall, method: undefined }, 'unknown', true],
  ['coins', { ...plain, value: 1n }, 'transfer', false],
  [
    'nothing to itself',
    { ...plain, self: safe.toLowerCase() },
    'nothing',
    false,
  ],
  ['nothing to another', { ...plain, self: multiSend }, 'emptyCall', false],
  [
    'nothing, delegated',
    { ...plain, self: safe, operation: 1 },
    'emptyCall',
    true,
  ],
  [
    'coins, delegated',
    { ...plain, value: 1n, operation: 1 },
    'emptyCall',
    true,
  ],
  ['an operation of the future', { ...plain, operation: 7 }, 'emptyCall', true],
])('behavior: %s', (_, node, kind, risky) => {
  expect(classifyCall(node)).toMatchObject({ kind, risky })
})

test('behavior: an empty whole transaction to the safe itself is a rejection', () => {
  expect(classifyCall({ ...plain, self: safe }, { isRoot: true }).kind).toBe(
    'rejection',
  )
})

test('behavior: cuts a batch of 10,000 and counts the hidden calls', () => {
  const children = Array.from({ length: 10_000 }, (_, index) =>
    index % 100 === 99
      ? { ...plain, operation: 1 }
      : { ...transferCall, value: BigInt(index) },
  )
  const root = { ...batchCall, children }
  const call = layoutCalls(root)
  expect(shown(call)).toBe(200)
  expect(call.hidden).toEqual({ calls: 9_801, risky: 99 })
  expect(shown(layoutCalls(root, { most: 400 }))).toBe(400)
  const later = layoutCalls(root, { starts: new Map([['1', 9_900]]) })
  expect(later.children[0]?.path).toBe('1.9901')
  expect(later.shown).toEqual({ from: 9_900, to: 10_000, left: 0, risky: 99 })
  expect(later.hidden).toEqual({ calls: 9_900, risky: 99 })
})

test('behavior: leads to each risky call that is left out, and from the last to the first', () => {
  const deep = { ...plain, children: [plain, { ...plain, operation: 1 }] }
  const children = Array.from({ length: 30 }, (_, at) =>
    at === 12 ? deep : { ...plain, value: BigInt(at), operation: +(at === 25) },
  )
  const nextFrom = (start: number) =>
    layoutCalls(
      { ...batchCall, children },
      { most: 5, starts: new Map([['1', start]]) },
    ).shown.risky
  expect([0, 12, 25, 26].map(nextFrom)).toEqual([12, 25, 12, 12])
})

test('behavior: equal calls in a row are one row, unless one has a finding', () => {
  const children = [
    ...[transferCall, transferCall, transferCall],
    ...[plain, transferCall, transferCall],
  ]
  const root = { ...batchCall, children }
  const rows = (options: Parameters<typeof layoutCalls>[1]) =>
    layoutCalls(root, options).children.map(({ path, repeats }) => [
      path,
      repeats,
    ])
  expect(rows({})).toEqual([
    ['1.1', 3],
    ['1.4', 1],
    ['1.5', 2],
  ])
  expect(
    rows({ unfolded: new Set(['1.1']) }).map(([, count]) => count),
  ).toEqual([1, 1, 1, 1, 2])
  // A warning about the second transfer.
  expect(rows({ rankOf: (path) => (path === '1.2' ? 2 : 3) })).toEqual([
    ['1.1', 1],
    ['1.2', 1],
    ['1.3', 1],
    ['1.4', 1],
    ['1.5', 2],
  ])
})

test('behavior: equal calls that cannot be read are shown one by one', () => {
  const { method: _, ...bytes } = transferCall
  const call = layoutCalls({ ...batchCall, children: [bytes, bytes] })
  expect(call.children.map(({ repeats }) => repeats)).toEqual([1, 1])
})

test('behavior: a call with an acknowledged finding is marked, also when hidden', () => {
  const children = [1n, 2n, 3n].map((value) => ({ ...plain, value }))
  const call = layoutCalls(
    { ...batchCall, children },
    { most: 2, rankOf: () => 1, isTrustedDelegateCall: () => true },
  )
  expect(call.risky).toBe(false)
  expect(call.children.map(({ risky }) => risky)).toEqual([true])
  expect(call.hidden).toEqual({ calls: 2, risky: 2 })
})

test('behavior: a chain of 2,000 calls ends with a warning', () => {
  let node = plain
  for (let level = 0; level < 2_000; level += 1)
    node = { ...plain, children: [node] }
  const call = layoutCalls(node)
  let last = call
  while (last.children[0]) last = last.children[0]
  expect(depth(call)).toBe(21)
  expect(last).toMatchObject({ tooDeep: true, risky: true })
})

test('behavior: every call is shown or counted', () => {
  const { tree } = fc.letrec<{ tree: CallTreeNode }>((tie) => ({
    tree: fc.record({
      to: fc.constant(safe),
      value: fc.constant(0n),
      data: fc.constantFrom('0x', '0x12345678'),
      operation: fc.constantFrom(0, 1),
      children: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'calls' },
        fc.constant([]),
        fc.array(tie('tree'), { maxLength: 4 }),
      ),
    }),
  }))
  const size = (node: CallTreeNode): number =>
    node.children.reduce((sum, child) => sum + size(child), 1)
  fc.assert(
    fc.property(
      tree,
      fc.integer({ min: 1, max: 30 }),
      fc.nat(5),
      (node, most, start) => {
        const call = layoutCalls(node, {
          most,
          starts: new Map([['1', start]]),
        })
        expect(shown(call)).toBeLessThanOrEqual(most)
        // Branches beyond the depth limit are marked instead of counted.
        if (depth(call) < 21)
          expect(covered(call) + hidden(call)).toBe(size(node))
      },
    ),
  )
})
