import type { ReadTypedData } from '@strongroom/react-hooks'
import type { SignableMessage } from './SignableMessage.ts'

/** Something a signer of a message must see. */
export interface MessageRisk {
  text: string
  detail?: string
  /** `danger` has to be acknowledged; `refused` is never signed. */
  severity: 'refused' | 'danger' | 'warning'
}

export interface MessageContext {
  chainId: string
  safe: string
  /** Origin of the app that asks, as the browser reports it. */
  origin: string | null
  /** The owner allows bytes that nobody can read. */
  allowRawHex: boolean
}

/** What signing a message can lead to, as far as its form tells; the worst first. */
export function findMessageRisks(
  message: SignableMessage,
  context: MessageContext,
): MessageRisk[] {
  const risks =
    message.kind === 'typed'
      ? typedRisks(message.data, context)
      : message.kind === 'bytes'
        ? [blind(context)]
        : textRisks(message.text, context)
  const order = ['refused', 'danger', 'warning']
  return risks.sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  )
}

function blind({ allowRawHex }: MessageContext): MessageRisk {
  return allowRawHex
    ? {
        severity: 'danger',
        text: 'Nobody can read what these bytes stand for. They may be an order, a permission or a transaction.',
      }
    : {
        severity: 'refused',
        text: 'These are bytes that nobody can read, so they are not signed. You can allow it in the settings.',
      }
}

/** As much of one text, and of one value of bytes, as the page shows. */
const longest = { text: 50_000, bytes: 20_000 }

const tooLong: MessageRisk = {
  severity: 'danger',
  text: 'Part of the message is too long to be shown here. Read all of it elsewhere before you go on.',
}

const isLong = (value: unknown) => {
  const text = String(value)
  return text.length > (/^0x/i.test(text) ? longest.bytes : longest.text)
}

const isDigits = /^\s*(?:0x(?:[0-9a-f]{2})+|[0-9a-f]{64})\s*$/i
const isControl = /[\p{Cc}\ufffd]/u
const isUnseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const signIn =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-f]{40})/i

function textRisks(text: string, context: MessageContext): MessageRisk[] {
  const risks: MessageRisk[] = []
  if (isDigits.test(text) || isControl.test(text.replace(/[\t\n\r]/g, '')))
    risks.push(blind(context))
  if (text.length > longest.text) risks.push(tooLong)
  if (isUnseen.test(text))
    risks.push({
      severity: 'warning',
      text: 'The text has characters that cannot be seen or that change its direction. They are marked below.',
    })
  const found = signIn.exec(text)
  if (found === null) return risks
  const [, domain = '', account = ''] = found
  const host = hostOf(context.origin)
  if (host !== undefined && domain.toLowerCase() !== host)
    risks.push({
      severity: 'danger',
      text: 'This signs you in to another site than the one that asks.',
      detail: `Signs in to ${domain}. Asked by ${host}.`,
    })
  if (account.toLowerCase() !== context.safe.toLowerCase())
    risks.push({
      severity: 'danger',
      text: 'This sign-in names another account than this safe.',
      detail: account,
    })
  const chain = /^Chain ID: (\d+)$/m.exec(text)?.[1]
  if (chain !== undefined && chain !== context.chainId)
    risks.push({
      severity: 'warning',
      text: 'This sign-in names another network than the one of this safe.',
      detail: `Chain ${chain}, this safe is on ${context.chainId}.`,
    })
  return risks
}

function hostOf(origin: string | null): string | undefined {
  return origin !== null && URL.canParse(origin)
    ? new URL(origin).host
    : undefined
}

/** More than the page shows. */
const mostValues = 2_000

const same = (a: unknown, b: string) =>
  String(a).toLowerCase() === b.toLowerCase()

