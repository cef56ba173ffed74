import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { routes as clientRoutes } from '../../../packages/gateway-sdk/src/calls/routes.gen.ts'
import { answers } from '../../../packages/gateway-sdk/test/samples/answers.test.fixture.ts'
import { bodies } from '../../../packages/gateway-sdk/test/samples/bodies.test.fixture.ts'
import { fits } from '../../../packages/gateway-sdk/test/samples/fits.test.fixture.ts'
import { mutations } from '../../../packages/gateway-sdk/test/samples/mutations.test.fixture.ts'
import { openapi } from '../src/api/openapi/openapi.ts'
import { routeGroups, routes } from '../src/api/routes.ts'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { createApi } from './support/api.ts'
import { checkAnswer } from './support/checkAnswer.ts'
import { openStore } from './support/describeStores.ts'

interface Content {
  content?: Record<string, { schema: object; example?: unknown }>
}

interface Operation {
  operationId: string
  security?: object[]
  parameters: {
    name: string
    in: string
    required: boolean
    schema: { type?: string }
    example?: unknown
  }[]
  requestBody?: Content
  responses: Record<string, Content>
}

interface OpenapiDocument {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

/** The format that JSON Schema cannot express. */
const uint256 = (text: string) =>
  /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n

let store: DatabaseHandle
beforeAll(async () => {
  store = await openStore()
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

test('behavior: every field of a named schema is described', async () => {
  const { components } = await served()
  const schemas = Object.entries(components.schemas) as [
    string,
    { properties?: Record<string, { description?: string }> },
  ][]
  const fields = schemas.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(
      ([field, { description }]) => [`${name}.${field}`, description] as const,
    ),
  )
  expect(fields.filter(([, description]) => !description)).toEqual([])
  expect(fields.length).toBeGreaterThan(750)
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

test('behavior: operations are named like the calls of the client package', async () => {
  const { paths } = await served()
  const names = new Map<string, string>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const shape = path.replaceAll(/\{\w+\}/g, '*')
      names.set(`${method.toUpperCase()} ${shape}`, operation.operationId)
    }
  }
  expect(new Set(names.values()).size).toBe(names.size)
  for (const [name, route] of Object.entries(clientRoutes)) {
    const shape = route.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '*')
    expect([route, names.get(shape)]).toEqual([route, name])
  }
})

test('behavior: every parameter is typed, and every example is accepted by its schema', async () => {
  const document = await served()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'openapi', ...document })
  const expectValid = (schema: object, example: unknown, where: string) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/')
    const validate = ajv.compile(JSON.parse(text))
    expect([where, validate(example), validate.errors]).toEqual([
      where,
      true,
      null,
    ])
  }
  let examples = 0
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      const { operationId, parameters, requestBody, responses } = operation
      for (const { name, schema, example } of parameters) {
        expect([name, schema.type]).toEqual([name, expect.any(String)])
        if (example === undefined) continue
        expectValid(schema, example, `${operationId}: ${name}`)
        examples += 1
      }
      const contents = [requestBody, ...Object.values(responses)].flatMap(
        (part) => Object.values(part?.content ?? {}),
      )
      for (const { schema, example } of contents) {
        if (example === undefined) continue
        expectValid(schema, example, operationId)
        examples += 1
      }
      expect(responses).not.toHaveProperty('default')
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['400', '421', '500', '503']),
      )
    }
  }
  expect(examples).toBeGreaterThan(200)
})

test('behavior: describes required parameters, types, headers and security', async () => {
  const { paths } = await served()
  const find = (path: string, method: string) => {
    const operation = paths[path]?.[method]
    if (operation === undefined) throw new Error(path)
    const parameters = operation.parameters.map((one) => [
      `${one.in} ${one.name}`,
      one.schema.type,
      one.required,
    ])
    return { ...operation, parameters }
  }
  expect(find('/v1/safes', 'get').parameters).toEqual([
    ['query currency', 'string', true],
    ['query trusted', 'boolean', false],
    ['query exclude_spam', 'boolean', false],
    ['query wallet_address', 'string', false],
    ['query safes', 'string', true],
    ['header If-None-Match', 'string', false],
  ])
  expect(find('/v2/chains/{chainId}', 'get').parameters).toContainEqual([
    'query serviceKey',
    'string',
    true,
  ])
  const emails =
    '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}'
  expect(find(emails, 'delete').parameters).toContainEqual([
    'header Safe-Wallet-Signature',
    'string',
    true,
  ])
  expect(find('/v1/accounts', 'post').security).toEqual([{ session: [] }])
  const contract = '/v1/chains/{chainId}/contracts/{contractAddress}'
  expect(find(contract, 'put').security).toEqual([{ operator: [] }])
})

