import type { Address } from 'viem'
import { isUnlimited } from './listRecipients.ts'
import type {
  MessageRisk,
  MessageRiskContext,
  SignableMessage,
  SignableTypedData,
} from './MessageRisk.ts'
import { findRecipientRisks } from './recipientRisks.ts'

/** Most characters of one text, and of one value in hex, that a page shows. */
const longest = { text: 50_000, bytes: 20_000 }

/** Most values of one message that a page shows. */
const mostValues = 2_000

/**
 * Lists the effects that signing a message in the safe's name can have, by its
 * form: unreadable bytes, a sign-in for another site, a permit, an order, a
 * transaction of this very safe. An empty list means that none of these was
 * found, not that the message is harmless. `decideSigning` decides whether it
 * may be signed.
 *
 * @example
 * ```ts
 * import { findMessageRisks } from '@strongroom/safe-protocol/risks'
 *
 * const risks = findMessageRisks(
 *   { kind: 'text', text: '0xdeadbeef' },
 *   {
 *     chainId: '1',
 *     safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *     origin: 'https://app.example',
 *   },
 * )
 * // [{ kind: 'message-unreadable' }]
 * ```
 */
export function findMessageRisks(
  message: SignableMessage,
  context: MessageRiskContext,
): MessageRisk[] {
  switch (message.kind) {
    case 'typed':
      return typedRisks(message.data, context)
    case 'bytes':
      return [{ kind: 'message-unreadable' }]
    case 'text':
      return textRisks(message.text, context)
  }
}

const isLong = (value: unknown) => {
  const text = String(value)
  return text.length > (/^0x/i.test(text) ? longest.bytes : longest.text)
}

/** Sign-in texts are short; looking through a book is slow. */
const longestSignIn = 5_000

const isDigits = /^\s*(?:0x(?:[0-9a-f]{2})+|[0-9a-f]{64})\s*$/i
const isControl = /[\p{Cc}\ufffd]/u
const isUnseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const signIn =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-f]{40})/i

function textRisks(text: string, context: MessageRiskContext): MessageRisk[] {
  const risks: MessageRisk[] = []
  if (isDigits.test(text) || isControl.test(text.replace(/[\t\n\r]/g, '')))
    risks.push({ kind: 'message-unreadable' })
  if (text.length > longest.text) risks.push({ kind: 'message-too-long' })
  if (isUnseen.test(text)) risks.push({ kind: 'message-hidden-characters' })
  const { chainId, origin, safe } = context
  const host = hostOf(origin)
  const found = signIn.exec(text)
  if (found === null) return [...risks, ...signInTextRisks(text, host)]
  const [, domain = '', account = ''] = found
  if (host === undefined) risks.push({ kind: 'sign-in-text', domain })
  else if (domain.toLowerCase() !== host)
    risks.push({ kind: 'sign-in-site', domain, host })
  if (!isSame(account, safe)) risks.push({ kind: 'sign-in-account', account })
  const stated = /^Chain ID: (\d+)$/m.exec(text)?.[1]
  if (stated !== undefined && stated !== chainId)
    risks.push({ kind: 'sign-in-chain', stated, chainId })
  return risks
}

const signInWords =
  /\b(?:sign(?:ing)?|log(?:ging)?)[\s-]*(?:me[\s-]*)?in\b|\bauthenticat|\bprove\b.{0,40}\bown/i
const hostInText =
  /(?:\b[a-z][a-z0-9+.-]*:\/\/|(?<![\w@.-]))((?:[a-z0-9-]+\.)+[a-z]{2,24}(?::\d+)?)(?![\w-])/giu

