import { forbidden, Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findSafe } from './findSafe.ts'
import { ownerOf } from './signersOf.ts'

const lifetime = 300_000
const lock = 30_000

/** The key of an owner's address in the store. */
export function emailKey(
  chainId: string,
  safeAddress: string,
  signer: string,
): string {
  return `${chainId}:${safeAddress}:${signer}`.toLowerCase()
}

/** E-mail addresses of owners, and the codes that verify them. */
export function emailAnswers(store: Store) {
  const keyOf = ({ chainId = '', safeAddress = '', signerAddress = '' }) =>
    emailKey(chainId, safeAddress, signerAddress)
  const code = () => ({
    code: `${100_000 + store.next('code')}`,
    sentAt: store.now(),
  })
  // What the signature covers takes cryptography to tell; that it is there does not.
  const guard = (headers: Headers) => {
    const at = Number(
      headers.get('Safe-Wallet-Signature-Timestamp') ?? Number.NaN,
    )
    if (!headers.get('Safe-Wallet-Signature') || Number.isNaN(at))
      throw forbidden()
  }
  const find = (params: Readonly<Record<string, string>>) => {
    findSafe(store, params)
    const found = store.emails.get(keyOf(params))
    if (!found)
      throw new Refusal(
        404,
        `No email address was found for the provided signer ${params['signerAddress']}.`,
      )
    return found
  }
  return {
    registerEmail: ({ params, body, headers }) => {
      guard(headers)
      if (!ownerOf(findSafe(store, params), body.signer)) throw forbidden()
      const key = keyOf({ ...params, signerAddress: body.signer })
      const email = body.emailAddress
      store.emails.set(key, { email, verified: false, ...code() })
      return undefined
    },
    changeEmail: ({ params, body, headers }) => {
      guard(headers)
      const found = find(params)
      if (found.email === body.emailAddress)
        throw new Refusal(409, 'Email address matches that of the Safe owner.')
      Object.assign(found, {
        email: body.emailAddress,
        verified: false,
        ...code(),
      })
      return undefined
    },
    getRegisteredEmail: ({ params, headers }) => {
      guard(headers)
      const { email, verified } = find(params)
      return { email, verified }
    },
    deleteRegisteredEmail: ({ params, headers }) => {
      guard(headers)
      findSafe(store, params)
      store.emails.delete(keyOf(params))
      return undefined
    },
    resendEmailVerificationCode: ({ params }) => {
      findSafe(store, params)
      const found = store.emails.get(keyOf(params))
      if (found && !found.verified && store.now() - found.sentAt >= lock)
        Object.assign(found, code())
      return undefined
    },
    verifyEmail: ({ params, body }) => {
      const found = find(params)
      if (found.code !== body.code || store.now() - found.sentAt > lifetime)
        return new Response(null, { status: 400 })
      found.verified = true
      return undefined
    },
    unsubscribeSingle: () => undefined,
    unsubscribeAll: () => undefined,
  } satisfies StateAnswers
}
