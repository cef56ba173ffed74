import type {
  SignClientProposal,
  SignClientRequest,
  SignClientSession,
} from './SignClientModule.ts'
import type {
  WalletConnectPeer,
  WalletConnectProposal,
  WalletConnectRequest,
  WalletConnectSession,
} from './WalletConnectAccount.ts'

const nameLimit = 100
const family = 'eip155'

/** Reads an app's description of itself, of which every part may be wrong. */
function readPeer({
  metadata,
}: SignClientProposal['proposer']): WalletConnectPeer {
  const { name, url } = Object(metadata) as { name?: unknown; url?: unknown }
  return {
    name: typeof name === 'string' ? name.slice(0, nameLimit) : '',
    origin: typeof url === 'string' ? readOrigin(url) : undefined,
  }
}

function readOrigin(url: string): string | undefined {
  try {
    const { protocol, origin } = new URL(url)
    return /^https?:$/.test(protocol) ? origin : undefined
  } catch {
    return undefined
  }
}

/** The number of `eip155:1337`; undefined for other chains. */
function readChainId(chain: string): number | undefined {
  const [, id] = /^eip155:(\d{1,15})(?::|$)/.exec(chain) ?? []
  return id === undefined ? undefined : Number(id)
}

function readChainIds(chains: readonly string[]): number[] {
  const ids = chains.map(readChainId).filter((id) => id !== undefined)
  return [...new Set(ids)]
}

/** Chains of namespaces, which are listed in them or are their names. */
function chainsOf(namespaces: SignClientProposal['requiredNamespaces'] = {}) {
  return Object.entries(namespaces).flatMap(([name, { chains }]) =>
    name.includes(':') ? [name] : (chains ?? []),
  )
}

/** Methods and events that the app cannot do without. */
export function readRequired({ requiredNamespaces = {} }: SignClientProposal) {
  const own = Object.entries(requiredNamespaces)
    .filter(([name]) => name.split(':')[0] === family)
    .map(([, namespace]) => namespace)
  return {
    methods: own.flatMap(({ methods }) => methods),
    events: own.flatMap(({ events }) => events),
  }
}

/** Reads a proposal of the library. */
export function readProposal(
  proposal: SignClientProposal,
  isScam: boolean,
): WalletConnectProposal {
  const { requiredNamespaces = {}, optionalNamespaces } = proposal
  const required = chainsOf(requiredNamespaces)
  const families = Object.keys(requiredNamespaces).map(
    (name) => name.split(':')[0] ?? name,
  )
  return {
    id: proposal.id,
    peer: readPeer(proposal.proposer),
    chainIds: readChainIds([...required, ...chainsOf(optionalNamespaces)]),
    requiredChainIds: readChainIds(required),
    requiredNamespaces: [...new Set(families)].filter(
      (name) => name !== family,
    ),
    isScam,
  }
}

/** What an app gets with an approval; its required methods are part of it. */
export function writeNamespaces(
  { address, chainIds }: { address: string; chainIds: readonly number[] },
  methods: readonly string[],
  required: ReturnType<typeof readRequired> = { methods: [], events: [] },
) {
  const chains = chainIds.map((chainId) => `${family}:${chainId}`)
  const events = ['chainChanged', 'accountsChanged', ...required.events]
  return {
    [family]: {
      chains,
      accounts: chains.map((chain) => `${chain}:${address}`),
      // Those that are not served are answered with an error.
      methods: [...new Set([...methods, ...required.methods])],
      events: [...new Set(events)],
    },
  }
}

/** Reads a session of the library. */
export function readSession(
  session: SignClientSession,
  createdAt: number | undefined,
): WalletConnectSession {
  const accounts = session.namespaces[family]?.accounts ?? []
  return {
    topic: session.topic,
    peer: readPeer(session.peer),
    address: accounts[0]?.split(':')[2] ?? '',
    chainIds: readChainIds(accounts),
    createdAt,
    expiresAt: session.expiry * 1000,
  }
}

/** Reads a request of the library; undefined for one without a session. */
export function readRequest(
  { id, topic, params }: SignClientRequest,
  sessions: readonly WalletConnectSession[],
): WalletConnectRequest | undefined {
  const session = sessions.find((each) => each.topic === topic)
  const chainId = readChainId(params.chainId)
  if (session === undefined || chainId === undefined) return undefined
  const { method, params: list, expiryTimestamp } = params.request
  return {
    id,
    session,
    chainId,
    method,
    params: list,
    expiresAt:
      expiryTimestamp === undefined ? undefined : expiryTimestamp * 1000,
  }
}
