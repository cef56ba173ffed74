import { createEmitter } from '@strongroom/internal/createEmitter'
import type {
  AppProvider,
  AppProviderEvents,
  AppProviderOptions,
  ProviderBridge,
} from './AppProvider.ts'
import { createSending } from './createSending.ts'
import { createSentTransactions } from './createSentTransactions.ts'
import { createSigning } from './createSigning.ts'
import { failure, unsupported, withCode } from './failures.ts'
import { isChain } from './isChain.ts'
import { toHex } from './toHex.ts'

type Params = readonly unknown[]

/** Integers as nodes read them; block tags and hex stay. */
const quantity = (value: unknown) =>
  typeof value === 'bigint' || Number.isInteger(value)
    ? toHex(value as bigint | number)
    : value

// Where an account goes first and a block last, and how many there are.
const accountReads = {
  eth_getBalance: 2,
  eth_getCode: 2,
  eth_getTransactionCount: 2,
  eth_getStorageAt: 3,
}

// Reads that are passed on unchanged. The list has no method that sends or
// unlocks.
const plainReads = [
  'eth_gasPrice',
  'eth_getLogs',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_maxPriorityFeePerGas',
  'eth_blobBaseFee',
  'eth_getBlockReceipts',
  'eth_getProof',
  'eth_createAccessList',
  'eth_syncing',
  'web3_clientVersion',
  'safe_setSettings',
]

/** The methods that go to the node through the wallet. */
function createReads(bridge: ProviderBridge) {
  const read = (call: string, params: Params) =>
    bridge.rpcCall({ call, params }) as Promise<unknown>
  const reads: Record<string, (params: Params) => Promise<unknown>> = {
    eth_call: ([call, block = 'latest', ...rest]) =>
      read('eth_call', [call, block, ...rest]),
    eth_getBlockByHash: ([hash, isFull = false]) =>
      read('eth_getBlockByHash', [hash, isFull]),
    eth_getBlockByNumber: ([block, isFull = false]) =>
      read('eth_getBlockByNumber', [quantity(block), isFull]),
    eth_blockNumber: async () => {
      const block = await read('eth_getBlockByNumber', ['latest', false])
      const { number } = Object(block) as { number: unknown }
      if (typeof number !== 'string')
        throw failure('The wallet names no latest block.', -32603)
      return number
    },
  }
  for (const [name, count] of Object.entries(accountReads))
    reads[name] = ([account, ...rest]) => {
      const params: unknown[] = [String(account).toLowerCase(), ...rest]
      params.length = count
      if (count > 2) params[1] = quantity(params[1])
      params[count - 1] ??= 'latest'
      return read(name, params)
    }
  for (const name of plainReads) reads[name] = (params) => read(name, params)
  return reads
}

type Calls = typeof import('../calls/index.ts')
type LateMethods = ReturnType<Calls['createCalls']> &
  ReturnType<Calls['createPermissions']>

// Loaded when first called.
const lateNames: readonly (keyof LateMethods)[] = [
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_requestPermissions',
]

/**
 * Creates a provider (EIP-1193) whose account is the safe. Batches of calls
 * follow EIP-5792. Transactions are proposed: their hash is the safe's own
 * until they are executed, and is understood before and after.
 *
 * Every failure has a `code`: 4001 refused by the user, 4100 another account,
 * 4200 not implemented, 4900 the wallet is gone, 5700 to 5740 of EIP-5792,
 * -32602 parameters that do not fit, -32603 anything else.
 *
 * @example
 * ```ts
 * import { createAppBridge } from '@strongroom/safe-apps-bridge'
 * import { createAppProvider } from '@strongroom/safe-apps-bridge/provider'
 *
 * const bridge = createAppBridge({
 *   allowedOrigins: ['https://app.safe.global'],
 * })
 * const provider = createAppProvider(bridge, { safe: await bridge.connect() })
 * const [account] = await provider.request({ method: 'eth_accounts' })
 * ```
 */
export function createAppProvider(
  bridge: ProviderBridge,
  options: AppProviderOptions,
): AppProvider {
  let { safe } = options
  let isDisposed = false
  const getSafe = () => safe
  const emitter = createEmitter<AppProviderEvents>()
  const sent = createSentTransactions(bridge)

  let late: LateMethods | undefined
  const load = (name: keyof LateMethods) => [
    name,
    async (params: readonly unknown[]) => {
      const { createCalls, createPermissions } = await import(
        '../calls/index.ts'
      )
      late ??= {
        ...createCalls(bridge, { ...options, getSafe, sent }),
        ...createPermissions(bridge),
      }
      return late[name](params)
    },
  ]

  const accounts = async () => [safe.safeAddress]
  const chainId = async () => toHex(safe.chainId)
  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    ...createReads(bridge),
    ...createSigning(bridge, getSafe),
    ...createSending(bridge, { ...options, getSafe, sent }),
    ...Object.fromEntries(lateNames.map(load)),
    wallet_getPermissions: () => bridge.getPermissions(),
    eth_accounts: accounts,
    eth_requestAccounts: accounts,
    eth_coinbase: () => safe.safeAddress,
    eth_chainId: chainId,
    net_version: () =>
      options.netVersion === 'decimal' ? String(safe.chainId) : chainId(),
    eth_getTransactionByHash: ([hash]) => sent.getTransaction(String(hash)),
    eth_getTransactionReceipt: ([hash]) => sent.getReceipt(String(hash)),
    wallet_switchEthereumChain([target]) {
      const { chainId } = (target ?? {}) as { chainId?: unknown }
      if (isChain(chainId, safe.chainId)) return null
      throw unsupported('wallet_switchEthereumChain')
    },
  }

  const request: AppProvider['request'] = async (request) => {
    if (isDisposed) throw failure('The provider was disposed.', 4900)
    if (!request) throw failure('Undefined request', -32600)
    const { method, params } = request
    const list: readonly unknown[] = Array.isArray(params)
      ? params
      : params === undefined || params === null
        ? []
        : [params]
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) throw unsupported(method)
    try {
      return await run(list)
    } catch (error) {
      throw withCode(error)
    }
  }

  const update = (next: typeof safe) => {
    const last = safe
    safe = next
    if (next.chainId !== last.chainId)
      emitter.emit('chainChanged', toHex(next.chainId))
    if (next.safeAddress !== last.safeAddress)
      emitter.emit('accountsChanged', [next.safeAddress])
  }
  const stops = [
    bridge.on('safeChanged', update),
    bridge.on('chainChanged', (chain) =>
      update({ ...safe, chainId: Number(chain.chainId) }),
    ),
    bridge.on('shutdown', () =>
      emitter.emit('disconnect', failure('The wallet closed the app.', 4900)),
    ),
  ]

  return {
    get chainId() {
      return safe.chainId
    },
    request,
    send(body, callback) {
      if (!body) return callback('Undefined request')
      request(body).then(
        (result) => callback(null, { jsonrpc: '2.0', id: body.id, result }),
        (error) => callback(error, null),
      )
    },
    async connect() {
      emitter.emit('connect', { chainId: toHex(safe.chainId) })
    },
    async disconnect() {},
    on(event, listener) {
      // A listener that is added twice is called once.
      emitter.off(event, listener)
      emitter.on(event, listener)
      return this
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return this
    },
    dispose() {
      isDisposed = true
      for (const stop of stops) stop()
      emitter.clear()
    },
  }
}
