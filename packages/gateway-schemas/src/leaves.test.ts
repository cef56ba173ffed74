import fc from 'fast-check'
import { getAddress, isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as s from './index.ts'

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues ?? []

describe('text', () => {
  test.each<[string, z.ZodType, readonly string[]]>([
    ['signature', s.signature(), [`0x${'11'.repeat(65)}`]],
    ['semver', s.semver(), ['1.4.1', '1.3.0+L2', '2.0.0-rc.1+build.5']],
    ['uuid', s.uuid(), ['0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e']],
    ['email', s.email(), ['a@b.c', 'a+b.c@d-e.example']],
    ['digits', s.digits(), ['0', '1700000000']],
    ['six digits', s.digits(6), ['000000']],
    ['uint256', s.uint256(), ['0', `${2n ** 256n - 1n}`]],
    ['open literal', s.openLiteral('a', 'b'), ['a', 'c', '']],
  ])('default: %s', (_, schema, values) => {
    for (const value of values) expect(issuesOf(schema, value)).toEqual([])
  })

  test.each<[string, z.ZodType, readonly unknown[]]>([
    ['address', s.address(), ['0x', `0x${'g'.repeat(40)}`, null]],
    ['signature', s.signature(), ['0x', `0x${'11'.repeat(64)}1`, null]],
    ['semver', s.semver(), ['1.4', 'v1.4.1', '01.0.0', '1.0.0-', '1.0.0+']],
    ['uuid', s.uuid(), ['', '0b2f3a528a1a4f6e9d3c5f7f6f1c2d3e']],
    ['email', s.email(), ['a', 'a@b', '@b.c', 'a@b..c', 'a b@c.d', 'a@b.c\n']],
    ['digits', s.digits(), ['', '-1', '1.5', '١']],
    ['six digits', s.digits(6), ['00000', '0000000', '00000a', 123456]],
    ['uint256', s.uint256(), ['', '-1', `${2n ** 256n}`, 1]],
    ['open literal', s.openLiteral('a', 'b'), [1, null, ['a']]],
    ['open number', s.openLiteral(1, 2), [-1, 1.5, '1']],
  ])('error: %s', (_, schema, values) => {
    for (const value of values) expect(issuesOf(schema, value)).toHaveLength(1)
  })

  test('error: one text for each form, whatever the value is', () => {
    const schema = z.object({
      address: s.address(),
      hex: s.hex(),
      hash: s.hash(),
      amount: s.uint256(),
      chain: s.chainId(),
      signature: s.signature(),
      version: s.semver(),
      id: s.uuid(),
      mail: s.email(),
      time: s.digits(),
      code: s.digits(6),
    })
    const messages = (value: unknown) =>
      issuesOf(
        schema,
        Object.fromEntries(
          Object.keys(schema.shape).map((key) => [key, value]),
        ),
      ).map(({ code, message }) => `${code}: ${message}`)
    expect(messages('?')).toMatchInlineSnapshot(`
      [
        "custom: Invalid address",
        "custom: Invalid hex string: expected "0x" and whole bytes",
        "custom: Invalid hash: expected 32 bytes",
        "custom: Invalid base-10 numeric string",
        "custom: Invalid chain ID",
        "custom: Invalid signature: expected at least 65 bytes",
        "custom: Invalid semver string",
        "custom: Invalid UUID",
        "custom: Invalid email",
        "custom: Invalid base-10 numeric string",
        "custom: Invalid code: expected 6 digits",
      ]
    `)
    expect(messages(undefined)).toEqual(messages('?'))
    expect(messages({})).toEqual(messages('?'))
  })

  test('behavior: long strings end soon', () => {
    const value = '1'.repeat(1e6)
    const schemas = [
      ...[s.address(), s.hex(), s.hash(), s.uint256(), s.signature()],
      ...[s.semver(), s.uuid(), s.email(), s.digits(), s.digits(6)],
      ...[s.checksummedAddress(), z.string().min(1).max(50)],
    ]
    // A rule that looks at each letter again for every letter would need hours.
    for (const schema of schemas)
      for (const prefix of ['', '0x', 'a@1.', '1.1.1-'])
        expect(schema.safeParse(`${prefix}${value}`).success).toBeTypeOf(
          'boolean',
        )
  })
})

describe('checksummedAddress', () => {
  const schema = z.object({
    to: s.checksummedAddress(),
    list: z.array(s.checksummedAddress()).optional(),
  })

  test.each([
    ['as it is', schema],
    ['compiled', z.compile(schema, { strict: true })],
  ])('behavior: %s, writes and refuses as viem does', (_, schema) => {
    const bytes = fc.stringMatching(/^[0-9a-f]{40}$/)
    const address = fc.oneof(
      bytes.map((digits) => `0x${digits}`),
      bytes.map((digits) => getAddress(`0x${digits}`)),
      fc.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    )
    fc.assert(
      fc.property(address, fc.array(address), (to, list) => {
        const all = [to, ...list]
        const result = schema.safeParse({ to, list })
        expect(result.success).toBe(all.every((one) => isAddress(one)))
        if (result.success)
          expect(result.data).toEqual({
            to: getAddress(to),
            list: list.map((one) => getAddress(one)),
          })
      }),
    )
  })

  test('error: a wrong checksum', () => {
    expect(
      issuesOf(schema, { to: '0x5afe3855358E112B5647B952709E6165e1c1eEEe' }),
    ).toEqual([{ code: 'custom', path: ['to'], message: 'Invalid address' }])
  })
})

describe('openUnion', () => {
  const options = [
    z.object({ kind: z.literal(['A', 'a']), size: s.integer() }),
    z.object({ kind: z.literal('B') }),
  ] as const
  const open = s.openUnion('kind', options)

  test('default', () => {
    expect(s.tagsOf('kind', open)).toEqual(['A', 'a', 'B'])
    expect(open.safeParse({ kind: 'a', size: 1 }).success).toBe(true)
    expect(open.safeParse({ kind: 'a' }).success).toBe(false)
  })

  test('behavior: other kinds pass as they are', () => {
    const other = { kind: 'C', size: 'large' }
    expect(open.safeParse(other)).toEqual({ success: true, data: other })
  })

  test('error: the tag is a text', () => {
    for (const value of [{}, { kind: 1 }, { kind: null }, [], null, 'A'])
      expect(open.safeParse(value).success, JSON.stringify(value)).toBe(false)
  })
})

test('behavior: every body can be compiled', () => {
  for (const schema of Object.values(s.requestSchemas))
    expect(() => z.compile(schema, { strict: true })).not.toThrow()
})

test('behavior: __proto__ as a key of a map stays out', () => {
  const value = JSON.parse('{"a":1,"__proto__":{"polluted":1}}')
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  expect(Object.keys(data ?? {})).toEqual(['a'])
  expect(({} as { polluted?: unknown }).polluted).toBe(undefined)
})
