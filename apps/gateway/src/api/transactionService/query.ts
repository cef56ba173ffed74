import {
  addressParameter,
  choice,
  flag,
  hashParameter,
  type Parameter,
  textParameter,
  timeParameter,
  whole,
} from '@strongroom/gateway-schemas/calls/parameters'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import type { Range } from '../../reads/transactionService/readServiceMultisigs.ts'
import type { Call } from '../http/Call.ts'

// Query parameters of lists, as scripts name them: `nonce__gte` and the like.

const bounds = ['lt', 'lte', 'gt', 'gte'] as const

/** Describes a field's parameters for the document. */
const bounded = (
  name: string,
  what: (description: string) => Parameter,
): Record<string, Parameter> =>
  Object.fromEntries(
    bounds.map((bound) => [
      `${name}__${bound}`,
      what(`Bound of \`${name}\`: ${bound}.`),
    ]),
  )

export const paging: Record<string, Parameter> = {
  limit: whole('Items of a page; 100 by default and at most.', {
    minimum: 1,
    maximum: 100,
  }),
  offset: whole('Items before the page.'),
}

const digits = (description: string) =>
  textParameter(description, '1', { pattern: '^[0-9]{1,78}$' })

const ordering = (names: readonly string[]) =>
  choice('Field that the list is ordered by; `-` reverses.', [
    `-${names[0]}`,
    ...names,
    ...names.slice(1).map((name) => `-${name}`),
  ])

export const multisigQuery: Record<string, Parameter> = {
  ...paging,
  ordering: ordering(['nonce', 'created', 'modified']),
  executed: flag('Executed ones alone, or the others.'),
  failed: flag('Executed ones that failed alone, or that succeeded.'),
  has_confirmations: flag('Confirmed ones alone, or the others.'),
  trusted: flag('All are trusted.'),
  nonce: whole('Nonce of the safe.'),
  ...bounded('nonce', (text) => whole(text)),
  to: addressParameter('Called account.'),
  value: digits('Wei.'),
  ...bounded('value', digits),
  safe_tx_hash: hashParameter('Hash that owners sign.'),
  transaction_hash: hashParameter('Hash of the transaction on the chain.'),
  ...bounded('execution_date', timeParameter),
  ...bounded('submission_date', timeParameter),
  ...bounded('modified', timeParameter),
}

export const incomingQuery: Record<string, Parameter> = {
  ...paging,
  _from: addressParameter('Sender.'),
  token_address: addressParameter('Contract of the token.'),
  value: digits('Base units.'),
  transaction_hash: hashParameter('Hash of the transaction on the chain.'),
  ...bounded('execution_date', timeParameter),
}

export const moduleQuery: Record<string, Parameter> = {
  ...paging,
  module: addressParameter('Module that made the call.'),
  to: addressParameter('Called account.'),
  transaction_hash: hashParameter('Hash of the transaction on the chain.'),
}

export const messagesQuery: Record<string, Parameter> = {
  ...paging,
  ordering: ordering(['created', 'modified']),
}

export const tokensQuery: Record<string, Parameter> = {
  ...paging,
  ordering: ordering(['name', 'symbol', 'address']),
  search: textParameter('Part of the name or the symbol.', 'gold'),
  address: addressParameter('Contract of the token.'),
}

export const delegatesQuery: Record<string, Parameter> = {
  ...paging,
  safe: addressParameter('The safe.'),
  delegate: addressParameter('Who may propose.'),
  delegator: addressParameter('Owner in whose name the delegate proposes.'),
  label: textParameter('Name for people.', 'Bookkeeper'),
}

const flags = new Map([
  ...['true', 'True', '1'].map((text) => [text, true] as const),
  ...['false', 'False', '0'].map((text) => [text, false] as const),
])

/** A flag that may be missing, in the words of JavaScript or Python. */
export function flagOf(call: Call, name: string): boolean | undefined {
  const text = call.query(name)
  if (text === undefined) return undefined
  const value = flags.get(text)
  if (value === undefined) throw invalidField(`Invalid ${name}`, [name])
  return value
}

/** Reads the order of a list; an unknown one counts as missing. */
export function orderOf<N extends string>(
  call: Call,
  names: readonly [N, ...N[]],
): { by: N; isAscending: boolean } {
  const text = call.query('ordering') ?? ''
  const by = names.find((name) => name === text.replace(/^-/, ''))
  return by === undefined
    ? { by: names[0], isAscending: false }
    : { by, isAscending: !text.startsWith('-') }
}

/** Bounds of a field, with `exact` for both; exclusive ones by a step of one. */
function rangeOf<T>(
  call: Call,
  name: string,
  read: (text: string) => T | undefined,
  step: (value: T, by: 1 | -1) => T,
): Range<T> {
  const boundOf = (parameter: string): T | undefined => {
    const text = call.query(parameter)
    if (text === undefined) return undefined
    const value = read(text)
    if (value === undefined) {
      throw invalidField(`Invalid ${name}`, [parameter])
    }
    return value
  }
  const exact = boundOf(name)
  const after = boundOf(`${name}__gt`)
  const before = boundOf(`${name}__lt`)
  return {
    least:
      exact ??
      boundOf(`${name}__gte`) ??
      (after === undefined ? undefined : step(after, 1)),
    most:
      exact ??
      boundOf(`${name}__lte`) ??
      (before === undefined ? undefined : step(before, -1)),
  }
}

export const numberRange = (call: Call, name: string): Range<number> =>
  rangeOf(
    call,
    name,
    (text) => {
      const value = Number(text)
      return /^\d{1,16}$/.test(text) && Number.isSafeInteger(value)
        ? value
        : undefined
    },
    (value, by) => value + by,
  )

/** Amounts as decimal digits. */
export const amountRange = (call: Call, name: string): Range<string> =>
  rangeOf(
    call,
    name,
    (text) => (/^\d{1,78}$/.test(text) ? BigInt(text).toString() : undefined),
    (value, by) => (BigInt(value) + BigInt(by)).toString(),
  )

/** Times in milliseconds. */
export const timeRange = (call: Call, name: string): Range<number> =>
  rangeOf(
    call,
    name,
    (text) => {
      const time = Date.parse(text)
      return Number.isNaN(time) ? undefined : time
    },
    (value, by) => value + by,
  )
