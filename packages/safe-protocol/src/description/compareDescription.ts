import { isRecord } from '@strongroom/internal/isRecord'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { toAbiItem } from '../abi/parseSignature.ts'
import { zeroAddress } from '../bytes/hex.ts'
import type { CallNode } from '../decode/CallNode.ts'

/** Words about a transaction, in the fields of the Safe client gateway. */
export interface TransactionDescription {
  /** Kind of the transaction, with recipient, amount and token. */
  readonly txInfo?: unknown
  /** `dataDecoded` has the method and its arguments. */
  readonly txData?: unknown
}

/** A word of a service that the bytes do not confirm. */
export type DescriptionProblem =
  /**
   * Both values are text to show; `''` means the chain's own coin as a token, and no
   * data as a method. A method that is unknown here is its signature at the gateway and
   * the first four bytes locally.
   */
  | {
      readonly kind: 'description-differs'
      readonly field:
        | 'type'
        | 'recipient'
        | 'value'
        | 'token'
        | 'method'
        | 'parameters'
      readonly gateway: string
      readonly local: string
    }
  /** The words have no form that can be compared. */
  | { readonly kind: 'malformed'; readonly field: 'txInfo' }

type Problem = Extract<DescriptionProblem, { kind: 'description-differs' }>
type Claims = readonly (readonly [
  field: Problem['field'],
  gateway: unknown,
  local: unknown,
])[]
type Fields = Readonly<Record<string, unknown>>

/** Longest text that is quoted from either side. */
const maxQuote = 200

