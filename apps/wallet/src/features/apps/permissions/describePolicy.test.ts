import { expect, test } from 'vitest'
import { describePolicy } from './describePolicy.ts'

test('default', () => {
  const texts = [
    { type: 'NO_RESTRICTIONS' },
    { type: 'DOMAIN_ALLOWLIST', value: ['https://a.example', 'b\u202e'] },
    { type: 'DOMAIN_ALLOWLIST', value: null },
    { type: 'LATER' },
  ].map((accessControl) =>
    describePolicy({ accessControl: accessControl as never }),
  )
  expect(texts).toMatchInlineSnapshot(`
    [
      "Every wallet",
      "Only https://a.example, b",
      "Nobody",
      "By a rule that this wallet does not know, so it stays closed",
    ]
  `)
})
