import { expect, test } from 'vitest'
import { useAppDetailsTexts } from '../list/detailsTexts.ts'
import { describePolicy } from './describePolicy.ts'

test('default', async () => {
  const t = await useAppDetailsTexts.load('en')
  const texts = [
    { type: 'NO_RESTRICTIONS' },
    { type: 'DOMAIN_ALLOWLIST', value: ['https://a.example', 'b\u202e'] },
    { type: 'DOMAIN_ALLOWLIST', value: null },
    { type: 'LATER' },
  ].map((accessControl) =>
    describePolicy({ accessControl: accessControl as never }, t),
  )
  expect(texts).toMatchInlineSnapshot(`
    [
      "Every wallet",
      "Only https://a.example, b",
      "No wallet",
      "By a rule that this wallet does not know, so it stays closed",
    ]
  `)
})