/** Both sides' values as one text: lists flat, in any notation. */
function plain(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[\s"'[\]()]/g, '')
}

function record(value: unknown): Fields {
  if (!isRecord(value)) throw new TypeError('expected an object')
  return value
}

const isMissing = (value: unknown) => value === null || value === undefined

/** Claims about a call, against the call that was decoded here. */
function methodClaims(given: unknown, call: CallNode): Claims {
  if (!given) return []
  const claim = record(given)
  const { data, method, children } = call
  if (data === '0x') return [['method', claim['method'], '']]
  if (method === undefined) return readingClaims(claim, data)
  if (claim['method'] !== method.name)
    return [['method', claim['method'], method.name]]
  const values = (claim['parameters'] ?? []) as readonly unknown[]
  const { parameters } = method
  if (values.length !== parameters.length)
    return [['parameters', values.length, parameters.length]]
  return parameters.flatMap(({ value }, i) => {
    const parameter = values[i] as Fields | null | undefined
    const inner = parameter?.['valueDecoded']
    return [
      ['parameters', parameter?.['value'] ?? '0x', value] as const,
      ...(method.name === 'multiSend' && Array.isArray(inner)
        ? batchClaims(inner, call, children)
        : []),
    ]
  })
}

/** Types whose values have one notation. */
const comparedType = /^(?:address|bool|string|bytes\d*|u?int\d+)(?:\[\d*\])*$/

/**
 * Claims of a service's reading of a call that is unknown here: the method has to have
 * the selector of the bytes, and the arguments have to be in them. Another method may
 * have the same selector, so that a reading without a difference is still the service's
 * word, as is one with a tuple.
 */
function readingClaims(
  { method, parameters }: Fields,
  data: CallNode['data'],
): Claims {
  if (!Array.isArray(parameters)) return []
  const given = parameters.map(record)
  const inputs = given.map(({ type }) => ({ name: '', type: String(type) }))
  if (!inputs.every(({ type }) => comparedType.test(type))) return []
  const { signature, hash } = toAbiItem(String(method), inputs)
  const selector = data.slice(0, 10).toLowerCase()
  if (!hash.startsWith(selector)) return [['method', signature, selector]]
  try {
    return decodeParameters(inputs, data.slice(10)).map(
      (value, i) => ['parameters', given[i]?.['value'] ?? '0x', value] as const,
    )
  } catch {
    return []
  }
}

/** Claims about the calls of a batch, in their order. */
function batchClaims(
  items: readonly unknown[],
  { unknown }: CallNode,
  calls: readonly CallNode[],
): Claims {
  // A batch that ends in unreadable bytes has a finding of its own.
  if (unknown) return []
  if (items.length !== calls.length)
    return [['parameters', items.length, calls.length]]
  return calls.flatMap((call, i) => {
    const item = record(items[i])
    const isSelf = call.zeroMeansSelf && item['to'] === zeroAddress
    return [
      ['recipient', isSelf ? call.to : item['to'], call.to] as const,
      ...amountClaims(item['value'], call.value),
      ['type', kindOf(item['operation']), kindOf(call.operation)] as const,
      ['parameters', item['data'] ?? '0x', call.data] as const,
      ...methodClaims(item['dataDecoded'], call),
    ]
  })
}

/**
 * Recipient, amount and token of a transfer as the bytes have them; undefined for
 * another call. An empty token is the chain's own coin.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@strongroom/safe-protocol'
 * import { readTransfer } from '@strongroom/safe-protocol/description'
 *
 * const to = '0x000000000000000000000000000000000000dEaD'
 * const [recipient, amount, token] =
 *   readTransfer(decodeCall({ to, value: 1n })) ?? []
 * ```
 */
export function readTransfer(call: CallNode): readonly unknown[] | undefined {
  const { to, value, data, method } = call
  if (data === '0x') return [to, value, '']
  if (value !== 0n || method === undefined) return undefined
  const values = method.parameters.map((parameter) => parameter.value)
  if (method.name === 'transfer') return [values[0], values[1], to]
  return /^(?:safeT|t)ransferFrom$/.test(method.name)
    ? [values[1], values[2], to]
    : undefined
}

/** A missing amount makes no claim. */
function amountClaims(claim: unknown, local: unknown): Claims {
  return isMissing(claim) ? [] : [['value', claim, local]]
}

/** Kind of a call, by its operation. */
const kindOf = (operation: unknown) =>
  operation === 0 ? 'Call' : operation === 1 ? 'DelegateCall' : operation

/**
 * Whether the call only uses up its nonce: an empty call of a safe to itself.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@strongroom/safe-protocol'
 * import { isRejection } from '@strongroom/safe-protocol/description'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * isRejection(decodeCall({ to: safe }, { safe })) // true
 * ```
 */
export function isRejection({
  to,
  self,
  value,
  data,
  operation,
}: CallNode): boolean {
  return data === '0x' && value === 0n && operation === 0 && to === self
}

function infoClaims(given: unknown, call: CallNode): Claims {
  const info = isMissing(given) ? {} : record(given)
  switch (info['type']) {
    case 'Transfer': {
      const fields = record(info['transferInfo'])
      const isCoin = fields['type'] === 'NATIVE_COIN'
      const amount = 'tokenId' in fields ? fields['tokenId'] : fields['value']
      const token =
        'tokenAddress' in fields ? fields['tokenAddress'] : 'unknown'
      const moved = call.operation === 0 ? readTransfer(call) : undefined
      // An unknown method may move anything; a known one that is no transfer not.
      if (moved === undefined)
        return [['type', 'Transfer', kindOf(call.operation)]]
      return [
        ['recipient', record(info['recipient'])['value'], moved[0]],
        ...amountClaims(amount, moved[1]),
        ['token', isCoin ? '' : token, moved[2]],
      ]
    }
    case 'SettingsChange':
      return methodClaims(info['dataDecoded'], call)
    case 'Custom': {
      const method = info['methodName']
      return [
        ['recipient', record(info['to'])['value'], call.to],
        ...amountClaims(info['value'], call.value),
        ...(method ? methodClaims({ method }, call) : []).filter(
          ([field]) => field === 'method',
        ),
        ...(info['isCancellation'] && !isRejection(call)
          ? ([['type', 'Rejection', kindOf(call.operation)]] as const)
          : []),
      ]
    }
  }
  return []
}

/**
 * Where a service's words contradict the bytes that were hashed: recipient, amount and
 * token of a transfer, the method called and its arguments, and each call of a batch. Of
 * a method that this package does not know, the selector and the arguments are compared
 * by the types that the service gives.
 * Owners read words, so a wrong one is as bad as a wrong hash.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@strongroom/safe-protocol'
 * import { compareDescription } from '@strongroom/safe-protocol/description'
 *
 * const to = '0x000000000000000000000000000000000000dEaD'
 * const transferInfo = { type: 'NATIVE_COIN', value: '1' }
 * const txInfo = { type: 'Transfer', recipient: { value: to }, transferInfo }
 * compareDescription({ txInfo }, decodeCall({ to, value: 2n }))
 * // [{ kind: 'description-differs', field: 'value', gateway: '1', local: '2' }]
 * ```
 */
export function compareDescription(
  { txInfo, txData }: TransactionDescription,
  call: CallNode,
): DescriptionProblem[] {
  const problems: Problem[] = []
  try {
    const decoded = isMissing(txData) ? undefined : record(txData)
    for (const [field, gateway, local] of [
      ...infoClaims(txInfo, call),
      ...methodClaims(decoded?.['dataDecoded'], call),
    ])
      if (plain(gateway) !== plain(local))
        problems.push({
          kind: 'description-differs',
          field,
          gateway: String(gateway).slice(0, maxQuote),
          local: String(local).slice(0, maxQuote),
        })
  } catch {
    return [{ kind: 'malformed', field: 'txInfo' }]
  }
  return problems
}
