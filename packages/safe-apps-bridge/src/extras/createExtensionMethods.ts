import type { SignOptions } from '../app/AppBridge.ts'
import type { CallOptions } from '../app/createHostPort.ts'
import type { ExtensionNames } from '../protocol/features.ts'
import type { ContractAbi } from '../protocol/walletTypes.ts'
import type { BridgeParts, RareMethods } from './RareMethods.ts'
import { contractAbi } from './replies.ts'

const names: ExtensionNames = {
  getContractAbi: 'abi/1',
  openStorage: 'storage/1',
}

/** The methods that a wallet may offer besides those of the protocol. */
export function createExtensionMethods({
  call,
  fits,
  BridgeError,
}: BridgeParts): Pick<RareMethods, keyof ExtensionNames> {
  /**
   * Rejects unless the wallet named the extension: others may leave an unknown
   * method without an answer.
   */
  const negotiate = async (
    method: keyof ExtensionNames,
    options: CallOptions | undefined,
  ) => {
    let features: unknown
    // Every wallet answers this at once, and names its extensions beside it.
    await call(
      'getSafeInfo',
      undefined,
      (_, message) => {
        ;({ features } = Object(message))
        return true
      },
      { timeout: 2000, ...options },
    )
    if (!Array.isArray(features) || !features.includes(names[method]))
      throw new BridgeError(`The wallet does not offer "${method}".`, {
        code: 4200,
      })
  }

  return {
    async getContractAbi({ address }, options) {
      await negotiate('getContractAbi', options)
      const found = await call<ContractAbi | null>(
        'getContractAbi',
        { address },
        (value) => value === null || fits(value, contractAbi),
        options,
      )
      return found ?? undefined
    },
    async openStorage(options) {
      await negotiate('openStorage', options)
      // The signal ends the opening; each call that follows has the same limit.
      const rest: SignOptions =
        options?.timeout === undefined ? {} : { timeout: options.timeout }
      return {
        keys: () => call('storage_keys', undefined, ['text'], rest),
        get: async (key) =>
          (await call<string | null>('storage_get', { key }, 'text?', rest)) ??
          undefined,
        set: async (key, value) =>
          void (await call('storage_set', { key, value }, () => true, rest)),
        remove: async (key) =>
          void (await call('storage_remove', { key }, () => true, rest)),
      }
    },
  }
}
