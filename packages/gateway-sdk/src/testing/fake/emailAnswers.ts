import { forbidden, invalid, Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { checkAddress, findChain, findSafe } from './findSafe.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'

const codeLifetime = 300_000
const resendLock = 30_000
const mostGuesses = 5
const requestLifetime = 300_000
/** Milliseconds that other clocks may be ahead. */
const skew = 30_000

type Params = Readonly<Record<string, string>>

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
  /** The key of the owner in a path. */
  const keyOf = (params: Params) => {
    const { chainId = '', safeAddress = '', signerAddress = '' } = params
    findChain(store, chainId)
    checkAddress(safeAddress)
    checkAddress(signerAddress)
    return emailKey(chainId, safeAddress, signerAddress)
  }
  const newCode = () => ({
    code: `${100_000 + store.next('code')}`,
    sentAt: store.now(),
    guesses: 0,
  })
  // Recovering the signer takes cryptography. Its form, its time and its single
  // use are checked.
  const readRequest = (headers: Headers, key: string, action: string) => {
    const signature = headers.get('Safe-Wallet-Signature') ?? ''
    const time = headers.get('Safe-Wallet-Signature-Timestamp') ?? ''
    const age = store.now() - Number(time)
    const request = `${action}:${key}:${time}`
    if (
      !/^\d{1,15}$/.test(time) ||
      age >= requestLifetime ||
      age < -skew ||
      !/^0x[\da-f]{130}$/i.test(signature) ||
      Number.parseInt(signature.slice(-2), 16) > 28 ||
      store.emailRequests.has(request)
    )
      throw forbidden()
    return { spend: () => store.emailRequests.add(request) }
  }
  const requireOwner = (params: Params, signer: string) => {
    if (!ownerOf(findSafe(store, params), signer)) throw forbidden()
  }
  const find = (key: string, signer = '') => {
    const found = store.emails.get(key)
    if (found) return found
    throw new Refusal(
      404,
      `No email address was found for the provided signer ${signer}.`,
    )
  }
  const checkToken = (query: URLSearchParams) => {
    if (
      !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(
        query.get('token') ?? '',
      )
    )
      throw invalid(['token'], 'Invalid UUID')
  }
  return {
    registerEmail: ({ params, body, headers }) => {
      const { emailAddress: email, signer } = body
      const key = keyOf({ ...params, signerAddress: signer })
      const request = readRequest(headers, key, `register ${email}`)
      requireOwner(params, signer)
      request.spend()
      if (same(store.emails.get(key)?.email ?? '', email)) return undefined
      store.emails.set(key, { email, verified: false, ...newCode() })
      return undefined
    },
    changeEmail: ({ params, body, headers }) => {
      const { emailAddress: email } = body
      const { signerAddress: signer = '' } = params
      const key = keyOf(params)
      const request = readRequest(headers, key, `edit ${email}`)
      requireOwner(params, signer)
      const found = find(key, signer)
      if (same(found.email, email))
        throw new Refusal(409, 'Email address matches that of the Safe owner.')
      request.spend()
      Object.assign(found, { email, verified: false, ...newCode() })
      return undefined
    },
    getRegisteredEmail: ({ params, headers }) => {
      const key = keyOf(params)
      readRequest(headers, key, 'retrieval').spend()
      const { email, verified } = find(key, params['signerAddress'])
      return { email, verified }
    },
    deleteRegisteredEmail: ({ params, headers }) => {
      const key = keyOf(params)
      readRequest(headers, key, 'delete').spend()
      store.emails.delete(key)
      return undefined
    },
    resendEmailVerificationCode: ({ params }) => {
      const found = store.emails.get(keyOf(params))
      if (found && !found.verified && store.now() - found.sentAt >= resendLock)
        Object.assign(found, newCode())
      return undefined
    },
    verifyEmail: ({ params, body }) => {
      const found = store.emails.get(keyOf(params))
      const isOpen =
        found !== undefined &&
        found.guesses < mostGuesses &&
        store.now() - found.sentAt < codeLifetime
      if (isOpen) found.guesses++
      if (!isOpen || found.code !== body.code)
        throw new Refusal(400, 'The code is wrong or no longer valid')
      found.verified = true
      return undefined
    },
    unsubscribeSingle: ({ query }) => {
      checkToken(query)
      if (query.get('category') !== 'account_recovery')
        throw invalid(['category'], 'Invalid category')
      return undefined
    },
    unsubscribeAll: ({ query }) => {
      checkToken(query)
      return undefined
    },
  } satisfies StateAnswers
}
