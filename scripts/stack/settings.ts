import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything about a local stack that can be changed from outside. */
export interface Settings {
  data: string
  reset: boolean
  build: boolean
  verbose: boolean
  ports: Record<Part, number>
  gatewayUrl: string
  databaseUrl: string | undefined
  /** Web origins, besides the stack's own sites, that may call the gateway. */
  allowedOrigins: string
  /** Endpoints that the wallet's security policy allows besides the stack's. */
  rpcUrls: readonly string[]
}

/** A part of the stack that listens on a port. */
export type Part =
  | 'wallet'
  | 'sampleApp'
  | 'waypoint'
  | 'gateway'
  | 'chain1337'
  | 'chain2021'
  | 'relay'
  | 'phone'
  | 'docs'

/** The environment variable and the default of each part's port. */
export const portVariables: Record<Part, { name: string; port: number }> = {
  wallet: { name: 'WALLET_PORT', port: 5173 },
  sampleApp: { name: 'SAMPLE_APP_PORT', port: 5174 },
  waypoint: { name: 'WAYPOINT_PORT', port: 5175 },
  gateway: { name: 'GATEWAY_PORT', port: 5180 },
  chain1337: { name: 'CHAIN_1337_PORT', port: 8545 },
  chain2021: { name: 'CHAIN_2021_PORT', port: 8546 },
  relay: { name: 'RELAY_PORT', port: 5176 },
  phone: { name: 'PHONE_PORT', port: 5177 },
  docs: { name: 'DOCS_PORT', port: 5178 },
}

/** Options or variables that cannot be used as they are. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const flags = ['--reset', '--no-build', '--verbose']

/** Reads settings from the command line and the environment. */
export function readSettings(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Settings {
  const { rpcUrls, rest } = takeRpcUrls(args)
  const unknown = rest.find((arg) => !flags.includes(arg))
  if (unknown !== undefined) {
    throw new SettingsError(
      `Unknown option ${unknown}. See "npm start -- --help" for the options.`,
    )
  }
  const ports = Object.fromEntries(
    Object.entries(portVariables).map(([part, { name, port }]) => [
      part,
      readPort(name, env[name], port),
    ]),
  ) as Record<Part, number>
  const taken = new Map<number, Part>()
  for (const [part, port] of Object.entries(ports) as [Part, number][]) {
    const other = taken.get(port)
    if (other !== undefined) {
      throw new SettingsError(
        `${portVariables[part].name} and ${portVariables[other].name} are both ${port}.`,
      )
    }
    taken.set(port, part)
  }
  return {
    data: resolve(root, env['STRONGROOM_DATA'] ?? '.strongroom'),
    reset: args.includes('--reset'),
    build: !args.includes('--no-build'),
    verbose: args.includes('--verbose'),
    ports,
    gatewayUrl:
      env['GATEWAY_PUBLIC_URL'] ?? `http://localhost:${ports.gateway}`,
    databaseUrl: env['DATABASE_URL'],
    allowedOrigins: env['GATEWAY_ALLOWED_ORIGINS'] ?? 'loopback',
    rpcUrls,
  }
}

function readPort(name: string, text: string | undefined, fallback: number) {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new SettingsError(
      `${name} must be a port from 1 to 65535, not "${text}".`,
    )
  }
  return port
}

/** Takes `--rpc <url>`, which may be given several times, from the arguments. */
function takeRpcUrls(args: readonly string[]) {
  const rpcUrls: string[] = []
  const rest: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    const isRpc = arg === '--rpc'
    if (!isRpc && !arg.startsWith('--rpc=')) {
      rest.push(arg)
      continue
    }
    const url = isRpc ? args[++at] : arg.slice('--rpc='.length)
    const isUrl = URL.canParse(url ?? '') && /^https?:/.test(url ?? '')
    if (!isUrl)
      throw new SettingsError(
        `--rpc needs an http(s) address, not "${url ?? ''}".`,
      )
    rpcUrls.push(url ?? '')
  }
  return { rpcUrls, rest }
}
