import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createBodyParser } from './createBodyParser.ts'

/** The body of the refusal, or what was read. */
function read(schema: z.ZodType, body: unknown): unknown {
  try {
    return createBodyParser(schema)(body)
  } catch (error) {
    return (error as { body?: unknown }).body ?? error
  }
}

const schema = z.object({
  name: z.string(),
  list: z.array(z.int()).optional(),
  map: z.record(z.string(), z.int()).optional(),
})

test('default: a copy with the known fields', () => {
  const body = { name: 'x', list: [1], unknown: 1 }
  expect(read(schema, body)).toEqual({ name: 'x', list: [1] })
})

test('error: the first issue, without the values of the others', () => {
  expect(read(schema, { name: 1, list: 'x' })).toEqual({
    statusCode: 422,
    code: 'invalid_type',
    path: ['name'],
    message: 'Invalid input: expected string, received number',
    expected: 'string',
  })
  const union = z.object({ either: z.union([z.string(), z.int()]) })
  expect(read(union, { either: {} })).toEqual({
    statusCode: 422,
    code: 'invalid_union',
    path: ['either'],
    message: 'Invalid input',
  })
  expect(read(z.object({ kind: z.literal([0, 1]) }), {})).toEqual({
    statusCode: 422,
    code: 'invalid_value',
    path: ['kind'],
    message: 'Invalid option: expected one of 0|1',
    values: [0, 1],
  })
  expect(read(z.strictObject({}), { a: 1 })).toEqual({
    statusCode: 422,
    code: 'unrecognized_keys',
    path: [],
    message: 'Unrecognized key: "a"',
    keys: ['a'],
  })
})

describe('behavior: long bodies', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index)

  test('all of a list and of a map is read', () => {
    const body = {
      name: 'x',
      list: many,
      map: Object.fromEntries(many.entries()),
    }
    expect(read(schema, body)).toEqual(body)
    const list = many.with(9_999, -0.5)
    expect(read(schema, { ...body, list })).toMatchObject({
      path: ['list', 9_999],
    })
    expect(
      read(schema, { ...body, map: { ...body.map, last: 'x' } }),
    ).toMatchObject({ path: ['map', 'last'] })
  })

  test('a field behind many unknown keys counts', () => {
    const unknown = Object.fromEntries(many.map((key) => [`key${key}`, 1]))
    expect(read(schema, { ...unknown, name: 'x' })).toEqual({ name: 'x' })
    expect(read(schema, { ...unknown, name: 1 })).toMatchObject({
      path: ['name'],
    })
  })

  test('of a list or a map with 10,000 wrong entries, few are looked at', () => {
    let looks = 0
    const wrong = z.custom<string>(() => ++looks < 0, 'Wrong')
    const body = { list: many, map: Object.fromEntries(many.entries()) }
    for (const one of [
      z.object({ list: z.array(wrong) }),
      z.object({ map: z.record(z.string(), wrong) }),
      z.object({ list: z.union([z.string(), z.array(wrong)]) }),
    ]) {
      looks = 0
      expect(read(one, body)).toMatchObject({ statusCode: 422 })
      expect(looks).toBeLessThan(100)
    }
  })
})
