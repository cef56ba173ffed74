import type {
  AppBridge,
  SignResult,
  TransactionDetails,
} from '@strongroom/safe-apps-bridge'
import { type Hex, stringToHex } from 'viem'
import { readQuantity } from '../safe/readQuantity.ts'
import { raceSignature } from './raceSignature.ts'
import type { Message, Progress, SafeWallet, Signed } from './SafeWallet.ts'

/** The wallet, called through the bridge alone. */
export function createBridgeWallet(bridge: AppBridge): SafeWallet {
  return {
    kind: 'bridge',
    async send(calls) {
      const { safeTxHash } = await bridge.sendTransactions({ txs: calls })
      return safeTxHash
    },
    async follow(safeTxHash, { signal, onProgress }) {
      const details = await bridge.waitForTransaction(safeTxHash, {
        signal,
        onStatus: (details) => onProgress(toProgress(details)),
      })
      return toProgress(details)
    },
    sign: (message, options) =>
      raceSignature(bridge, options, async (options) =>
        toSigned(
          await (message.kind === 'typed'
            ? bridge.signTypedMessage(message.typedData, options)
            : bridge.signMessage(contentOf(message), options)),
        ),
      ),
    isSigned: (message, signature) =>
      bridge.isMessageSigned(
        message.kind === 'typed' ? message.typedData : contentOf(message),
        signature,
      ),
    async getBlockNumber() {
      const block = await bridge.rpcCall({
        call: 'eth_getBlockByNumber',
        params: ['latest', false],
      })
      return readQuantity(block?.['number'])
    },
    getBalance: async (address) =>
      readQuantity(
        await bridge.rpcCall({
          call: 'eth_getBalance',
          params: [address, 'latest'],
        }),
      ),
    call: async (call) =>
      (await bridge.rpcCall({
        call: 'eth_call',
        params: [call, 'latest'],
      })) as Hex,
    // The bridge is not its own.
    dispose() {},
  }
}

/** Bytes travel as hex; so does a text that wallets would take for bytes. */
function contentOf(message: Exclude<Message, { kind: 'typed' }>): string {
  if (message.kind === 'bytes') return message.bytes
  const { text } = message
  return /^0x/i.test(text) ? stringToHex(text) : text
}

function toProgress({ txStatus, txHash }: TransactionDetails): Progress {
  return { status: txStatus, ...(txHash != null && { txHash }) }
}

function toSigned(result: SignResult): Signed {
  if ('safeTxHash' in result) return { kind: 'onChain', ...result }
  return { kind: 'offChain', ...result }
}
