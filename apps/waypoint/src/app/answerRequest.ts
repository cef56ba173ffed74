import { isGrantable } from '../pages/describeScope.ts'
import type {
  AuthorizeRequest,
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { definition } from '../review/definition.ts'
import { issueIdToken } from '../token/issueIdToken.ts'
import type { Installation } from './loadInstallation.ts'

/** Does what the user approved; the result is posted to the app. */
export async function answerRequest(
  request: AuthorizeRequest | MessageRequest | TypedDataRequest,
  { wallet, tokenKey }: Installation,
): Promise<unknown> {
  switch (request.kind) {
    case 'message':
      return wallet.signMessage({ message: request.message })
    case 'typed-data':
      return wallet.signTypedData(definition(request.typedData))
    case 'authorize': {
      const scopes = request.scopes.filter(isGrantable)
      const id_token = await issueIdToken(tokenKey, {
        issuer: location.origin,
        clientId: request.client.id,
        scopes,
      })
      return scopes.includes('wallet')
        ? { id_token, address: wallet.address }
        : { id_token }
    }
  }
}
