import { describe, expect, test } from 'vitest'
import * as calls from '../index.ts'
import * as s from './index.ts'
import { answers } from './samples/answers.test.fixture.ts'
import { bodies } from './samples/bodies.test.fixture.ts'
import { jsonValidator } from './samples/jsonValidator.test.fixture.ts'
import {
  confirmationViews,
  durations,
  gasPrices,
  settingsInfos,
  startTimes,
  transactionInfos,
  transferInfos,
} from './samples/kinds.test.fixture.ts'
import { mutations } from './samples/mutations.test.fixture.ts'

type Case = [name: string, schema: s.Schema<unknown>, value: unknown]

const many = (
  name: string,
  schema: s.Schema<unknown>,
  values: readonly unknown[],
): Case[] => values.map((value, index) => [`${name} ${index}`, schema, value])

const answerCases = Object.entries(s.responseSchemas).flatMap(
  ([call, schema]) => many(call, schema, answers[call as keyof typeof answers]),
)
const kindCases = [
  ...many('info', s.transactionInfoSchema, Object.values(transactionInfos)),
  ...many('transfer', s.transferInfoSchema, Object.values(transferInfos)),
  ...many('settings', s.settingsInfoSchema, settingsInfos),
  ...many('gas price', s.gasPriceSchema, gasPrices),
  ...many('duration', s.durationOfPartSchema, durations),
  ...many('start', s.startTimeSchema, startTimes),
]
const bodyCases = Object.entries(s.requestSchemas).map(
  ([call, schema]): Case => [
    `body of ${call}`,
    schema,
    bodies[call as keyof typeof bodies],
  ],
)
const cases = [...answerCases, ...kindCases, ...bodyCases]

/** Wrong for most fields, and at the edges of the others. */
const replacements = [
  undefined,
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  '',
  'x'.repeat(51),
  `${2n ** 256n}`,
  [],
  [null],
  {},
]

describe('samples', () => {
  test.each(cases)('default: %s', (_, schema, value) => {
    expect(s.findIssues(schema, value)).toEqual([])
    expect(s.safeParse(schema, value)).toEqual({ success: true, data: value })
    const { accepts } = jsonValidator(schema)
    expect(accepts(value)).toBe(true)
  })

  test.each(cases)('behavior: %s and its JSON Schema', (_, schema, value) => {
    const { accepts } = jsonValidator(schema)
    for (const by of replacements)
      for (const [path, other] of mutations(value, by))
        expect(s.matches(schema, other), `${path.join('.')}: ${by}`).toBe(
          accepts(other),
        )
  })

  test('every named schema has one', () => {
    const named = new Set<string>()
    const seen = new Set<string>()
    for (const [, schema, value] of cases) {
      const { accepts, definitions, used } = jsonValidator(schema)
      accepts(value)
      for (const name of Object.keys(definitions)) named.add(name)
      for (const name of used) seen.add(name)
    }
    expect([...named].filter((name) => !seen.has(name))).toEqual([])
  })
})

describe('required fields', () => {
  test.each(cases)('error: %s without any of them', (_, schema, value) => {
    let found = 0
    for (const [path, other] of mutations(value, undefined)) {
      const [issue] = s.findIssues(schema, other)
      if (issue === undefined) continue
      found++
      expect(path.slice(0, issue.path.length)).toEqual(issue.path)
    }
    const inner = typeof value === 'object' ? Object.keys(value ?? {}) : []
    if (inner.length > 0 && !isMap(schema)) expect(found).toBeGreaterThan(0)
  })
})

const isMap = (schema: s.Schema<unknown>) =>
  schema.json(() => ({}))['properties'] === undefined

/** Every rendered object of the given schemas. */
function* objects(node: unknown): Generator<s.JsonSchema, void> {
  if (typeof node !== 'object' || node === null) return
  if ('properties' in node) yield node as s.JsonSchema
  for (const inner of Object.values(node)) yield* objects(inner)
}

