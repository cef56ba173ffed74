import type { SignOptions } from '../app/AppBridge.ts'
import { isTypedData } from '../protocol/isTypedData.ts'
import type { SignResult, TypedData } from '../protocol/walletTypes.ts'
import type { BridgeParts, RareMethods } from './RareMethods.ts'
import {
  addressBook,
  balances,
  chainInfo,
  permissions,
  proposed,
  signed,
  theme,
  transactionDetails,
} from './replies.ts'
import { requestAddressBook } from './requestAddressBook.ts'
import { waitForOffChainSignature } from './waitForOffChainSignature.ts'
import { waitForTransaction } from './waitForTransaction.ts'

type Hashing = typeof import('../hashing/index.ts')

/** Options of requests that wait for the user. */
const unlimited = (options?: SignOptions) => ({ timeout: 0, ...options })

/** The methods of the bridge that few apps need. */
export function createRareMethods(parts: BridgeParts): RareMethods {
  const { bridge, call, fits, BridgeError } = parts
  const signResult = (value: unknown) =>
    fits(value, signed) || fits(value, proposed)
  const sign = async (
    asked: { message: string } | { typedData: TypedData },
    options: SignOptions | undefined,
  ): Promise<SignResult> => {
    const method = 'message' in asked ? 'signMessage' : 'signTypedMessage'
    const all = unlimited(options)
    const result = await call<SignResult>(method, asked, signResult, all)
    // Wallets without the hash leave it out or write null.
    if ('messageHash' in result && !result.messageHash)
      delete result.messageHash
    return result
  }
  /** Errors of hashing, which stands alone, as those of the bridge. */
  const hash = async <result>(
    use: (hashing: Hashing) => result | Promise<result>,
  ): Promise<result> => {
    try {
      return await use(await import('../hashing/index.ts'))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'HashingError')
        throw error
      throw new BridgeError(error.message, { code: -32602, cause: error })
    }
  }

  return {
    getChainInfo: (options) =>
      call('getChainInfo', undefined, chainInfo, options),
    getEnvironmentInfo: (options) =>
      call('getEnvironmentInfo', undefined, { origin: 'text' }, options),
    getCurrentTheme: (options) =>
      call('getCurrentTheme', undefined, theme, options),
    getSafeBalances: ({ currency = 'usd' } = {}, options) =>
      call('getSafeBalances', { currency }, balances, options),
    getTransaction: ({ safeTxHash }, options) =>
      call('getTxBySafeTxHash', { safeTxHash }, transactionDetails, options),
    signMessage: (message, options) => sign({ message }, options),
    async signTypedMessage(typedData, options) {
      if (!isTypedData(typedData)) throw new BridgeError('Invalid typed data')
      return sign({ typedData }, options)
    },
    getOffChainSignature: (messageHash, options) =>
      call('getOffChainSignature', messageHash, 'text', options),
    getPermissions: (options) =>
      call('wallet_getPermissions', undefined, permissions, options),
    requestPermissions: (asked, options) =>
      call('wallet_requestPermissions', asked, permissions, unlimited(options)),
    async requestAddressBook(options) {
      await requestAddressBook(parts, options)
      return call('requestAddressBook', undefined, addressBook, options)
    },
    waitForTransaction: (...args) => waitForTransaction(bridge, ...args),
    waitForOffChainSignature: (...args) =>
      waitForOffChainSignature(bridge, ...args),
    calculateMessageHash: (message) =>
      hash(({ hashMessage }) => hashMessage(message)),
    calculateTypedMessageHash: (typedData) =>
      hash(({ hashTypedData }) => hashTypedData(typedData)),
    isMessageSigned: (...args) =>
      hash(({ isMessageSigned }) => isMessageSigned(bridge, ...args)),
    isMessageHashSigned: (...args) =>
      hash(({ isHashSigned }) => isHashSigned(bridge, ...args)),
  }
}
