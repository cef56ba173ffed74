import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '../src/db/Database.ts'
import { routes } from '../src/http/routes.ts'
import { createApi } from './support/api.ts'
import { checkAnswer } from './support/checkAnswer.ts'
import { openMemory } from './support/openMemory.ts'

interface OpenapiDocument {
  openapi: string
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  components: { schemas: Record<string, unknown> }
}

let store: DatabaseHandle
beforeAll(async () => {
  store = await openMemory()
})
afterAll(() => store?.close())

const served = async () => {
  const response = await createApi({ db: store.db }).get('/openapi.json')
  return (await response.json()) as OpenapiDocument
}

test('default: valid OpenAPI 3.1', async () => {
  const document = await served()
  expect(document.openapi).toBe('3.1.0')
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...document })
  expect(errors).toBe(undefined)
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('behavior: the checked-in document is the one that is served; pnpm --filter @strongroom/gateway generate:openapi', async () => {
  const file = new URL('../openapi.json', import.meta.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await served())
})

test('behavior: every route is in it once, and every reference leads somewhere', async () => {
  const document = await served()
  const count = Object.values(document.paths).flatMap(Object.keys).length
  expect(count).toBe(routes.length)
  const shapes = Object.keys(document.paths).map((path) =>
    path.replaceAll(/\{\w+\}/g, '*'),
  )
  expect(new Set(shapes).size).toBe(shapes.length)
  const references = JSON.stringify(document).matchAll(
    /"#\/components\/schemas\/([^"]+)"/g,
  )
  for (const [, name = ''] of references) {
    expect(document.components.schemas).toHaveProperty([name])
  }
})

const answer = {
  method: 'GET',
  path: '/v1/chains/1337/about/indexing',
  status: 200,
  type: 'application/json',
  body: '{"lastSync":1,"synced":true}',
}

test('error: the check of every test notices what is not described', () => {
  expect(() => checkAnswer(answer)).not.toThrow()
  for (const wrong of [
    { body: '{"lastSync":"1","synced":true}' },
    { body: '{}' },
    { status: 201 },
    { path: '/v1/nowhere' },
    { method: 'POST' },
    { status: 404, body: '{}' },
    { status: 404, body: '{"message":"x"}' },
    { status: 404, body: '{"message":"x","statusCode":403}' },
    { status: 304 },
    { path: '/v1/chains/1337/safes/0x/views', body: '{}' },
  ]) {
    expect(() => checkAnswer({ ...answer, ...wrong })).toThrow(
      'as nobody expects',
    )
  }
  const refusal = '{"message":"x","error":"Not Found","statusCode":404}'
  expect(() =>
    checkAnswer({ ...answer, status: 404, body: refusal }),
  ).not.toThrow()
})
