import { encryptShard } from '../grant/encryptShard.ts'
import { requestGrant } from '../grant/requestGrant.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { isGrantable } from '../pages/describeScope.ts'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'

/** Data for an app after the consent, on the wire. */
export interface AccessData {
  id_token?: string
  authorization_code?: string
  address?: string
  wallet_key?: string
}

/**
 * Gets the access that the user consented to; throws when the server does not
 * answer.
 */
export async function grantAccess(
  request: AuthorizeRequest,
  { name, signer }: WalletAccount,
  origin: string,
): Promise<AccessData> {
  const scopes = request.scopes.filter(isGrantable)
  const { client, codeChallenge, publicKey } = request
  const result = await requestGrant(
    signer,
    {
      clientId: client.id,
      scope: scopes.join(' '),
      name: scopes.includes('profile') ? name : undefined,
      codeChallenge,
    },
    { origin },
  )
  // The app exchanges the code; the address comes with the token.
  if (codeChallenge !== undefined) return result
  return {
    ...result,
    ...(scopes.includes('wallet') ? { address: signer.address } : {}),
    ...(publicKey === undefined
      ? {}
      : {
          wallet_key: await encryptShard(signer, {
            clientId: client.id,
            publicKey,
          }),
        }),
  }
}
