import type { DataDecoded, TransactionDetails } from '@strongroom/gateway-sdk'
import type { CallNode } from '@strongroom/safe-protocol'
import type { VerificationProblem } from './Verification.ts'

type Problem = Extract<VerificationProblem, { kind: 'description-differs' }>
type Claims = readonly (readonly [
  field: Problem['field'],
  gateway: unknown,
  local: unknown,
])[]

/** Longest text that is quoted from either side. */
const maxQuote = 200

/** Both sides' values as one text: lists flat, in any notation. */
function plain(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[\s"'[\]()]/g, '')
}

/** Claims about a call, against the call that was decoded here. */
function methodClaims(
  claim: DataDecoded | null | undefined,
  { data, method }: CallNode,
): Claims {
  if (!claim) return []
  if (data === '0x') return [['method', claim.method, '']]
  // A call that was not decoded here leaves the gateway's reading a label.
  if (method === undefined) return []
  if (claim.method !== method.name)
    return [['method', claim.method, method.name]]
  const given = claim.parameters ?? []
  const { parameters } = method
  return given.length === parameters.length
    ? parameters.map(({ value }, i) => [
        'parameters',
        given[i]?.value ?? '0x',
        value,
      ])
    : [['parameters', given.length, parameters.length]]
}

/** Recipient, amount and token of a transfer as the bytes have them. */
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
  return claim === null || claim === undefined ? [] : [['value', claim, local]]
}

/** Kind of a call, by its content. */
function kindOf({ operation }: CallNode): string {
  return operation ? 'DelegateCall' : 'Call'
}

/** Whether the call only uses up its nonce. */
export function isRejection({
  to,
  self,
  value,
  data,
  operation,
}: CallNode): boolean {
  return data === '0x' && value === 0n && operation === 0 && to === self
}

function infoClaims(
  info: TransactionDetails['txInfo'],
  call: CallNode,
): Claims {
  switch (info?.type) {
    case 'Transfer': {
      const { type, ...fields } = info.transferInfo
      const amount = 'tokenId' in fields ? fields.tokenId : fields.value
      const token = 'tokenAddress' in fields ? fields.tokenAddress : 'unknown'
      const moved = call.operation === 0 ? readTransfer(call) : undefined
      // An unknown method may move anything; a known one that is no transfer not.
      if (moved === undefined) return [['type', 'Transfer', kindOf(call)]]
      return [
        ['recipient', info.recipient.value, moved[0]],
        ...amountClaims(amount, moved[1]),
        ['token', type === 'NATIVE_COIN' ? '' : token, moved[2]],
      ]
    }
    case 'SettingsChange':
      return methodClaims(info.dataDecoded, call)
    case 'Custom':
      return [
        ['recipient', info.to.value, call.to],
        ...amountClaims(info.value, call.value),
        ...methodClaims(
          info.methodName ? { method: info.methodName } : null,
          call,
        ).filter(([field]) => field === 'method'),
        ...(info.isCancellation && !isRejection(call)
          ? ([['type', 'Rejection', kindOf(call)]] as const)
          : []),
      ]
  }
  return []
}

/**
 * Where the gateway's words contradict the bytes that were hashed: recipient,
 * amount and token of a transfer, the method called and its arguments. Owners
 * read words, so a wrong one is as bad as a wrong hash.
 */
export function compareDescription(
  { txInfo, txData }: Pick<TransactionDetails, 'txInfo' | 'txData'>,
  call: CallNode,
): VerificationProblem[] {
  const problems: Problem[] = []
  try {
    for (const [field, gateway, local] of [
      ...infoClaims(txInfo, call),
      ...methodClaims(txData?.dataDecoded, call),
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
