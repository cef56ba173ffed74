import type { Account, Address } from '../../schemas/index.ts'
import { createAccountDataType } from '../fixtures/accounts.ts'
import { forbidden, refuse } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { same } from './same.ts'

/** Sign-in with its one visitor, and that visitor's account. */
export function accountAnswers(store: Store) {
  const visitor = (address: string): Address => {
    if (store.session === undefined) throw forbidden()
    if (!same(store.session, address)) throw refuse(401, 'Unauthorized')
    return store.session
  }
  const account = (address: string) => {
    const found = store.accounts.get(visitor(address).toLowerCase())
    if (!found) throw refuse(404, 'Account not found')
    return found
  }
  return {
    getAuthNonce: () => {
      const nonce = `nonce${`${store.next('nonce')}`.padStart(8, '0')}`
      store.nonces.set(nonce, store.now())
      return { nonce }
    },
    verifyAuth: ({ body }) => {
      const now = store.now()
      const { address, nonce, expires, starts } = readMessage(body.message)
      if (!address || expires <= now || starts > now)
        throw refuse(401, 'Invalid message')
      const given = store.nonces.get(nonce)
      store.nonces.delete(nonce)
      if (given === undefined || now - given > 300_000)
        throw refuse(401, 'Invalid nonce')
      store.session = address
      return undefined
    },
    getMe: () => {
      if (store.session === undefined) throw forbidden()
      return { id: '1', authMethod: 'siwe', signerAddress: store.session }
    },
    logout: () => {
      store.session = undefined
      return undefined
    },
    createAccount: ({ body }): Account => {
      const address = visitor(body.address)
      const key = address.toLowerCase()
      if (store.accounts.has(key)) throw refuse(422, 'Account already exists')
      const id = `${store.next('account')}`
      store.accounts.set(key, { id, settings: [] })
      return { id, groupId: null, address }
    },
    getAccount: ({ params }): Account => {
      const { address = '' } = params
      const { id } = account(address)
      return { id, groupId: null, address: visitor(address) }
    },
    deleteAccount: ({ params }) => {
      const { address = '' } = params
      account(address)
      store.accounts.delete(address.toLowerCase())
      return undefined
    },
    getAccountDataTypes: () => [createAccountDataType()],
    getAccountDataSettings: ({ params }) => [
      ...account(params['address'] ?? '').settings,
    ],
    putAccountDataSettings: ({ params, body }) => {
      const found = account(params['address'] ?? '')
      const known = createAccountDataType().id
      if (
        body.accountDataSettings.some(({ dataTypeId }) => dataTypeId !== known)
      )
        throw refuse(422, 'Data types not found or not active')
      found.settings = body.accountDataSettings
      return [...found.settings]
    },
  } satisfies StateAnswers
}

/** The parts of an EIP-4361 message that count here. */
function readMessage(message: string) {
  const field = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]
  const time = (name: string, otherwise: number) => {
    const text = field(name)
    return text === undefined ? otherwise : Date.parse(text)
  }
  const [first = '', second = ''] = message.split('\n')
  const isSignIn = / wants you to sign in with your Ethereum account:$/.test(
    first,
  )
  return {
    address:
      isSignIn && /^0x[\da-f]{40}$/i.test(second)
        ? (second as Address)
        : undefined,
    nonce: field('Nonce') ?? '',
    expires: time('Expiration Time', Number.POSITIVE_INFINITY),
    starts: time('Not Before', 0),
  }
}
