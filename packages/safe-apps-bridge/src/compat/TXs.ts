import { isTypedData } from '../protocol/isTypedData.ts'
import type { GatewayTransactionDetails } from './gatewayTypes.ts'
import { Methods } from './Methods.ts'
import type {
  Communicator,
  EIP712TypedData,
  SendTransactionsParams,
  SendTransactionsResponse,
  SignMessageResponse,
} from './sdkTypes.ts'

/** Requests that need the user's consent. */
export class TXs {
  private readonly communicator: Communicator

  constructor(communicator: Communicator) {
    this.communicator = communicator
  }

  async getBySafeTxHash(
    safeTxHash: string,
  ): Promise<GatewayTransactionDetails> {
    if (!safeTxHash) throw new Error('Invalid safeTxHash')
    return this.#ask(Methods.getTxBySafeTxHash, { safeTxHash })
  }

  async signMessage(message: string): Promise<SignMessageResponse> {
    return this.#ask(Methods.signMessage, { message })
  }

  async signTypedMessage(
    typedData: EIP712TypedData,
  ): Promise<SignMessageResponse> {
    if (!isTypedData(typedData)) throw new Error('Invalid typed data')
    return this.#ask(Methods.signTypedMessage, { typedData })
  }

  async send({
    txs,
    params,
  }: SendTransactionsParams): Promise<SendTransactionsResponse> {
    if (!txs?.length) throw new Error('No transactions were passed')
    return this.#ask(Methods.sendTransactions, { txs, params })
  }

  async #ask<data>(method: Methods, params: unknown): Promise<data> {
    return (
      await this.communicator.send<Methods, unknown, data>(method, params)
    ).data
  }
}
