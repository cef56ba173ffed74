import type { Hex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type Api, read } from './api.ts'

export const walletOrigin = 'http://localhost:5173'

export type SignInFields = Partial<Parameters<typeof createSiweMessage>[0]>

/** The message a wallet at the local stack's address would have signed. */
export const signInText = (
  person: Pick<HDAccount, 'address'>,
  nonce: string,
  fields: SignInFields = {},
): string =>
  createSiweMessage({
    address: person.address,
    domain: 'localhost:5173',
    uri: walletOrigin,
    version: '1',
    chainId: 1337,
    nonce,
    issuedAt: new Date(),
    ...fields,
  })

export const getNonce = async (api: Pick<Api, 'get'>): Promise<string> =>
  (await read<{ nonce: string }>(api.get('/v1/auth/nonce'))).nonce

/** The `name=value` of a response's cookie, as a browser sends it back. */
export const cookieOf = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** Signs in by the routes; returns the `Cookie` header. */
export async function signIn(
  api: Api,
  person: HDAccount,
  fields: SignInFields = {},
): Promise<string> {
  const message = signInText(person, await getNonce(api), fields)
  const signature: Hex = await person.signMessage({ message })
  const response = await api.post('/v1/auth/verify', { message, signature })
  if (response.status !== 200) {
    throw new Error(`Signing in answered ${response.status}.`)
  }
  return cookieOf(response)
}