describe('rules', () => {
  const exported: readonly unknown[] = Object.values(s)
  const named = exported.filter(
    (value): value is s.NamedSchema<unknown> =>
      typeof value === 'object' &&
      value !== null &&
      'check' in value &&
      'name' in value,
  )

  test('behavior: a field of an answer that may be missing may be null', () => {
    const definitions: Record<string, s.JsonSchema> = {}
    for (const schema of Object.values(s.responseSchemas))
      s.toJsonSchema(schema, definitions)
    for (const node of objects(definitions)) {
      const required = (node['required'] ?? []) as string[]
      for (const [key, field] of Object.entries(node['properties'] as object)) {
        const nullable = (field.anyOf ?? []).some(
          (option: s.JsonSchema) => option['type'] === 'null',
        )
        expect(required.includes(key), key).toBe(!nullable)
      }
    }
  })

  test('behavior: two schemas never share a name', () => {
    const rendered = new Map<string, string>()
    for (const schema of [
      ...named,
      ...Object.values(s.responseSchemas),
      ...Object.values(s.requestSchemas),
    ]) {
      const definitions: Record<string, s.JsonSchema> = {}
      s.toJsonSchema(schema, definitions)
      for (const [name, node] of Object.entries(definitions)) {
        const text = JSON.stringify(node)
        expect(rendered.get(name) ?? text, name).toBe(text)
        rendered.set(name, text)
      }
    }
    expect(rendered.size).toBeGreaterThan(100)
  })

  test('behavior: unions name their discriminator for OpenAPI', () => {
    const definitions: Record<string, s.JsonSchema> = {}
    s.toJsonSchema(s.transferInfoSchema, definitions)
    const refOf = (name: string) => `#/components/schemas/${name}`
    expect(definitions['TransferInfo']).toEqual({
      anyOf: [
        {
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

  test('behavior: every schema by call belongs to a call', () => {
    const known = Object.keys(calls)
    for (const name of [
      ...Object.keys(s.responseSchemas),
      ...Object.keys(s.requestSchemas),
    ])
      expect(known).toContain(name)
  })
})

describe('open and closed', () => {
  const view = confirmationViews.GENERIC
  test.each<[string, s.Schema<unknown>, unknown]>([
    ['info', s.transactionInfoSchema, { type: 'Bridge', any: 1 }],
    ['transfer', s.transferInfoSchema, { type: 'ERC1155', any: 1 }],
    ['settings', s.settingsInfoSchema, { type: 'SET_COLOUR', any: 1 }],
    ['gas price', s.gasPriceSchema, { type: 'fixed9', any: 1 }],
    ['view', s.confirmationViewSchema, { ...view, type: 'LOAN' }],
    ['access', s.safeAppAccessControlSchema, { type: 'UNKNOWN' }],
    ['duration', s.durationOfPartSchema, { durationType: 'EVER' }],
    ['start', s.startTimeSchema, { startType: 'NOON' }],
    ['order', s.orderStatusSchema, 'paused'],
    ['staking', s.nativeStakingStatusSchema, 'RESTING'],
    ['token', s.tokenTypeSchema, 'ERC1155'],
    ['notification', s.notificationTypeSchema, 'BIRTHDAY'],
    ['relay', s.relayStatusCodeSchema, 120],
  ])('behavior: a newer %s passes', (_, schema, value) => {
    expect(s.safeParse(schema, value)).toEqual({ success: true, data: value })
  })

  test.each<[string, s.Schema<unknown>, unknown]>([
    ['info without kind', s.transactionInfoSchema, {}],
    ['info of a number', s.transactionInfoSchema, { type: 1 }],
    ['list for an info', s.transactionInfoSchema, []],
    ['text for an info', s.transactionInfoSchema, 'Transfer'],
    ['known info in part', s.transactionInfoSchema, { type: 'Transfer' }],
    ['list item', s.queuedItemSchema, { type: 'NEW' }],
    ['message item', s.messageListItemSchema, { type: 'NEW' }],
    ['transaction status', s.transactionStatusSchema, 'NEW'],
    ['message status', s.messageStatusSchema, 'NEW'],
    ['conflict', s.conflictTypeSchema, 'NEW'],
    ['execution', s.executionInfoSchema, { type: 'NEW' }],
    ['device', s.deviceTypeSchema, 'NEW'],
  ])('error: %s', (_, schema, value) => {
    expect(s.matches(schema, value)).toBe(false)
  })
})

describe('bodies', () => {
  test.each<[keyof typeof bodies, string, unknown]>([
    ['relayTransaction', 'version', '1.4'],
    ['relayTransaction', 'version', 'latest'],
    ['relayTransaction', 'gasLimit', '0x1'],
    ['proposeTransaction', 'nonce', 7],
    ['proposeTransaction', 'safeTxHash', '0x'],
    ['confirmTransaction', 'signature', `0x${'11'.repeat(64)}`],
    ['addDelegate', 'label', 'x'.repeat(51)],
    ['deleteDelegate', 'signature', '0x'],
    ['registerDevice', 'deviceType', 'TOASTER'],
    ['registerDevice', 'version', '1'],
    ['registerDevice', 'timestamp', 'now'],
    ['registerDeviceV2', 'deviceUuid', '1'],
    ['registerEmail', 'emailAddress', 'me'],
    ['registerEmail', 'emailAddress', 'me@mail'],
    ['registerEmail', 'emailAddress', 'me@you@mail.example'],
    ['changeEmail', 'emailAddress', `me@${'a'.repeat(254)}.example`],
    ['verifyEmail', 'code', '12345'],
    ['verifyEmail', 'code', '1234567'],
    ['verifyEmail', 'code', 123456],
    ['createAccount', 'address', '0x'],
    ['registerRecoveryModule', 'moduleAddress', null],
  ])('error: %s with %s %j', (call, key, value) => {
    const body = { ...bodies[call], [key]: value }
    const [issue] = s.findIssues(s.requestSchemas[call], body)
    expect(issue?.path).toEqual([key])
  })

  test('behavior: a label is counted in characters', () => {
    const label = '🦊'.repeat(50)
    const body = { ...bodies.addDelegate, label }
    expect(s.matches(s.addDelegateBodySchema, body)).toBe(true)
    body.label += '!'
    expect(s.findIssues(s.addDelegateBodySchema, body)).toEqual([
      {
        code: 'too_big',
        path: ['label'],
        message: 'Too big: expected string to have <=50 characters',
      },
    ])
  })

  test('error: a deletion of a delegate without delegator and safe', () => {
    const { signature } = bodies.deleteDelegate
    expect(s.findIssues(s.deleteDelegateBodySchema, { signature })).toEqual([
      {
        code: 'custom',
        path: [],
        message: 'At least one of delegator and safe is required',
      },
    ])
  })

  test('error: a notification that no gateway can send', () => {
    const [safe] = bodies.registerDeviceV2.safes
    const safes = [{ ...safe, notificationTypes: ['BIRTHDAY'] }]
    const body = { ...bodies.registerDeviceV2, safes }
    expect(s.findIssues(s.registerDeviceV2BodySchema, body)).toMatchObject([
      { path: ['safes', 0, 'notificationTypes', 0] },
    ])
  })
})
