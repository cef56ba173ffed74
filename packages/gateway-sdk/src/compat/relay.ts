import type { RelayCount, RelayTask } from '../schemas/index.ts'
import type { RelayTransactionRequest } from './requests.ts'
import { send } from './transport.ts'

/** Has a transaction sent and paid for. `POST /v1/chains/{chainId}/relay` */
export function relayTransaction(
  chainId: string,
  body: RelayTransactionRequest,
): Promise<RelayTask> {
  return send('POST', '/v1/chains/{chainId}/relay', { chainId }, { body })
}

/** Reads how many relays are left. `GET /v1/chains/{chainId}/relay/{address}` */
export function getRelayCount(
  chainId: string,
  address: string,
): Promise<RelayCount> {
  return send('GET', '/v1/chains/{chainId}/relay/{address}', {
    chainId,
    address,
  })
}
