import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ManifestError } from '../errors/ManifestError.ts'
import { parseManifest } from './parseManifest.ts'

const url = 'https://app.example/swap'
const base = { name: 'Swap', description: 'Swaps', iconPath: 'logo.png' }
const parse = (value: unknown) => parseManifest(JSON.stringify(value), url)
const icon = (icons: unknown) => parse({ ...base, icons }).iconUrl

test('default', () => {
  expect(parse(base)).toEqual({
    url,
    name: 'Swap',
    description: 'Swaps',
    iconUrl: `${url}/logo.png`,
    features: [],
  })
})

test('behavior: the icon that scales, else a large one, else the first', () => {
  const small = { src: 'small.png', sizes: '16x16' }
  const large = { src: 'large.png', sizes: '16x16 128x128' }
  const scaling = { src: 'a.svg', sizes: 'any' }
  const svg = { src: 'b.svg', type: 'image/svg+xml' }
  expect(icon([small, large, scaling])).toBe(`${url}/a.svg`)
  expect(icon([small, large, svg])).toBe(`${url}/b.svg`)
  expect(icon([small, large])).toBe(`${url}/large.png`)
  expect(icon([small, { src: 'other.png' }])).toBe(`${url}/small.png`)
  expect(icon([{ src: 'no-sizes.png' }])).toBe(`${url}/no-sizes.png`)
})

test.each([
  ['https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
  ['/logo.png', `${url}/logo.png`],
  ['//evil.example/x.png', `${url}/evil.example/x.png`],
  ['http://cdn.example/logo.png', `${url}/http://cdn.example/logo.png`],
  ['javascript:alert(1)', `${url}/javascript:alert(1)`],
  ['data:text/html,x', `${url}/data:text/html,x`],
])('behavior: icon %j', (src, expected) => {
  expect(icon([{ src }])).toBe(expected)
})

test.each([null, [], [null], [{}], [{ src: 7 }], {}, 'x'])(
  'behavior: icons of %j fall back',
  (icons) => {
    expect(icon(icons)).toBe(`${url}/logo.png`)
  },
)

test('behavior: cuts long texts of the app', () => {
  const long = parse({
    ...base,
    name: 'x'.repeat(1000),
    description: 'x'.repeat(1000),
  })
  expect(long.name).toHaveLength(100)
  expect(long.description).toHaveLength(500)
})

test.each([
  'x',
  '',
  '[]',
  'null',
  '7',
  '"text"',
  '{}',
  '{"name":"a"}',
  '{"name":"a","description":"b"}',
  '{"name":"a","description":"b","icons":null}',
  '{"name":"","description":"b","iconPath":"c"}',
  '{"name":{},"description":"b","iconPath":"c"}',
  '{"name":"a","description":[],"iconPath":"c"}',
  '{"name":"a","description":"b","iconPath":7}',
  '{"__proto__":{"name":"a","description":"b","iconPath":"c"}}',
])('error: %s', (text) => {
  expect(() => parseManifest(text, url)).toThrow('Invalid Safe App manifest')
})

test('behavior: parses any manifest without throwing', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          name: fc.oneof(fc.string(), fc.jsonValue()),
          description: fc.oneof(fc.string(), fc.jsonValue()),
          icons: fc.oneof(
            fc.array(fc.record({ src: fc.string(), sizes: fc.jsonValue() })),
            fc.jsonValue(),
          ),
          safe_apps_permissions: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
      (value) => {
        try {
          const { iconUrl } = parse(value)
          expect(iconUrl === undefined || /^https:/.test(iconUrl)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ManifestError)
        }
      },
    ),
    { numRuns: 1000 },
  )
})
