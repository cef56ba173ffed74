import type { Address, Hex } from 'viem'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import type { DiscoveryWindow } from '../discovery/discoverInjected.ts'
import { createFakeEvents } from './createFakeEvents.ts'
import { rpcError } from './rpcError.ts'
import { signWith } from './signWith.ts'

/** What the fake wallet signs with. A viem `LocalAccount` fits. */
export interface FakeAccount {
  address: Address
  signMessage?(parameters: { message: { raw: Hex } }): Promise<Hex>
  // biome-ignore lint/suspicious/noExplicitAny: viem's own parameter is generic
  signTypedData?(typedData: any): Promise<Hex>
}

/** Failures a test can switch on, at any time. */
export interface FakeFailures {
  /** Refuse `eth_requestAccounts`, never answer it, or fail otherwise. */
  connect?: 'reject' | 'hang' | 'error' | undefined
  /** Refuse signatures and transactions, or never answer. */
  sign?: 'reject' | 'hang' | undefined
  /** `lie` answers without switching; `unknown` answers 4902. */
  switchChain?: 'reject' | 'unknown' | 'lie' | 'unsupported' | undefined
  /** Refuse `wallet_addEthereumChain`, or add without switching to it. */
  addChain?: 'reject' | 'stay' | undefined
  /** Never answer `eth_accounts`. */
  accounts?: 'hang' | undefined
}

/** Options of {@link createFakeWallet}. */
export interface FakeWalletOptions {
  accounts: readonly FakeAccount[]
  /** @default 1337 */
  chainId?: number
  /** @default 'Fake wallet' */
  name?: string
  /** @default 'test.strongroom.fake' */
  rdns?: string
  /** @default a fresh one */
  uuid?: string
  icon?: string
  /** Whether the page already has the accounts. @default false */
  authorized?: boolean
  /** Answers every method the wallet has no answer for. */
  rpc?: (method: string, params: unknown) => Promise<unknown>
}

/** A wallet for tests: announces itself, signs, and fails when told to. */
export interface FakeWallet {
  readonly info: { uuid: string; name: string; rdns: string; icon: string }
  readonly provider: Eip1193Provider
  /** Every request, in order. */
  readonly calls: readonly { method: string; params: unknown }[]
  /** Mutable switches. */
  readonly failures: FakeFailures
  /** Announces now and on every request; the returned function stops. */
  announce(window: DiscoveryWindow): () => void
  /** Changes the accounts and tells the page if it is authorised. */
  setAccounts(accounts: readonly FakeAccount[]): void
  /** Changes the chain and tells the page. */
  setChainId(chainId: number): void
  /** Takes the accounts away, as locking does. */
  lock(): void
  /** Gives them back. */
  unlock(): void
  /** Emits a raw provider event. */
  emit(event: string, payload: unknown): void
  /** Listeners still registered on the provider. */
  listenerCount(): number
}

const icon =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>'

/**
 * Creates a wallet for tests.
 *
 * @example
 * ```ts
 * import { createFakeWallet } from '@strongroom/connectors/testing'
 *
 * const wallet = createFakeWallet({
 *   accounts: [{ address: '0x00000000000000000000000000000000000000aa' }],
 * })
 * wallet.announce(window)
 * wallet.failures.connect = 'reject'
 * ```
 */
export function createFakeWallet(options: FakeWalletOptions): FakeWallet {
  const info = {
    uuid: options.uuid ?? crypto.randomUUID(),
    name: options.name ?? 'Fake wallet',
    rdns: options.rdns ?? 'test.strongroom.fake',
    icon: options.icon ?? icon,
  }
  const calls: { method: string; params: unknown }[] = []
  const failures: FakeFailures = {}
  const events = createFakeEvents()
  let { accounts, authorized = false, chainId = 1337 } = options
  let locked = false

  const visible = () =>
    authorized && !locked ? accounts.map(({ address }) => address) : []
  const hex = (id: number) => `0x${id.toString(16)}`
  const move = (id: number) => {
    chainId = id
    events.emit('chainChanged', hex(id))
  }
  const hang = () => new Promise<never>(() => {})

  const answer = async (method: string, params: unknown): Promise<unknown> => {
    const [first, second] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_chainId':
        return hex(chainId)
      case 'eth_accounts':
        return failures.accounts === 'hang' ? hang() : visible()
      case 'eth_requestAccounts':
        if (failures.connect === 'hang') return hang()
        if (failures.connect === 'reject') throw rpcError(4001, 'Rejected')
        if (failures.connect === 'error') throw rpcError(-32603, 'Broken')
        authorized = true
        locked = false
        return visible()
      case 'wallet_switchEthereumChain': {
        if (failures.switchChain === 'reject') throw rpcError(4001, 'Rejected')
        if (failures.switchChain === 'unknown') throw rpcError(4902, 'Unknown')
        if (failures.switchChain === 'unsupported')
          throw rpcError(4200, 'Unsupported')
        if (failures.switchChain !== 'lie') move(Number(first.chainId))
        return null
      }
      case 'wallet_addEthereumChain':
        if (failures.addChain === 'reject') throw rpcError(4001, 'Rejected')
        if (failures.addChain !== 'stay') move(Number(first.chainId))
        return null
      case 'personal_sign':
      case 'eth_signTypedData_v4':
        if (failures.sign === 'hang') return hang()
        if (failures.sign === 'reject') throw rpcError(4001, 'Rejected')
        if (visible().length === 0) throw rpcError(4100, 'Not authorised')
        return signWith(accounts, method, [first, second])
      case 'eth_sendTransaction':
        if (failures.sign === 'hang') return hang()
        if (failures.sign === 'reject') throw rpcError(4001, 'Rejected')
    }
    if (options.rpc === undefined) throw rpcError(4200, `No ${method}`)
    return options.rpc(method, params)
  }

  return {
    info,
    calls,
    failures,
    provider: {
      request({ method, params }) {
        calls.push({ method, params })
        return answer(method, params)
      },
      on: events.on,
      removeListener: events.off,
    },
    announce(window) {
      const announce = () => {
        const detail = Object.freeze({ info, provider: this.provider })
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail }),
        )
      }
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
      return () =>
        window.removeEventListener('eip6963:requestProvider', announce)
    },
    setAccounts(next) {
      accounts = next
      if (authorized) events.emit('accountsChanged', visible())
    },
    setChainId: move,
    lock() {
      locked = true
      events.emit('accountsChanged', [])
    },
    unlock() {
      locked = false
      events.emit('accountsChanged', visible())
    },
    emit: events.emit,
    listenerCount: events.count,
  }
}
