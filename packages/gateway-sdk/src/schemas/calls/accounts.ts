import {
  accountDataSettingsSchema,
  accountDataTypesSchema,
  accountSchema,
  authNonceSchema,
  userSessionSchema,
} from '../entities/accounts.ts'
import {
  createAccountBodySchema,
  putAccountDataSettingsBodySchema,
  verifyAuthBodySchema,
} from '../requests/accounts.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'

export const accountsCalls = defineCalls({
  getAuthNonce: {
    method: 'GET',
    path: '/v1/auth/nonce',
    summary: 'Requests the nonce of a sign-in message.',
    answer: authNonceSchema,
    credentials: 'include',
    example: {},
  },
  verifyAuth: {
    method: 'POST',
    path: '/v1/auth/verify',
    summary: 'Signs in with an EIP-4361 message: the gateway sets its cookie.',
    body: verifyAuthBodySchema,
    credentials: 'include',
    example: {
      message: 'gateway.example wants you to sign in …',
      signature: examples.signature,
    },
  },
  getMe: {
    method: 'GET',
    path: '/v1/auth/me',
    summary: 'Reads who is signed in.',
    errors: { 403: 'the session is missing or has ended' },
    answer: userSessionSchema,
    credentials: 'include',
    example: {},
  },
  createAccount: {
    method: 'POST',
    path: '/v1/accounts',
    summary: 'Creates the account of the signed-in address.',
    body: createAccountBodySchema,
    answer: accountSchema,
    status: 201,
    credentials: 'include',
    example: { address: examples.owner },
  },
  getAccount: {
    method: 'GET',
    path: '/v1/accounts/{address}',
    summary: 'Reads the account of the signed-in address.',
    answer: accountSchema,
    credentials: 'include',
    example: { address: examples.owner },
  },
  getAccountDataTypes: {
    method: 'GET',
    path: '/v1/accounts/data-types',
    summary: 'Lists the kinds of data that an account may keep.',
    answer: accountDataTypesSchema,
    example: {},
  },
  putAccountDataSettings: {
    method: 'PUT',
    path: '/v1/accounts/{address}/data-settings',
    summary: 'Chooses what an account keeps.',
    body: putAccountDataSettingsBodySchema,
    answer: accountDataSettingsSchema,
    credentials: 'include',
    example: {
      address: examples.owner,
      accountDataSettings: [{ dataTypeId: '1', enabled: true }],
    },
  },
  getAccountDataSettings: {
    method: 'GET',
    path: '/v1/accounts/{address}/data-settings',
    summary: 'Reads what an account keeps.',
    answer: accountDataSettingsSchema,
    credentials: 'include',
    example: { address: examples.owner },
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/v1/accounts/{address}',
    summary: 'Deletes the account of the signed-in address.',
    status: 204,
    credentials: 'include',
    example: { address: examples.owner },
  },
  logout: {
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Signs out.',
    credentials: 'include',
    example: {},
  },
})