/** A sign-in in other words than those of EIP-4361. */
function signInTextRisks(
  text: string,
  host: string | undefined,
): readonly MessageRisk[] {
  const start = text.slice(0, longestSignIn)
  if (!signInWords.test(start)) return []
  const hosts = [...start.matchAll(hostInText)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  const isPart = (one: string, of: string) =>
    one === of || one.endsWith(`.${of}`)
  const other = hosts.find(
    (one) => host === undefined || !(isPart(one, host) || isPart(host, one)),
  )
  if (host !== undefined && other === undefined) return []
  return [{ kind: 'sign-in-text', ...defined({ domain: other, host }) }]
}

function hostOf(origin: string | null): string | undefined {
  return origin !== null && URL.canParse(origin)
    ? new URL(origin).host
    : undefined
}

const isSame = (a: unknown, b: string) =>
  String(a).toLowerCase() === b.toLowerCase()

function typedRisks(
  data: SignableTypedData,
  context: MessageRiskContext,
): MessageRisk[] {
  const { chainId, safe } = context
  const risks: MessageRisk[] = []
  const { primaryType, message } = data
  const domain = boundBy(data)
  const contract = domain['verifyingContract']
  const values = [...valuesOf(data.domain), ...valuesOf(message)]
  if (values.length > mostValues)
    risks.push({ kind: 'message-too-many-values' })
  if (primaryType === 'EIP712Domain')
    risks.push({ kind: 'message-domain-only' })
  if (values.some(isLong)) risks.push({ kind: 'message-too-long' })
  if (contract !== undefined && isSame(contract, safe))
    risks.push({ kind: 'message-of-this-safe' })
  else if (/^Safe(?:Tx|Message)$/.test(primaryType))
    risks.push({
      kind: 'message-of-other-safe',
      ...(contract === undefined ? {} : { contract: String(contract) }),
    })
  const stated = domain['chainId']
  if (stated !== undefined && stated !== null && chainOf(stated) !== chainId)
    risks.push({ kind: 'message-other-chain', stated: String(stated), chainId })
  else if (stated === undefined || contract === undefined)
    risks.push({ kind: 'message-unbound' })
  return [...risks, ...purposeRisks(data, context)]
}

const permit = /^(?:Permit|PermitWitness|PermitBatchWitness)/
const order =
  /order|^(?:offer|bid|ask|swap|trade|quote|listing)|(?:offer|bid|swap|trade|listing)$/i
const delegated =
  /^(?:ForwardRequest|MetaTransaction|Delegation|Authorization|UserOperation|PackedUserOperation|Execute|Relay)/

/** Finds the purpose of typed data by the names of its types and fields. */
function purposeRisks(
  data: SignableTypedData,
  context: MessageRiskContext,
): MessageRisk[] {
  const { primaryType, types } = data
  const members = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ name }) => name)),
  )
  const has = (...names: string[]) => names.every((name) => members.has(name))
  if (
    permit.test(primaryType) ||
    (has('spender') && (has('value') || has('amount') || has('allowed')))
  )
    return permitRisks(data, context)
  if (
    order.test(primaryType) ||
    has('offer', 'consideration') ||
    has('sellToken', 'buyToken') ||
    has('makerAsset', 'takerAsset') ||
    has('makingAmount', 'takingAmount')
  )
    return [{ kind: 'order' }]
  return delegated.test(primaryType) ? [{ kind: 'delegation' }] : []
}

/** One finding for each token: Permit2 nests them, other tokens speak for themselves. */
function permitRisks(
  { message, domain }: SignableTypedData,
  context: MessageRiskContext,
): MessageRisk[] {
  const { details, permitted, spender } = message
  const contract = textOf(domain['verifyingContract'])
  const nested = [details ?? permitted ?? []].flat()
  const risks = (nested.length > 0 ? nested : [message]).map(
    (part: unknown): MessageRisk => {
      const given = Object(part) as Record<string, unknown>
      const { allowed } = given
      const amount = numberOf(given['value'] ?? given['amount'])
      const token = nested.length > 0 ? textOf(given['token']) : undefined
      const isOpen =
        allowed === true || allowed === 'true' || isUnlimited(toBigInt(amount))
      return {
        kind: 'permit',
        ...defined({ spender: textOf(spender), amount, token, contract }),
        ...(isOpen ? { isUnlimited: true } : {}),
      }
    },
  )
  const address = textOf(spender)
  if (address === undefined || !/^0x[0-9a-f]{40}$/i.test(address)) return risks
  const recipient = { address: address as Address, role: 'spender' } as const
  const found = findRecipientRisks([{ ...recipient, path: [] }], context)
  return [...risks, ...found.map(({ path: _, ...risk }) => risk)]
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : undefined

const numberOf = (value: unknown) =>
  /^(?:string|number|bigint)$/.test(typeof value) ? String(value) : undefined

/** The fields that have a value. */
function defined<T extends Record<string, string | undefined>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as { [K in keyof T]?: string }
}

function toBigInt(text = ''): bigint {
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text) ? BigInt(text) : 0n
}

function chainOf(value: unknown): string {
  const text = String(value)
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)
    ? BigInt(text).toString()
    : text
}

/** The part of the domain that is signed: what its type does not name is not. */
function boundBy({ domain, types }: SignableTypedData) {
  const declared = types['EIP712Domain']
  if (declared === undefined) return domain
  const names = new Set(declared.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(domain).filter(([name]) => names.has(name)),
  )
}

/** Everything inside, at any depth; what holds others counts, as an empty text. */
function valuesOf(root: unknown): readonly unknown[] {
  const open = [root]
  const found: unknown[] = []
  while (open.length > 0) {
    const at = open.pop()
    const holds = typeof at === 'object' && at !== null
    found.push(holds ? '' : at)
    if (holds) for (const inner of Object.values(Object(at))) open.push(inner)
  }
  return found
}
