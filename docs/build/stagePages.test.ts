import { expect, test } from 'vitest'
import { rewriteLinks } from './stagePages.ts'

const rewrite = (text: string) =>
  rewriteLinks('packages/verify/README.md', text)

test('default: a link to a document leads to its page', () => {
  expect(rewrite('[how](../../docs/signing-safely.md#when-to-stop)')).toBe(
    '[how](../../guides/signing-safely.md#when-to-stop)',
  )
})

test('behavior: a link to a folder leads to its README', () => {
  expect(rewrite('[client](../gateway-sdk)')).toBe(
    '[client](../gateway-sdk/index.md)',
  )
})

test('behavior: a link to a source leads to the repository', () => {
  expect(rewrite('[code](src/index.ts)')).toBe(
    '[code](https://github.com/strongroom/strongroom/blob/main/packages/verify/src/index.ts)',
  )
  expect(rewrite('[code](../internal/src)')).toContain('/tree/main/')
})

test('behavior: keeps code, anchors and other sites, drops comments', () => {
  const text =
    '`[a](gone.md)` [b](#size) [c](https://a.example)\n```ts\nx[a](gone)\n```\n'
  expect(rewrite(text)).toBe(text)
  expect(rewrite('<!-- sizes -->\nText')).toBe('Text')
})

test('behavior: braces of prose are no template, those of code stay', () => {
  expect(rewrite('{{ a }} `{{ b }}`')).toBe('&#123;&#123; a }} `{{ b }}`')
})

test('error: a link to a file that does not exist', () => {
  expect(() => rewrite('[a](gone.md)')).toThrowErrorMatchingInlineSnapshot(
    `[Error: packages/verify/README.md links to gone.md, which does not exist.]`,
  )
})
