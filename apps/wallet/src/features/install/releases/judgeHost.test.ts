import { expect, test } from 'vitest'
import {
  type HostAnswer,
  judgeHost,
  type KeptRelease,
  type Pin,
} from './judgeHost.ts'

const release = (change: Partial<KeptRelease> = {}): KeptRelease => ({
  id: 'accepted',
  sha256: 'a'.repeat(64),
  commit: null,
  date: '2026-05-02',
  page: 'page',
  workers: [],
  choices: {},
  since: 1,
  ...change,
})
const before = release({ id: 'before', sha256: 'b'.repeat(64) })
const pin: Pin = { accepted: release(), previous: before }
const answer = (
  change: Partial<KeptRelease> = {},
  differences: Extract<HostAnswer, { kind: 'answered' }>['differences'] = [],
): HostAnswer => ({
  kind: 'answered',
  release: release(change),
  differences,
})
const changed = {
  path: '/assets/a.js',
  kind: 'changed',
  expected: 'A=',
  found: 'B=',
} as const
const other = { id: 'other', sha256: 'c'.repeat(64) }

test('default: a host that serves the accepted release is the same', () => {
  expect(judgeHost(pin, answer())).toEqual({ kind: 'same' })
})

const failures = ['HTTP 503', 'HTTP 429', 'no answer: timeout']

test('behavior: a host without an answer, and a failing server, are silent', () => {
  expect(judgeHost(pin, { kind: 'silent' })).toEqual({ kind: 'silent' })
  for (const found of failures)
    for (const path of ['/assets/b.js', '/release.json'])
      expect(
        judgeHost(
          pin,
          answer({}, [{ ...changed, path, kind: 'missing', found }]),
        ),
      ).toEqual({ kind: 'silent' })
})

test('error: a failing answer hides no change of another file, and counts as none itself', () => {
  for (const found of failures) {
    const failed = { ...changed, path: '/assets/b.js', found }
    const state = judgeHost(
      pin,
      answer({}, [
        { ...failed, kind: 'missing' },
        { ...failed, kind: 'header', header: 'Integrity-Policy', found: null },
        changed,
      ]),
    )
    expect(state).toEqual({ kind: 'changed', differences: [changed] })
  }
})

test('behavior: offers no release of which one answer failed', () => {
  const failed = { ...changed, kind: 'missing', found: 'HTTP 503' } as const
  expect(judgeHost(pin, answer(other, [failed]))).toEqual({ kind: 'silent' })
})

test.each(['HTTP 404', 'redirect to https://evil.example'])(
  'error: a file that is %s is a change',
  (found) => {
    const gone = { ...changed, kind: 'missing', found } as const
    expect(judgeHost(pin, answer({}, [gone]))).toEqual({
      kind: 'changed',
      differences: [gone],
    })
  },
)

test.each([
  ['a later date is newer', '2026-05-03', 'newer'],
  ['an earlier date is older', '2026-05-01', 'older'],
  ['the same day is unknown', '2026-05-02', 'unknown'],
  ['no date is unknown', null, 'unknown'],
] as const)('behavior: offers a whole release; %s', (_, date, age) => {
  expect(judgeHost(pin, answer({ ...other, date }))).toMatchObject({
    kind: 'offer',
    age,
    release: { id: 'other' },
  })
})

test('behavior: a release that was used before is left or older, whatever its date claims', () => {
  const date = '2030-01-01'
  expect(judgeHost(pin, answer({ ...before, date }))).toMatchObject({
    age: 'left',
  })
  expect(
    judgeHost(pin, answer({ ...before, id: 'its other settings', date })),
  ).toMatchObject({ age: 'older' })
})

test('behavior: other settings of the accepted release are offered as settings', () => {
  expect(judgeHost(pin, answer({ id: 'moved' }))).toMatchObject({
    kind: 'offer',
    age: 'settings',
  })
})

test('error: a file of the accepted release that differs is a change', () => {
  expect(judgeHost(pin, answer({}, [changed]))).toEqual({
    kind: 'changed',
    differences: [changed],
  })
})

test('error: another release with a file that differs from its list is a change, and names the list', () => {
  expect(judgeHost(pin, answer(other, [changed]))).toEqual({
    kind: 'changed',
    differences: [
      {
        path: '/release.json',
        kind: 'changed',
        expected: pin.accepted.sha256,
        found: other.sha256,
      },
      changed,
    ],
  })
})

test('error: a list that cannot be read is a change', () => {
  expect(
    judgeHost(pin, { kind: 'unreadable', differences: [changed] }),
  ).toEqual({ kind: 'changed', differences: [changed] })
})
