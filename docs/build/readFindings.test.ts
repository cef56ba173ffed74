import { expect, test } from 'vitest'
import { readFindings } from './readFindings.ts'

const findings = readFindings()
const find = (kind: string) => findings.find((entry) => entry.kind === kind)

test('default: a finding with a fixed consequence', () => {
  expect(find('recipient-burn')).toEqual({
    kind: 'recipient-burn',
    meaning: 'An address without a key: what goes there is lost.',
    decisions: ['acknowledge'],
    rule: undefined,
    reason: '',
  })
})

test('behavior: a consequence that depends on the finding keeps its rule', () => {
  expect(find('guard')).toMatchObject({
    decisions: ['warn', 'acknowledge'],
    rule: expect.stringContaining('zeroAddress'),
  })
})

test('behavior: a comment of a rule is its reason', () => {
  expect(find('message-of-this-safe')).toMatchObject({
    decisions: ['refuse'],
    reason: 'A holder of the signature could act as the safe.',
  })
})

test('behavior: every kind has a meaning and a consequence', () => {
  expect(findings.length).toBeGreaterThan(50)
  for (const { kind, meaning, decisions } of findings) {
    expect(meaning, kind).not.toBe('')
    expect(decisions.length, kind).toBeGreaterThan(0)
  }
})
