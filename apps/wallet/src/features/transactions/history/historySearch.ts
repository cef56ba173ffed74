import { type RawSearch, text } from '../../../core/search.ts'
import { isAddressText } from '../../../storage/guards.ts'

const lists = ['in', 'out', 'owners', 'modules'] as const
const kinds = [
  'transfer',
  'call',
  'rejection',
  'settings',
  'exchange',
  'yield',
  'creation',
] as const

/** Which transactions of a history are listed, as the page's address has it. */
export interface HistoryFilter {
  /** Received, sent, executed by owners, or executed by modules. */
  show?: (typeof lists)[number] | undefined
  kind?: (typeof kinds)[number] | undefined
  /** Token contract, or `native`. */
  token?: string | undefined
  /** Decimal amounts in units of the token. */
  min?: string | undefined
  max?: string | undefined
  /** Days of the reader's time zone, `2026-11-22`; both are included. */
  from?: string | undefined
  until?: string | undefined
  /** Account that takes part in it. */
  who?: string | undefined
  /** Words that a row has to contain. */
  q?: string | undefined
  /** Also lists suspicious transfers and tokens that the gateway does not trust. */
  spam?: '1' | undefined
}

const isDay = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(`${value}`) && !Number.isNaN(Date.parse(`${value}`))
const isDecimal = (value: unknown) => /^\d{1,60}(\.\d{1,60})?$/.test(`${value}`)

/** Reads a filter from an address; what is not valid is left out. */
export function readHistoryFilter(search: RawSearch): HistoryFilter {
  const take = (name: string, isValid: (value: unknown) => boolean) =>
    isValid(search[name]) ? text(search[name]) : undefined
  return {
    show: lists.find((one) => one === search['show']),
    kind: kinds.find((one) => one === search['kind']),
    token: take('token', (one) => one === 'native' || isAddressText(one)),
    min: take('min', isDecimal),
    max: take('max', isDecimal),
    from: take('from', isDay),
    until: take('until', isDay),
    who: take('who', isAddressText),
    q: text(search['q'])?.slice(0, 200),
    spam: search['spam'] === '1' ? '1' : undefined,
  }
}
