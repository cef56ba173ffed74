import type { Account, Address } from '../../types/index.gen.ts'
import { createAccountDataType } from '../fixtures/accounts.ts'
import { forbidden, invalid, refuse } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { checkAddress } from './findSafe.ts'
import { same } from './same.ts'

const nonceLifetime = 300_000
/** Milliseconds that other clocks may be ahead. */
const skew = 30_000
const longestName = 128

const dataTypes = [
  createAccountDataType(),
  createAccountDataType({
    id: '2',
    name: 'Watchlist',
    description: 'Safes that are followed without owning them.',
  }),
]

/** Sign-in with its one visitor, and that visitor's account. */
export function accountAnswers(store: Store) {
  const visitor = (address: string): Address => {
    if (store.session === undefined) throw forbidden()
    if (!same(store.session.address, address)) throw refuse(401, 'Unauthorized')
    return store.session.address
  }
  const holder = (params: Readonly<Record<string, string>>): Address => {
    const { address = '' } = params
    checkAddress(address)
    return visitor(address)
  }
  const account = (address: Address) => {
    const found = store.accounts.get(address.toLowerCase())
    if (!found) throw refuse(404, 'Account not found')
    return found
  }
  const toAccount = (address: Address): Account => {
    const { id, name } = account(address)
    return { id, groupId: null, address, name }
  }
  return {
    getAuthNonce: () => {
      const nonce = `nonce${`${store.next('nonce')}`.padStart(8, '0')}`
      store.nonces.set(nonce, store.now())
      return { nonce }
    },
    verifyAuth: ({ body }) => {
      const now = store.now()
      const message = readMessage(body.message)
      if (!message || !isBound(store, message, now))
        throw refuse(401, 'Invalid message')
      const { address, chainId, nonce } = message
      const given = store.nonces.get(nonce)
      store.nonces.delete(nonce)
      if (given === undefined || now - given >= nonceLifetime)
        throw refuse(401, 'Invalid nonce')
      store.session = { address, chainId }
      return undefined
    },
    getMe: () => {
      if (store.session === undefined) throw forbidden()
      const { address } = store.session
      return { id: address, authMethod: 'siwe', signerAddress: address }
    },
    logout: () => {
      store.session = undefined
      return undefined
    },
    createAccount: ({ body }): Account => {
      const address = visitor(body.address)
      const { name = null } = body
      if (name?.includes('\0')) throw invalid(['name'], 'Invalid name')
      if (name !== null && name.length > longestName)
        throw invalid(['name'], 'Name is too long')
      const key = address.toLowerCase()
      if (store.accounts.has(key)) throw refuse(422, 'Account already exists')
      const id = `${store.next('account')}`
      store.accounts.set(key, { id, name, settings: [] })
      return toAccount(address)
    },
    getAccount: ({ params }): Account => toAccount(holder(params)),
    deleteAccount: ({ params }) => {
      const address = holder(params)
      account(address)
      store.accounts.delete(address.toLowerCase())
      return undefined
    },
    getAccountDataTypes: () => dataTypes,
    getAccountDataSettings: ({ params }) => [
      ...account(holder(params)).settings,
    ],
    putAccountDataSettings: ({ params, body }) => {
      const address = holder(params)
      const active = new Set(dataTypes.map(({ id }) => id))
      // Each may be set once.
      if (
        !body.accountDataSettings.every(({ dataTypeId }) =>
          active.delete(dataTypeId),
        )
      )
        throw refuse(422, 'Data types not found or not active')
      const found = account(address)
      const settings = new Map(
        [...found.settings, ...body.accountDataSettings].map((one) => [
          one.dataTypeId,
          one,
        ]),
      )
      found.settings = [...settings.values()].sort((one, other) =>
        one.dataTypeId < other.dataTypeId ? -1 : 1,
      )
      return [...found.settings]
    },
  } satisfies StateAnswers
}

interface SignInMessage {
  readonly scheme: string | undefined
  readonly domain: string
  readonly address: Address
  readonly uri: string
  readonly chainId: string
  readonly nonce: string
  readonly issued: number
  readonly expires: number
  readonly starts: number
}

const messageShape =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?([\w.:[\]-]+) wants you to sign in with your Ethereum account:\n(0x[\da-fA-F]{40})\n\n(?:[^\n]+\n)?\nURI: (\S+)\nVersion: 1\nChain ID: ([1-9]\d*)\nNonce: ([A-Za-z\d]{8,128})\nIssued At: (\S+)(?:\nExpiration Time: (\S+))?(?:\nNot Before: (\S+))?(?:\nRequest ID: \S*)?(?:\nResources:(?:\n- \S+)*)?$/

/** Reads a message of EIP-4361; undefined when it has another form. */
function readMessage(text: string): SignInMessage | undefined {
  const [found, ...parts] = messageShape.exec(text) ?? []
  if (found === undefined) return undefined
  const [scheme, domain, address, uri, chainId, nonce, ...times] = parts
  const [issued = '', expires, starts] = times
  const message = {
    scheme,
    domain: domain ?? '',
    address: address as Address,
    uri: uri ?? '',
    chainId: chainId ?? '',
    nonce: nonce ?? '',
    issued: Date.parse(issued),
    expires:
      expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires),
    starts: starts === undefined ? 0 : Date.parse(starts),
  }
  const isTimed = ![message.issued, message.expires, message.starts].some(
    Number.isNaN,
  )
  return isTimed ? message : undefined
}

/** Whether a message is meant for its page, for a known chain, and for now. */
function isBound(store: Store, message: SignInMessage, now: number): boolean {
  const { scheme, domain, uri, chainId, issued, expires, starts } = message
  const page = URL.canParse(uri) ? new URL(uri) : undefined
  return (
    page?.host === domain &&
    (scheme === undefined || `${scheme}:` === page.protocol) &&
    store.chains.some((chain) => chain.chainId === chainId) &&
    issued <= now + skew &&
    expires > now &&
    starts <= now
  )
}
