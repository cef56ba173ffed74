import type {
  Account,
  AccountDataSetting,
  AccountDataType,
  AuthNonce,
} from '../schemas/index.ts'
import type { EthereumAddress } from './requests.ts'
import { send } from './transport.ts'

/** Requests a nonce to sign in with. `GET /v1/auth/nonce` */
export function getAuthNonce(): Promise<AuthNonce> {
  return send('GET', '/v1/auth/nonce', {}, { credentials: 'include' })
}

/** Signs in; the answer sets a cookie. `POST /v1/auth/verify` */
export function verifyAuth(body: {
  message: string
  signature: string
}): Promise<void> {
  return send('POST', '/v1/auth/verify', {}, { body, credentials: 'include' })
}

/** Creates an account. `POST /v1/accounts` */
export function createAccount(body: {
  address: EthereumAddress
}): Promise<Account> {
  return send('POST', '/v1/accounts', {}, { body, credentials: 'include' })
}

/** Reads an account. `GET /v1/accounts/{address}` */
export function getAccount(address: string): Promise<Account> {
  return send(
    'GET',
    '/v1/accounts/{address}',
    { address },
    { credentials: 'include' },
  )
}

/** Deletes an account. `DELETE /v1/accounts/{address}` */
export function deleteAccount(address: string): Promise<void> {
  return send(
    'DELETE',
    '/v1/accounts/{address}',
    { address },
    { credentials: 'include' },
  )
}

/** Lists the kinds of data of accounts. `GET /v1/accounts/data-types` */
export function getAccountDataTypes(): Promise<AccountDataType[]> {
  return send('GET', '/v1/accounts/data-types')
}

/** Lists an account's choices. `GET /v1/accounts/{address}/data-settings` */
export function getAccountDataSettings(
  address: string,
): Promise<AccountDataSetting[]> {
  return send(
    'GET',
    '/v1/accounts/{address}/data-settings',
    { address },
    { credentials: 'include' },
  )
}

/** Changes an account's choices. `PUT /v1/accounts/{address}/data-settings` */
export function putAccountDataSettings(
  address: string,
  body: { accountDataSettings: AccountDataSetting[] },
): Promise<AccountDataSetting[]> {
  return send(
    'PUT',
    '/v1/accounts/{address}/data-settings',
    { address },
    { body, credentials: 'include' },
  )
}
