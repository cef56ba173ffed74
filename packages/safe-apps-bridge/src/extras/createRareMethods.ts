import type { AppBridge, SignOptions, WaitOptions } from '../app/AppBridge.ts'
import { isTypedData } from '../protocol/isTypedData.ts'
import type {
  SignResult,
  TransactionDetails,
  TypedData,
} from '../protocol/walletTypes.ts'
import { createExtensionMethods } from './createExtensionMethods.ts'
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

// A wallet that just proposed something may not find it for a moment.
const failureLimit = 5

/**
 * Reads until there is something. `subscribe` gives a function that ends the
 * pause between two reads.
 */
async function poll<result>(
  read: () => Promise<result | undefined>,
  subscribe: (wake: () => void) => readonly (() => void)[],
  options: WaitOptions & {
    /** Whether no answer means: not yet. */
    isSilenceFine?: boolean
  },
): Promise<result> {
  const { signal, pollInterval = 4000, isSilenceFine } = options
  let hasNews = false
  let wake = () => {}
  const stops = subscribe(() => {
    hasNews = true
    wake()
  })
  signal?.addEventListener('abort', () => wake(), { once: true })
  try {
    for (let failures = 0; ; ) {
      signal?.throwIfAborted()
      hasNews = false
      try {
        const result = await read()
        if (result !== undefined) return result
        failures = 0
      } catch (error) {
        const isSilence = (error as Error).name === 'BridgeTimeoutError'
        if (!isSilence && !isTemporary(error)) throw error
        if (!(isSilence && isSilenceFine) && ++failures >= failureLimit)
          throw error
      }
      if (hasNews || signal?.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollInterval)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    for (const stop of stops) stop()
  }
}

/** Ends a pause when the bridge was disposed or the wallet closed the app. */
function onEnd(bridge: AppBridge, wake: () => void): readonly (() => void)[] {
  return [
    bridge.on('shutdown', wake),
    // Known to this package only.
    bridge.on('disposed' as 'shutdown', wake),
  ]
}

// 4200: it will never know. 4900: it is gone.
function isTemporary(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return name === 'BridgeRequestError' && code !== 4200 && code !== 4900
}

/** Polls a transaction until it has come to an end. */
function waitForTransaction(
  bridge: AppBridge,
  safeTxHash: string,
  options: Parameters<AppBridge['waitForTransaction']>[1] = {},
): Promise<TransactionDetails> {
  const { onStatus, ...rest } = options
  const { signal } = options
  let last: string | undefined
  return poll(
    async () => {
      const details = await bridge.getTransaction(
        { safeTxHash },
        signal && { signal },
      )
      const { txStatus } = details
      if (txStatus !== last) onStatus?.(details)
      last = txStatus
      return /^(SUCCESS|FAILED|CANCELLED)$/.test(txStatus) ? details : undefined
    },
    (wake) => [
      bridge.on('transactionStatus', (news) => {
        if (news.safeTxHash === safeTxHash) wake()
      }),
      ...onEnd(bridge, wake),
    ],
    rest,
  )
}

/** Polls the signatures of a message until there are enough. */
function waitForOffChainSignature(
  bridge: AppBridge,
  messageHash: string,
  options: WaitOptions = {},
): Promise<string> {
  const { signal } = options
  return poll(
    async () => {
      const signature = await bridge.getOffChainSignature(
        messageHash,
        signal && { signal },
      )
      return /^0x./.test(signature) ? signature : undefined
    },
    (wake) => [
      bridge.on('messageSigned', (news) => {
        if (news.messageHash === messageHash) wake()
      }),
      ...onEnd(bridge, wake),
    ],
    // Some wallets answer this request only once they can.
    { ...options, isSilenceFine: true },
  )
}

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
    ...createExtensionMethods(parts),
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
