import type { Address } from 'viem'
import { SignInError } from './SignInError.ts'

/** The fields of an EIP-4361 message that are used. */
export interface SignInMessageFields {
  /** Host and port of the page that asks, as in `location.host`. */
  readonly domain: string
  /** Checksummed. */
  readonly address: Address
  /** One line of plain English letters and signs. */
  readonly statement?: string | undefined
  /** A page of that same host; `location.origin` as a rule. */
  readonly uri: string
  readonly chainId: number
  /** Eight letters and digits at least, from the gateway. */
  readonly nonce: string
  readonly issuedAt: Date
  readonly expirationTime: Date
}

const addressText = /^0x[\dA-Fa-f]{40}$/
// `reserved`, `unreserved` and the space, by EIP-4361.
const statementText = /^[\w \-.~:/?#[\]@!$&'()*+,;=]+$/
const nonceText = /^[A-Za-z\d]{8,128}$/

/**
 * The text that a wallet signs to sign in, exactly in the format of EIP-4361.
 * Fields with line breaks are refused.
 *
 * @throws SignInError `message` for a field that does not fit
 * @example
 * import { createSignInMessage } from '@strongroom/react-hooks/connect'
 *
 * createSignInMessage({
 *   domain: 'app.example',
 *   address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *   uri: 'https://app.example',
 *   chainId: 2020,
 *   nonce: '0123456789abcdef',
 *   issuedAt: new Date(),
 *   expirationTime: new Date(Date.now() + 3_600_000),
 * })
 */
export function createSignInMessage(fields: SignInMessageFields): string {
  const { domain, address, statement, uri, chainId, nonce } = fields
  const { issuedAt, expirationTime } = fields
  const page = URL.parse(uri)
  const wrong = Object.entries({
    uri:
      page === null ||
      !/^https?:$/.test(page.protocol) ||
      page.username !== '' ||
      page.password !== '' ||
      // The parsed URI has to equal the text: no hidden line breaks.
      (page.href !== uri && page.href !== `${uri}/`),
    domain: domain === '' || page?.host !== domain,
    address: !addressText.test(address),
    statement: statement !== undefined && !statementText.test(statement),
    chainId: !Number.isSafeInteger(chainId) || chainId <= 0,
    // The gateway's word: an object could throw when it is turned into text.
    nonce: typeof nonce !== 'string' || !nonceText.test(nonce),
    issuedAt: Number.isNaN(issuedAt.getTime()),
    expirationTime: !(expirationTime > issuedAt),
  }).find(([, isWrong]) => isWrong)
  if (wrong !== undefined) throw new SignInError('message', { field: wrong[0] })
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expirationTime.toISOString()}`,
  ].join('\n')
}
