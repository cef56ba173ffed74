import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noMetadata, parseMetadata } from './parseMetadata.ts'

const json = (value: unknown) =>
  `data:application/json,${JSON.stringify(value)}`
const base64 = (value: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`

const badge = {
  name: 'Badge 1',
  description: 'A badge',
  image: 'data:image/svg+xml;base64,AAAA',
  attributes: [{ trait_type: 'level', value: 3 }],
}

test('default', () => {
  const expected = {
    name: 'Badge 1',
    description: 'A badge',
    imageUri: 'data:image/svg+xml;base64,AAAA',
    metadata: badge,
  }
  expect(parseMetadata(json(badge))).toEqual(expected)
  expect(parseMetadata(base64(badge))).toEqual(expected)
  const escaped = encodeURIComponent(JSON.stringify(badge))
  expect(
    parseMetadata(`data:application/json;charset=utf-8,${escaped}`),
  ).toEqual(expected)
})

test('behavior: a bare percent sign', () => {
  expect(parseMetadata(json({ name: '100%' })).name).toBe('100%')
})

test.each([
  'https://nft.example/1',
  'ipfs://abc',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'data:text/html,<b>',
  'data:application/json,',
  'data:application/json,7',
  'data:application/json,[]',
  'data:application/json;base64,!!!',
  'data:application/json,{"__proto__":{"a":1}}',
  `data:application/json,{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
  '',
])('behavior: %s gives empty metadata', (uri) => {
  expect(parseMetadata(uri)).toEqual(noMetadata)
})

test('behavior: leaves out long texts, non-texts and links that are not images', () => {
  expect(
    parseMetadata(
      json({
        name: 7,
        description: 'x'.repeat(5_000),
        image: 'javascript:alert(1)',
      }),
    ),
  ).toMatchObject({ name: null, description: null, imageUri: null })
})

test('behavior: parses any data URI without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, coded) => {
      const mark = coded ? ';base64' : ''
      expect(
        parseMetadata(`data:application/json${mark},${text}`),
      ).toBeDefined()
    }),
  )
})
