import { type Address, getAddress, isAddress } from 'viem'

/** Fields of an EIP-4361 message; times in milliseconds since 1970. */
export interface SignInMessage {
  scheme: string | undefined
  domain: string
  address: Address
  uri: string
  chainId: string
  nonce: string
  issuedAt: number
  expirationTime: number | undefined
  notBefore: number | undefined
}

const maxLength = 8_192
const header =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?([\w.:[\]-]+) wants you to sign in with your Ethereum account:$/
const addressLine = /^0x[\dA-Fa-f]{40}$/
const statementLine = /^[\w \-.~:/?#[\]@!$&'()*+,;=]+$/
const uriText = /^[a-z][a-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i
const requestId = /^[\w\-.~:@!$&'()*+,;=%]*$/
const chainNumber = /^[1-9]\d{0,77}$/
const nonceText = /^[A-Za-z\d]{8,128}$/
const dateTime =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** NaN for a day that no month has: it would silently become another one. */
const readTime = (text: string): number => {
  const [day = ''] = text.split('T')
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
    ? Date.parse(text)
    : Number.NaN
}

const readOptionalTime = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readTime(text)

/** Hands out the lines in order, each with the start it must have. */
const createReader = (lines: readonly string[]) => {
  let position = 0
  const next = () => lines[position++]
  const take = (start: string, shape: RegExp): string | undefined => {
    const line = lines[position]
    if (line === undefined || !line.startsWith(start)) return undefined
    const value = line.slice(start.length)
    if (!shape.test(value)) return undefined
    position += 1
    return value
  }
  return { next, take, done: () => position === lines.length }
}

const isBlank = (line: string | undefined) => line === ''

/**
 * Reads a sign-in message by the grammar of EIP-4361 to the letter, every line
 * in its place. Texts that only a lenient parser accepts are rejected.
 *
 * @returns undefined for another text.
 */
export function parseSignInMessage(text: string): SignInMessage | undefined {
  if (text.length > maxLength) return undefined
  const { next, take, done } = createReader(text.split('\n'))
  const [, scheme, domain] = header.exec(next() ?? '') ?? []
  const address = next() ?? ''
  if (domain === undefined || !addressLine.test(address)) return undefined
  if (!isAddress(address) || getAddress(address) !== address) return undefined
  if (!isBlank(next())) return undefined
  const statement = next()
  if (!isBlank(statement)) {
    if (!statementLine.test(statement ?? '') || !isBlank(next())) {
      return undefined
    }
  }
  const uri = take('URI: ', uriText)
  const version = take('Version: ', /^1$/)
  const chainId = take('Chain ID: ', chainNumber)
  const nonce = take('Nonce: ', nonceText)
  const issued = take('Issued At: ', dateTime)
  const expiration = take('Expiration Time: ', dateTime)
  const earliest = take('Not Before: ', dateTime)
  take('Request ID: ', requestId)
  if (take('Resources:', /^$/) !== undefined) {
    while (take('- ', uriText) !== undefined);
  }
  if (
    !done() ||
    uri === undefined ||
    version === undefined ||
    chainId === undefined ||
    nonce === undefined ||
    issued === undefined
  ) {
    return undefined
  }
  const issuedAt = readTime(issued)
  const expirationTime = readOptionalTime(expiration)
  const notBefore = readOptionalTime(earliest)
  if ([issuedAt, expirationTime, notBefore].some(Number.isNaN)) {
    return undefined
  }
  return {
    scheme,
    domain,
    address,
    uri,
    chainId,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
  }
}
