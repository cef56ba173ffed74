import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientNetwork } from '../limits/clientNetwork.ts'
import { badRequest, refuse } from './HttpError.ts'
import { readAddress } from './readAddress.ts'

/** One request, as its route sees it. */
export interface Call {
  gateway: Gateway
  /** Path parameter. */
  text(name: string): string
  /** Path parameter that must be an address. */
  address(name: string): Address
  /** The chain of the path. */
  chain(): ChainConfig
  query(name: string): string | undefined
  /** Request header; names in any case. */
  header(name: string): string | undefined
  /** Query parameter that must be `true` or `false`. */
  flag(name: string, otherwise: boolean): boolean
  /** Address of the connected client or proxy. */
  peer?: string | undefined
  /**
   * The network of the client, for limits; forwarded addresses of trusted
   * proxies count.
   */
  network(): string
  /** Ends the connection, also in the middle of an answer. */
  cut(): void
  /** The request's own address as clients write it. */
  url: URL
  /** Its address as it came; the same text asks for the same. */
  asked: string
}

/** The connection under a request, as far as routes care. */
export interface Connection {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: { destroy(): unknown }
}

/**
 * The chain that the path names; undefined for an unknown one. `chain` is an id
 * or a short name, as in the addresses of transaction services.
 */
export function findChain(
  { chains }: Gateway['config'],
  { chainId, chain }: Readonly<Record<string, string>>,
): ChainConfig | undefined {
  return (
    chains.find((one) => one.chainId === (chainId ?? chain)) ??
    chains.find(({ record }) => record.shortName === chain)
  )
}

export function createCall(
  gateway: Gateway,
  parameters: Readonly<Record<string, string>>,
  request: Request,
  { incoming, outgoing }: Connection = {},
): Call {
  const peer = incoming?.socket?.remoteAddress
  const requestUrl = new URL(request.url)
  const text = (name: string) => parameters[name] ?? ''
  const query = (name: string) => requestUrl.searchParams.get(name) ?? undefined
  return {
    gateway,
    peer,
    network: () => clientNetwork(gateway.config.proxies, request.headers, peer),
    asked: request.url,
    cut: () => void outgoing?.destroy(),
    text,
    query,
    header: (name) => request.headers.get(name) ?? undefined,
    address: (name) => readAddress(text(name)),
    chain: () => {
      const chain = findChain(gateway.config, parameters)
      if (chain === undefined) throw refuse(404, 'Chain not found')
      return chain
    },
    flag: (name, otherwise) => {
      const value = query(name)
      if (value === undefined) return otherwise
      if (value === 'true') return true
      if (value === 'false') return false
      throw badRequest(400, 'Validation failed (boolean string is expected)')
    },
    url: new URL(
      gateway.config.publicUrl + requestUrl.pathname + requestUrl.search,
    ),
  }
}
