import * as s from '@strongroom/gateway-schemas'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { look } from '../scripts/schemas/look.ts'
import { readSchemas } from '../scripts/schemas/readSchemas.ts'
import * as calls from '../src/index.ts'
import type { TypesByName } from '../src/types/byName.gen.ts'
import { rules as bodyRules } from '../src/validate/bodyRules.gen.ts'
import { findIssues, type Issue } from '../src/validate/findIssues.ts'
import { validateResponse } from '../src/validate/validateResponse.ts'
import { validateType } from '../src/validate/validateType.ts'
import { answers } from './samples/answers.test.fixture.ts'
import { bodies } from './samples/bodies.test.fixture.ts'
import { fits, issuesOf } from './samples/fits.test.fixture.ts'
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

type Check = (value: unknown) => readonly Issue[]
type Case = [name: string, schema: z.ZodType, value: unknown, check: Check]

const many = (
  name: string,
  schema: z.ZodType,
  values: readonly unknown[],
  check: Check,
): Case[] =>
  values.map((value, index) => [`${name} ${index}`, schema, value, check])

const kinds = (
  name: keyof TypesByName,
  schema: z.ZodType,
  values: readonly unknown[],
): Case[] => many(name, schema, values, (value) => validateType(name, value))

const answerCases = Object.entries(s.responseSchemas).flatMap(
  ([call, schema]) =>
    many(call, schema, answers[call as keyof typeof answers], (value) =>
      validateResponse(call, value),
    ),
)
const kindCases = [
  ...kinds(
    'TransactionInfo',
    s.transactionInfoSchema,
    Object.values(transactionInfos),
  ),
  ...kinds('TransferInfo', s.transferInfoSchema, Object.values(transferInfos)),
  ...kinds('SettingsInfo', s.settingsInfoSchema, settingsInfos),
  ...kinds('GasPrice', s.gasPriceSchema, gasPrices),
  ...kinds('DurationOfPart', s.durationOfPartSchema, durations),
  ...kinds('StartTime', s.startTimeSchema, startTimes),
]
const bodyCases = Object.entries(s.requestSchemas).map(
  ([call, schema]): Case => [
    `body of ${call}`,
    schema,
    bodies[call as keyof typeof bodies],
    (value) => findIssues(bodyRules, bodyRules.calls[call] ?? [], value),
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

type IssueText = Pick<Issue, 'code' | 'path' | 'message'>

/**
 * Zod's issues as the rules name them: an open union is two options for zod,
 * and the rules name what is wrong in the known one.
 */
const namedByRules = (
  issues: readonly z.core.$ZodIssue[],
): readonly IssueText[] =>
  issues.flatMap(({ code, path, message, ...more }) => {
    const { errors = [] } = more as { errors?: z.core.$ZodIssue[][] }
    const [known = [], other = []] = errors
    const inside = known.some(({ code }) => code === 'invalid_union')
    const isOpen =
      errors.length === 2 &&
      (errors.flat().every((one) => one.path.length > 0) ||
        errors.flat().every((one) => /expected object/.test(one.message)))
    return isOpen
      ? namedByRules(
          inside && other[0]?.code === 'invalid_type' ? other : known,
        ).map((one) => ({
          ...one,
          path: [...path, ...one.path] as IssueText['path'],
        }))
      : [{ code, path, message } as IssueText]
  })

/** Zod measures a list for which a text is wanted: two issues for one place. */
const firstByPath = (issues: readonly IssueText[]): readonly IssueText[] =>
  issues.filter(
    ({ path }, index) =>
      issues.findIndex((one) => one.path.join() === path.join()) === index,
  )

/**
 * Zod's issues, with the union in place of a field inside of it: zod goes into
 * an option of which only a range is wrong.
 */
const outside = (
  issues: readonly IssueText[],
  found: readonly IssueText[],
): readonly IssueText[] =>
  issues.map((one, index) => {
    const other = found[index]
    const isInside =
      other?.code === 'invalid_union' &&
      other.path.every((key, at) => key === one.path[at])
    return isInside ? other : one
  })

describe('samples', () => {
  test.each(cases)('default: %s', (_, schema, value, check) => {
    expect(schema.safeParse(value)).toEqual({ success: true, data: value })
    expect(check(value)).toEqual([])
  })

  test.each(cases)('behavior: issues of %s', (_, schema, value, check) => {
    for (const by of replacements)
      for (const [path, other] of mutations(value, by)) {
        const found = check(other).map(({ code, path, message }) => ({
          code,
          path,
          message,
        }))
        const issues = firstByPath(namedByRules(issuesOf(schema, other)))
        expect(outside(issues, found), path.join('.')).toEqual(found)
      }
  })

  test('every named schema has one', async () => {
    const parts = new Set<unknown>()
    const visit = (value: unknown) => {
      parts.add(value)
      if (typeof value === 'object' && value !== null)
        Object.values(value).forEach(visit)
    }
    for (const [, , value] of cases) visit(value)
    const named = (await readSchemas()).filter(({ hasId }) => hasId)
    const missing = named.filter(
      ({ schema }) =>
        ![...parts].some((part) => fits(schema as z.ZodType, part)),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
    expect(named.length).toBeGreaterThan(150)
  })
})

describe('required fields', () => {
  test.each(cases)('error: %s without any of them', (_, schema, value) => {
    let found = 0
    for (const [path, other] of mutations(value, undefined)) {
      const [issue] = issuesOf(schema, other)
      if (issue === undefined) continue
      found++
      expect(path.slice(0, issue.path.length)).toEqual(issue.path)
    }
    const inner = typeof value === 'object' ? Object.keys(value ?? {}) : []
    if (inner.length > 0 && !isMap(schema)) expect(found).toBeGreaterThan(0)
  })
})

const isMap = (schema: z.ZodType) => look(schema).kind === 'map'

describe('rules', () => {
  test('behavior: a field of an answer that may be missing may be null', async () => {
    const bodyNames = new Set(Object.keys(bodyRules.named))
    for (const { name, schema } of await readSchemas()) {
      const view = look(schema)
      if (view.kind !== 'object' || bodyNames.has(name)) continue
      for (const [key, field] of Object.entries(view.fields))
        expect(['optional', 'nullable'], `${name}.${key}`).not.toContain(
          look(field).kind,
        )
    }
  })

  test('behavior: two schemas never share a name', async () => {
    const names = (await readSchemas()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(150)
    expect(new Set(names).size).toBe(names.length)
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
  test.each<[string, z.ZodType, unknown]>([
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
    expect(schema.safeParse(value)).toEqual({ success: true, data: value })
  })

  test.each<[string, z.ZodType, unknown]>([
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
    expect(fits(schema, value)).toBe(false)
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
    const [issue] = issuesOf(s.requestSchemas[call], body)
    expect(issue?.path).toEqual([key])
  })

  test('behavior: a label is counted in characters', () => {
    const label = '🦊'.repeat(50)
    const body = { ...bodies.addDelegate, label }
    expect(fits(s.addDelegateBodySchema, body)).toBe(true)
    body.label += '!'
    expect(issuesOf(s.addDelegateBodySchema, body)).toMatchObject([
      {
        code: 'too_big',
        path: ['label'],
        message: 'Too big: expected string to have <=50 characters',
      },
    ])
  })

  test('error: a deletion of a delegate without delegator and safe', () => {
    const { signature } = bodies.deleteDelegate
    expect(issuesOf(s.deleteDelegateBodySchema, { signature })).toEqual([
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
    expect(issuesOf(s.registerDeviceV2BodySchema, body)).toMatchObject([
      { path: ['safes', 0, 'notificationTypes', 0] },
    ])
  })
})
