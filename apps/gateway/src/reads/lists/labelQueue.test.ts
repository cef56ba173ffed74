import type { QueuedItem, TransactionSummary } from '@strongroom/gateway-sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelQueue } from './labelQueue.ts'

const entry = (id: string, nonce: number) => ({
  nonce,
  transaction: { id } as TransactionSummary,
})

const show = (item: QueuedItem): string => {
  switch (item.type) {
    case 'LABEL':
      return item.label
    case 'CONFLICT_HEADER':
      return `Conflict ${item.nonce}`
    case 'TRANSACTION':
      return `${item.transaction.id} ${item.conflictType}`
  }
}

test('default', () => {
  const entries = [entry('5a', 5), entry('5b', 5), entry('6', 6)]
  const items = labelQueue(entries, {
    safeNonce: 5,
    previousNonce: null,
    nextNonce: null,
  })
  expect(items.map(show)).toMatchInlineSnapshot(`
    [
      "Next",
      "Conflict 5",
      "5a HasNext",
      "5b End",
      "Queued",
      "6 None",
    ]
  `)
})

test('behavior: labels rows beyond the current nonce as queued', () => {
  const items = labelQueue([entry('7', 7)], {
    safeNonce: 5,
    previousNonce: null,
    nextNonce: null,
  })
  expect(items.map(show)).toEqual(['Queued', '7 None'])
})

test('behavior: continues a conflict across pages', () => {
  const first = labelQueue([entry('5a', 5)], {
    safeNonce: 5,
    previousNonce: null,
    nextNonce: 5,
  })
  const second = labelQueue([entry('5b', 5), entry('6', 6)], {
    safeNonce: 5,
    previousNonce: 5,
    nextNonce: null,
  })
  expect([...first, ...second].map(show)).toEqual([
    'Next',
    'Conflict 5',
    '5a HasNext',
    '5b End',
    'Queued',
    '6 None',
  ])
})

test('behavior: an empty queue has no label', () => {
  const edges = { safeNonce: 5, previousNonce: null, nextNonce: null }
  expect(labelQueue([], edges)).toEqual([])
})

/** Reference model: labels the whole queue at once. */
const model = (nonces: readonly number[], safeNonce: number): string[] =>
  nonces.flatMap((nonce, at) => {
    const first = nonces.indexOf(nonce) === at
    const last = nonces.lastIndexOf(nonce) === at
    const rivals = nonces.filter((other) => other === nonce).length > 1
    const firstLater = nonces.findIndex((other) => other > safeNonce) === at
    return [
      ...(first && nonce === safeNonce ? ['Next'] : []),
      ...(firstLater ? ['Queued'] : []),
      ...(first && rivals ? [`Conflict ${nonce}`] : []),
      `${at} ${!rivals ? 'None' : last ? 'End' : 'HasNext'}`,
    ]
  })

test('behavior: any pages together equal the whole', () => {
  const safeNonce = 5
  const nonces = fc
    .array(fc.integer({ min: safeNonce, max: safeNonce + 6 }), {
      maxLength: 20,
    })
    .map((list) => list.sort((a, b) => a - b))
  fc.assert(
    fc.property(nonces, fc.integer({ min: 1, max: 7 }), (list, limit) => {
      const entries = list.map((nonce, at) => entry(String(at), nonce))
      const pages: string[] = []
      for (let offset = 0; offset < list.length; offset += limit) {
        const items = labelQueue(entries.slice(offset, offset + limit), {
          safeNonce,
          previousNonce: list[offset - 1] ?? null,
          nextNonce: list[offset + limit] ?? null,
        })
        pages.push(...items.map(show))
      }
      expect(pages).toEqual(model(list, safeNonce))
    }),
    { numRuns: 500 },
  )
})