test('behavior: unions name their discriminator, and other kinds pass', async () => {
  const { components } = await served()
  const refOf = (name: string) => `#/components/schemas/${name}`
  expect(components.schemas['TransferInfo']).toEqual({
    description: 'Keep a default branch: a newer gateway may know more kinds.',
    anyOf: [
      {
        type: 'object',
        oneOf: ['Erc20Transfer', 'Erc721Transfer', 'NativeCoinTransfer'].map(
          (name) => ({ $ref: refOf(name) }),
        ),
        discriminator: {
          propertyName: 'type',
          mapping: {
            ERC20: refOf('Erc20Transfer'),
            ERC721: refOf('Erc721Transfer'),
            NATIVE_COIN: refOf('NativeCoinTransfer'),
          },
        },
      },
      {
        type: 'object',
        properties: {
          type: {
            type: 'string',
            not: { enum: ['ERC20', 'ERC721', 'NATIVE_COIN'] },
          },
        },
        required: ['type'],
      },
    ],
  })
})

test('behavior: strict bodies are closed, and other objects open', async () => {
  const { components } = await served()
  const closed = Object.entries(components.schemas).filter(([, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false'),
  )
  expect(closed.map(([name]) => name)).toEqual(['ContractBody'])
})

describe('behavior: the document accepts what the schemas accept', async () => {
  const document = openapi(routeGroups, '') as unknown as OpenapiDocument
  const ajv = new Ajv2020({ strict: false, formats: { uint256 } })
  ajv.addSchema({ $id: 'openapi', ...document })
  const accepts = (schema: z.ZodType) =>
    ajv.compile({ $ref: `openapi#/components/schemas/${schema.meta()?.id}` })

  /** Wrong for most fields, and at the edges of the others. */
  const replacements = [
    ...[undefined, null, true, -1, 1.5, 2 ** 53, '', 'x'.repeat(51)],
    ...[`${2n ** 256n}`, [], [null], {}],
  ]
  const samples: Readonly<Record<string, readonly unknown[]>> = answers
  const sent: Readonly<Record<string, unknown>> = { ...bodies }
  const cases = routes.flatMap(({ operationId, body, response }) => [
    ...(response?.meta()?.id === undefined
      ? []
      : (samples[operationId] ?? []).map(
          (value) => [operationId, response, value] as const,
        )),
    ...(body === undefined || sent[operationId] === undefined
      ? []
      : [[`body of ${operationId}`, body, sent[operationId]] as const]),
  ])

  test.each(cases)('%s', (_, schema, value) => {
    const validate = accepts(schema)
    for (const by of replacements)
      for (const [path, other] of mutations(value, by)) {
        const json = JSON.parse(JSON.stringify(other))
        const at = path.join('.')
        // The document ends lists in lists after one level.
        if (/parameters\.\d\.value\b/.test(at)) continue
        expect(validate(json), `${at}: ${by}`).toBe(fits(schema, json))
      }
  })

  test('there are many', () => {
    expect(cases.length).toBeGreaterThan(60)
  })
})

const answer = {
  method: 'GET',
  path: '/v1/chains/1337/about/indexing',
  status: 200,
  type: 'application/json',
  body: '{"lastSync":1,"synced":true,"isBackfilled":true,"percent":100,"secondsLeft":0}',
}

test('error: the check of each answer finds fields, codes and routes without a description', () => {
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
    { type: 'text/html' },
    { status: 401, body: '{"message":"x","code":401}' },
    { status: 404, body: '{"message":"x","code":{}}' },
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
