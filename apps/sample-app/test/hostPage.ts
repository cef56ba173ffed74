import {
  BridgeError,
  type BridgeHandlers,
  type BridgeHost,
  BridgeRejectedError,
  createBridgeHost,
  createPermissionStore,
  type SafeInfo,
  type SignContext,
  type TransactionRequest,
  type TypedData,
} from '@strongroom/safe-apps-bridge/host'
import {
  getSafeMessageTypedData,
  hashSafeMessageBytes,
} from '@strongroom/safe-protocol'
import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
  type TypedDataDefinition,
} from 'viem'

// A wallet's page: frames the app, records its requests, gives the set answers.
declare global {
  var host: BridgeHost
  var requests: TransactionRequest[]
  var decision: 'approve' | 'reject'
  /** The gateway's details of every transaction. */
  var transaction: { txStatus: string; txHash?: string }
  /** Answer to the request for the address book. */
  var allowsAddressBook: boolean
  var safe: SafeInfo
  /** Whether the wallet's storage has no room. */
  var isFull: boolean
  /** Lets the owners sign waiting requests, in anvil. */
  var ownersSign: () => Promise<void>
}

const parameters = new URL(location.href).searchParams
const rpc = async (method: string, params: readonly unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch('/rpc', { method: 'POST', body })
  const { result, error } = await response.json()
  if (error !== undefined)
    throw new BridgeError(error.message, { code: 3, data: error.data })
  return result as unknown
}

globalThis.requests = []
globalThis.decision = 'approve'
globalThis.transaction = { txStatus: 'AWAITING_CONFIRMATIONS' }
globalThis.allowsAddressBook = true
globalThis.safe = {
  ...(await (await fetch('/safe.json')).json()),
  isReadOnly: parameters.has('readOnly'),
}

const signatures = new Map<string, string>()
const waiting = new Set<() => Promise<void>>()
globalThis.ownersSign = async () => {
  for (const sign of waiting) await sign()
  waiting.clear()
}

/** Waits for the owners, who sign with their keys in anvil. */
function collect(message: string | TypedData, context: SignContext) {
  if (globalThis.decision === 'reject') throw new BridgeRejectedError()
  if (!context.settings.offChainSigning)
    return Promise.resolve({ safeTxHash: `0x${'cd'.repeat(32)}` })
  const domain = {
    chainId: globalThis.safe.chainId,
    safe: globalThis.safe.safeAddress as Address,
  }
  const digest =
    typeof message !== 'string'
      ? hashTypedData(message as TypedDataDefinition)
      : // Hex stands for bytes (bridge of wallets), other texts for themselves.
        hashMessage(/^0x/.test(message) ? { raw: message as Hex } : message)
  const { safeMessageHash } = hashSafeMessageBytes(domain, digest)
  const typedData = getSafeMessageTypedData(domain, digest)
  globalThis.host.emit('messageProposed', {
    messageHash: safeMessageHash,
    requestId: context.requestId,
  })
  return new Promise<{ messageHash: string; signature: string }>((resolve) => {
    waiting.add(async () => {
      const owners = globalThis.safe.owners
        .slice(0, 2)
        .map((owner) => owner.toLowerCase())
        .sort()
      const parts = await Promise.all(
        owners.map((owner) => sign(owner, typedData)),
      )
      const signature = `0x${parts.map((part) => part.slice(2)).join('')}`
      signatures.set(safeMessageHash, signature)
      if (parameters.has('forgetful')) {
        globalThis.host.emit('messageSigned', {
          messageHash: safeMessageHash,
          signature,
        })
        return
      }
      resolve({ messageHash: safeMessageHash, signature })
    })
  })
}

async function sign(owner: string, typedData: object): Promise<Hex> {
  const text = JSON.stringify(typedData, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return (await rpc('eth_signTypedData_v4', [owner, text])) as Hex
}

/** The extensions of a wallet; others serve none. */
const extensions: Pick<BridgeHandlers, 'getContractAbi' | 'openStorage'> = {
  async getContractAbi({ address }) {
    if (address.toLowerCase() !== globalThis.safe.owners[0]?.toLowerCase())
      return {
        abi: parseAbi(['function transfer(address to, uint256 amount)']),
        name: 'Coin',
      }
    return undefined
  },
  openStorage({ origin, scope }) {
    const place = `${origin} ${scope} `
    return {
      keys: async () =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(place))
          .map((key) => key.slice(place.length)),
      get: async (key) => localStorage.getItem(place + key) ?? undefined,
      async set(key, value) {
        if (globalThis.isFull) return false
        localStorage.setItem(place + key, value)
        return true
      },
      remove: async (key) => localStorage.removeItem(place + key),
    }
  },
}

const app = parameters.get('app') ?? ''
const frame = document.createElement('iframe')
frame.title = 'App'
frame.setAttribute(
  'sandbox',
  'allow-scripts allow-same-origin allow-forms allow-downloads',
)
frame.style.cssText = 'border:0;position:fixed;inset:0;width:100%;height:100%'
frame.src = app
document.body.append(frame)

if (!parameters.has('silent'))
  globalThis.host = createBridgeHost({
    frame,
    origin: new URL(app).origin,
    permissions: createPermissionStore(),
    refuseReadOnly: parameters.has('readOnly'),
    handlers: {
      ...(parameters.has('extensions') && extensions),
      getSafeInfo: () => globalThis.safe,
      getChainInfo: () => ({
        chainName: 'Local',
        chainId: '1337',
        shortName: 'local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      }),
      getCurrentTheme: () => ({ darkMode: parameters.has('dark') }),
      rpcCall: ({ method, params }) => rpc(method, params),
      getSafeBalances: async () => ({
        fiatTotal: '20000',
        items: [
          {
            tokenInfo: {
              type: 'NATIVE_TOKEN',
              address: '0x0000000000000000000000000000000000000000',
              decimals: 18,
              symbol: 'ETH',
              name: 'Ether',
            },
            balance: '10000000000000000000',
            fiatBalance: '20000',
            fiatConversion: '2000',
          },
        ],
      }),
      getTxBySafeTxHash: async () => globalThis.transaction,
      getOffChainSignature: async ({ messageHash }) =>
        signatures.get(messageHash),
      requestPermissions: async () => globalThis.allowsAddressBook,
      requestAddressBook: async () => [
        {
          address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
          name: 'Dave the baker',
          chainId: '1337',
        },
        {
          address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
          name: 'Erin elsewhere',
          chainId: '1',
        },
      ],
      async sendTransactions(request) {
        globalThis.requests.push(request)
        if (globalThis.decision === 'reject') throw new BridgeRejectedError()
        return { safeTxHash: `0x${'ab'.repeat(32)}` }
      },
      signMessage: async ({ message }, context) => collect(message, context),
      signTypedMessage: async ({ typedData }, context) =>
        collect(typedData, context),
    },
  })
