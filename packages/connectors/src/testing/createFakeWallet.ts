import type { Address, Hex } from 'viem'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import type { DiscoveryWindow } from '../discovery/discoverInjected.ts'
import { createFakeEvents } from './createFakeEvents.ts'
import { type Failure, type FakeFailures, fail } from './FakeFailures.ts'
import { rpcError } from './rpcError.ts'

/**
 * Signs `personal_sign` and `eth_signTypedData_v4` with the requested account.
 */
function signWith(
  accounts: readonly FakeAccount[],
  method: 'personal_sign' | 'eth_signTypedData_v4',
  params: readonly unknown[],
): Promise<Hex> {
  const isMessage = method === 'personal_sign'
  const [payload, address] = isMessage ? params : [params[1], params[0]]
  const account = accounts.find(
    (entry) => entry.address.toLowerCase() === String(address).toLowerCase(),
  )
  if (account === undefined) throw rpcError(4100, 'Unknown account')
  if (isMessage) {
    if (!account.signMessage) throw rpcError(4200, 'Can not sign messages')
    return account.signMessage({ message: { raw: payload as Hex } })
  }
  if (!account.signTypedData) throw rpcError(4200, 'Can not sign typed data')
  return account.signTypedData(
    typeof payload === 'string' ? JSON.parse(payload) : payload,
  )
}

/** Signer of the fake wallet. A viem `LocalAccount` fits. */
export interface FakeAccount {
  address: Address
  signMessage?(parameters: { message: { raw: Hex } }): Promise<Hex>
  // biome-ignore lint/suspicious/noExplicitAny: viem's own parameter is generic
  signTypedData?(typedData: any): Promise<Hex>
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
  /**
   * How listeners are removed; some wallets only know `off`, some neither.
   * @default 'removeListener'
   */
  removal?: 'removeListener' | 'off' | 'none'
  /** Sets `provider.isRonin`. @default false */
  isRonin?: boolean
  /** Answers every method the wallet has no answer for. */
  rpc?: (method: string, params: unknown) => Promise<unknown>
}

/** A wallet for tests: announces itself, signs, and fails on demand. */
export interface FakeWallet {
  readonly info: { uuid: string; name: string; rdns: string; icon: string }
  readonly provider: Eip1193Provider
  /** Every request, in order. */
  readonly calls: readonly { method: string; params: unknown }[]
  /** Mutable switches. */
  readonly failures: FakeFailures
  /** Announces now and on every request; the returned function stops. */
  announce(window: DiscoveryWindow): () => void
  /** Changes the accounts and emits an event to an authorised page. */
  setAccounts(accounts: readonly FakeAccount[]): void
  /** Changes the chain and emits an event. */
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
  const { removal = 'removeListener' } = options
  let { accounts, authorized = false, chainId = 1337 } = options
  let locked = false

  const visible = () =>
    authorized && !locked ? accounts.map(({ address }) => address) : []
  const hex = (id: number) => `0x${id.toString(16)}`
  const move = (id: number) => {
    chainId = id
    events.emit('chainChanged', hex(id))
  }
  const failureOf = (method: string): Failure | undefined => {
    switch (method) {
      case 'eth_chainId':
        return failures.chainId
      case 'eth_accounts':
        return failures.accounts
      case 'eth_requestAccounts':
        return failures.connect
      case 'wallet_switchEthereumChain':
        return failures.switchChain === 'lie' ? undefined : failures.switchChain
      case 'wallet_addEthereumChain':
        return failures.addChain === 'stay' ? undefined : failures.addChain
      case 'wallet_disconnectSession':
      case 'wallet_revokePermissions':
        return failures.disconnect
      case 'personal_sign':
      case 'eth_signTypedData_v4':
      case 'eth_sendTransaction':
        return failures.sign
      default:
        return undefined
    }
  }

  const answer = async (method: string, params: unknown): Promise<unknown> => {
    const failure = failureOf(method)
    if (failure !== undefined) return fail(failure)
    const [first, second] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_chainId':
        return hex(chainId)
      case 'eth_accounts':
        return visible()
      case 'eth_requestAccounts':
        authorized = true
        locked = false
        return visible()
      case 'wallet_switchEthereumChain':
        if (failures.switchChain !== 'lie') move(Number(first.chainId))
        return null
      case 'wallet_addEthereumChain':
        if (failures.addChain !== 'stay') move(Number(first.chainId))
        return null
      case 'wallet_disconnectSession':
      case 'wallet_revokePermissions':
        authorized = false
        return null
      case 'personal_sign':
      case 'eth_signTypedData_v4':
        if (visible().length === 0) throw rpcError(4100, 'Not authorised')
        return signWith(accounts, method, [first, second])
    }
    if (options.rpc === undefined) throw rpcError(4200, `No ${method}`)
    return options.rpc(method, params)
  }

  return {
    info,
    calls,
    failures,
    provider: {
      async request({ method, params }) {
        calls.push({ method, params })
        if (failures.delay)
          await new Promise((r) => setTimeout(r, failures.delay))
        return answer(method, params)
      },
      on: events.on,
      ...(removal === 'none' ? {} : { [removal]: events.off }),
      ...(options.isRonin ? { isRonin: true } : {}),
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
