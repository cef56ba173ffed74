import type { AppProvider, ProviderRequest } from '../provider/AppProvider.ts'
import { createAppProvider } from '../provider/createAppProvider.ts'
import { toHex } from '../provider/toHex.ts'
import { createSdkBridge } from './createSdkBridge.ts'
import { EventEmitter } from './EventEmitter.ts'
import type { SafeAppsSDK } from './SafeAppsSDK.ts'
import type { SafeInfo } from './sdkTypes.ts'

const names = ['chainChanged', 'accountsChanged', 'disconnect'] as const

/** The provider as apps know it, over their SDK. */
export class SafeAppProvider extends EventEmitter {
  private readonly safe: SafeInfo
  private readonly sdk: SafeAppsSDK
  readonly #provider: AppProvider

  constructor(safe: SafeInfo, sdk: SafeAppsSDK) {
    super()
    this.safe = safe
    this.sdk = sdk
    this.#provider = createAppProvider(createSdkBridge(this.sdk), {
      safe: this.safe,
    })
    for (const name of names)
      this.#provider.on(name, (payload) => void this.emit(name, payload))
  }

  /** Emits `connect`, with the chain id in hex as EIP-1193 asks. */
  async connect(): Promise<void> {
    this.emit('connect', { chainId: toHex(this.chainId) })
  }

  async disconnect(): Promise<void> {}

  get chainId(): number {
    return this.#provider.chainId
  }

  // biome-ignore lint/suspicious/noExplicitAny: EIP-1193 leaves results open
  request(request: ProviderRequest): Promise<any> {
    return this.#provider.request(request)
  }

  send(
    request: ProviderRequest & { id?: unknown },
    // biome-ignore lint/suspicious/noExplicitAny: as apps have it
    callback: (error: any, response?: any) => void,
  ): void {
    this.#provider.send(request, callback)
  }
}
