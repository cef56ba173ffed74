import { expect, test } from 'vitest'
import { defaultLabels } from '../defaultLabels.ts'
import * as entry from './index.ts'

/** Texts that read the same in both languages. */
const same =
  /^(?:Name|Wallet|Gateway|Details|Token|Nonce|App|Block|Safe|Version|NFTs|Calldata|System|Factory|Parameter|Module|Modul|eth_sign|Operation|call|delegatecall|swap|)$/u

/** Each text with its path; functions without what they return. */
function list(texts: unknown, path = ''): [string, unknown][] {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]]
  return Object.entries(texts).flatMap(([name, text]) =>
    list(text, path === '' ? name : `${path}.${name}`),
  )
}

const { germanLabels } = entry

test('exports', () => {
  expect(Object.keys(entry)).toEqual(['germanLabels'])
})

test('behavior: has every text of the kit, each in its kind', () => {
  const english = new Map(list(defaultLabels))
  const german = new Map(list(germanLabels))
  const missing = [...english.keys()].filter((path) => !german.has(path))
  expect(missing).toEqual([])
  for (const [path, text] of english)
    expect.soft(typeof german.get(path), path).toBe(typeof text)
})

test('behavior: leaves no text in English', () => {
  const english = new Map(list(defaultLabels))
  const left = list(germanLabels).filter(
    ([path, text]) =>
      typeof text === 'string' &&
      text === english.get(path) &&
      !same.test(text),
  )
  expect(left).toEqual([])
})

test('behavior: counts one and many in the right form', () => {
  const { callTree, transaction, messageActions } = germanLabels
  expect(callTree.calls(1)).toBe('1 Aufruf darin')
  expect(callTree.calls(2)).toBe('2 Aufrufe darin')
  expect(transaction.stake(0)).toBe('Staking mit 0 Validatoren')
  const wait = { kind: 'wait', reason: 'confirmed', missing: 1 } as const
  expect(messageActions.reasonOf(wait)).toBe(
    'Sie haben signiert. Eine weitere Signatur fehlt.',
  )
})

test('behavior: says what failed by its code, and keeps unknown words', () => {
  const { problem } = germanLabels.transactionActions
  const failure = { message: 'No wallet is connected.', detail: undefined }
  expect(problem({ ...failure, problem: 'notConnected' } as never)).toBe(
    'Es ist keine Wallet verbunden.',
  )
  expect(problem({ ...failure, problem: 'toString' } as never)).toBe(
    'No wallet is connected.',
  )
})
