import type {
  AppBridge,
  ChainInfo,
  SafeInfo,
} from '@strongroom/safe-apps-bridge'
import {
  type AppProvider,
  createAppProvider,
} from '@strongroom/safe-apps-bridge/provider'
import {
  custom,
  defineChain,
  getAddress,
  hashMessage,
  hashTypedData,
  parseAbi,
} from 'viem'
import { createConfig, createConnector } from 'wagmi'
import {
  call,
  connect,
  getBalance,
  getBlockNumber,
  getCallsStatus,
  readContract,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
} from 'wagmi/actions'
import { raceSignature } from '../wallet/raceSignature.ts'
import type { Message, SafeWallet } from '../wallet/SafeWallet.ts'
import { followCalls } from './followCalls.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { toViemTypedData } from './toViemTypedData.ts'

/** A wagmi connector over the provider of the bridge. */
function safeConnector(provider: AppProvider) {
  return createConnector<AppProvider>(({ emitter }) => {
    const getAccounts = async () => {
      const accounts: string[] = await provider.request({
        method: 'eth_accounts',
      })
      return accounts.map((account) => getAddress(account))
    }
    const onAccountsChanged = (accounts: readonly string[]) =>
      emitter.emit('change', {
        accounts: accounts.map((account) => getAddress(account)),
      })
    const onChainChanged = (chainId: string) =>
      emitter.emit('change', { chainId: Number(chainId) })
    const onDisconnect = () => emitter.emit('disconnect')
    provider.on('accountsChanged', onAccountsChanged)
    provider.on('chainChanged', onChainChanged)
    provider.on('disconnect', onDisconnect)
    return {
      id: 'safe',
      name: 'Safe',
      type: 'safe',
      async connect({ withCapabilities } = {}) {
        const accounts = await getAccounts()
        return {
          // wagmi types one of the two shapes, by its request.
          accounts: (withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId: provider.chainId,
        }
      },
      async disconnect() {},
      getAccounts,
      getChainId: async () => provider.chainId,
      getProvider: async () => provider,
      isAuthorized: async () => true,
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    }
  })
}

const eip1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const isValid = '0x1626ba7e'

/**
 * The wallet through wagmi. wagmi is set up for the one safe and chain that are
 * open; every read goes through the wallet instead of a node.
 */
export async function createWagmiWallet(
  bridge: AppBridge,
  { safe, chain }: { safe: SafeInfo; chain: ChainInfo },
): Promise<SafeWallet> {
  const provider = createAppProvider(bridge, { safe })
  const config = createConfig({
    chains: [toViemChain(chain)],
    connectors: [safeConnector(provider)],
    transports: { [Number(chain.chainId)]: custom(provider) },
    multiInjectedProviderDiscovery: false,
    // Frames of another site often may not store anything.
    storage: null,
  })
  const [connector] = config.connectors
  if (connector === undefined) throw new Error('wagmi has no connector.')
  await connect(config, { connector })

  const safeAddress = safe.safeAddress as `0x${string}`

  const isSignedHash = async (hash: `0x${string}`, signature: string) => {
    const answer = await readContract(config, {
      address: safeAddress,
      abi: eip1271,
      functionName: 'isValidSignature',
      args: [hash, signature as `0x${string}`],
    }).catch(() => undefined)
    return answer === isValid
  }

  return {
    kind: 'wagmi',
    async send(calls) {
      const [first] = calls
      if (calls.length === 1 && first !== undefined)
        return await sendTransaction(config, first)
      const { id } = await sendCalls(config, { calls, forceAtomic: true })
      return id
    },
    follow: (id, options) =>
      followCalls(
        async () => await getCallsStatus(config, { id, connector }),
        options,
      ),
    sign: (message, options) =>
      raceSignature(bridge, options, async ({ onProposed }) => {
        // EIP-1193 has no such event; the bridge under it has. It is sent for
        // every message, so this one is matched by its hash.
        const expected = hashSafeMessage({
          chainId: safe.chainId,
          safeAddress,
          digest: digestOf(message),
        })
        const stop = bridge.on('messageProposed', ({ messageHash }) => {
          if (messageHash === expected) onProposed(messageHash)
        })
        try {
          const signature = await (message.kind === 'typed'
            ? signTypedData(config, toViemTypedData(message.typedData))
            : signMessage(config, { message: contentOf(message) }))
          return signature === '0x'
            ? { kind: 'onChain' }
            : { kind: 'offChain', signature }
        } finally {
          stop()
        }
      }),
    isSigned: (message, signature) =>
      isSignedHash(digestOf(message), signature),
    getBlockNumber: () => getBlockNumber(config, { cacheTime: 0 }),
    async getBalance(address) {
      const { value } = await getBalance(config, { address })
      return value
    },
    async call(parameters) {
      const { data = '0x' } = await call(config, parameters)
      return data
    },
    dispose: () => provider.dispose(),
  }
}

/** Hash by which an app knows a message (EIP-191, EIP-712). */
function digestOf(message: Message) {
  return message.kind === 'typed'
    ? hashTypedData(toViemTypedData(message.typedData))
    : hashMessage(contentOf(message))
}

function contentOf(message: Exclude<Message, { kind: 'typed' }>) {
  return message.kind === 'bytes' ? { raw: message.bytes } : message.text
}

function toViemChain({ chainId, chainName, nativeCurrency }: ChainInfo) {
  return defineChain({
    id: Number(chainId),
    name: chainName,
    nativeCurrency,
    rpcUrls: { default: { http: [] } },
  })
}