function typedRisks(
  data: ReadTypedData,
  { chainId, safe }: MessageContext,
): MessageRisk[] {
  const risks: MessageRisk[] = []
  const { primaryType, message } = data
  const domain = boundBy(data)
  const contract = domain['verifyingContract']
  const values = [...valuesOf(data.domain), ...valuesOf(message)]
  if (values.length > mostValues)
    risks.push({
      severity: 'refused',
      text: 'The message has more values than anybody can read.',
    })
  if (primaryType === 'EIP712Domain')
    risks.push({
      severity: 'refused',
      text: 'Only the domain would be signed, without any message.',
    })
  if (values.some(isLong)) risks.push(tooLong)
  if (contract !== undefined && same(contract, safe))
    risks.push({
      severity: 'refused',
      text: 'This is a transaction or a message of this very safe, made to look like something an app needs signed. Whoever has the signature could act as the safe.',
    })
  else if (/^Safe(?:Tx|Message)$/.test(primaryType))
    risks.push({
      severity: 'danger',
      text: 'This signs a transaction or a message of another safe. Compare its hash there.',
      detail: String(contract),
    })
  const stated = domain['chainId']
  if (stated !== undefined && stated !== null && chainOf(stated) !== chainId)
    risks.push({
      severity: 'danger',
      text: 'This message is for another network than the one of this safe.',
      detail: `Chain ${String(stated)}, this safe is on ${chainId}.`,
    })
  else if (stated === undefined || contract === undefined)
    risks.push({
      severity: 'warning',
      text: 'The message does not say for which network or contract it is, so it could be used in more than one place.',
    })
  return [...risks, ...purposeRisks(data)]
}

const permit = /^(?:Permit|PermitWitness|PermitBatchWitness)/
const order =
  /order|^(?:offer|bid|ask|swap|trade|quote|listing)|(?:offer|bid|swap|trade|listing)$/i
const delegated =
  /^(?:ForwardRequest|MetaTransaction|Delegation|Authorization|UserOperation|PackedUserOperation|Execute|Relay)/

/** What the form of typed data gives away, by the names that are in use. */
function purposeRisks({
  primaryType,
  types,
  message,
  domain,
}: ReadTypedData): MessageRisk[] {
  const members = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ name }) => name)),
  )
  const has = (...names: string[]) => names.every((name) => members.has(name))
  if (
    permit.test(primaryType) ||
    (has('spender') && (has('value') || has('amount') || has('allowed')))
  )
    return [
      {
        severity: 'danger',
        text: 'Lets somebody else take tokens out of this safe, without any further signature.',
        detail: permitDetail(message, domain),
      },
    ]
  if (
    order.test(primaryType) ||
    has('offer', 'consideration') ||
    has('sellToken', 'buyToken') ||
    has('makerAsset', 'takerAsset') ||
    has('makingAmount', 'takingAmount')
  )
    return [
      {
        severity: 'danger',
        text: 'This looks like an order: whoever has the signature can take what it offers at its price.',
      },
    ]
  if (delegated.test(primaryType))
    return [
      {
        severity: 'danger',
        text: 'This lets somebody else send transactions in this safe’s name.',
      },
    ]
  return []
}

function permitDetail(
  message: ReadTypedData['message'],
  domain: ReadTypedData['domain'],
): string {
  const spender = message['spender']
  const amount = message['value'] ?? message['amount']
  const parts = [
    ...(typeof spender === 'string' ? [`Spender ${spender}`] : []),
    ...(typeof amount === 'string' || typeof amount === 'number'
      ? [`amount ${amount} in base units`]
      : []),
    ...(typeof domain['verifyingContract'] === 'string'
      ? [`contract ${domain['verifyingContract']}`]
      : []),
  ]
  return parts.join(', ').slice(0, 400)
}

function chainOf(value: unknown): string {
  const text = String(value)
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)
    ? BigInt(text).toString()
    : text
}

/** The part of the domain that is signed: what its type does not name is not. */
function boundBy({ domain, types }: ReadTypedData): ReadTypedData['domain'] {
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
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const holds = typeof at === 'object' && at !== null
    found.push(holds ? '' : at)
    if (holds) for (const inner of Object.values(Object(at))) open.push(inner)
  }
  return found
}
