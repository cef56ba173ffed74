import { getAddress, isAddress } from 'viem'
import { parseRpcUrls } from '../../platform/rpc/parseRpcUrl.ts'
import type { RpcUrl } from '../../platform/rpc/RpcUrl.ts'
import {
  type CommandContext,
  type CommandOption,
  UsageError,
} from './Command.ts'

/** A chain as the command line names it. */
export interface NamedChain {
  chainId: string
  /** Nodes, at least one; the preferred one first. */
  rpcUrls: readonly RpcUrl[]
  /** Setting that holds the same nodes, as text. */
  setting: { name: string; value: string }
  startBlock?: number | undefined
  onlySafes?: readonly string[] | undefined
}

/** Options that describe chains; each belongs to the `--chain` before it. */
export const chainOptions = {
  chain: {
    type: 'string',
    value: 'id',
    summary: 'Chain to serve, by its number; may be given several times',
  },
  rpc: {
    type: 'string',
    value: 'url',
    summary:
      'Node of that chain; several are compared. Default: GATEWAY_RPC_<id>',
  },
  'start-block': {
    type: 'string',
    value: 'block',
    summary: 'First block to read: one before the first safe you care about',
  },
  'only-safe': {
    type: 'string',
    value: 'address',
    summary: 'Indexes this safe instead of all; may be given several times',
  },
} as const satisfies Record<string, CommandOption>

/** The options of one `--chain`, in their order. */
type Group = { chainId: string; values: CommandContext['given'] }

function readGroup(
  { chainId, values }: Group,
  environment: CommandContext['environment'],
): NamedChain {
  if (!/^[1-9]\d{0,15}$/.test(chainId)) {
    throw new UsageError(
      '--chain must be the number of a chain, as in --chain 1.',
    )
  }
  const all = (name: keyof typeof chainOptions) =>
    values.flatMap((one) => (one.name === name ? [one.value] : []))
  const variable = `GATEWAY_RPC_${chainId}`
  const given = all('rpc')
  const value = given.length > 0 ? given.join(',') : environment[variable]
  if (value === undefined || value === '') {
    throw new UsageError(
      `Chain ${chainId} needs a node: add --rpc <url> after --chain ${chainId}, or set ${variable}.`,
    )
  }
  const where = given.length > 0 ? `--rpc of chain ${chainId}` : variable
  const starts = all('start-block')
  const [startBlock] = starts
  if (starts.length > 1 || (startBlock && !/^\d{1,15}$/.test(startBlock))) {
    throw new UsageError('--start-block must be the number of one block.')
  }
  const onlySafes = all('only-safe').map((text) => {
    if (isAddress(text, { strict: false })) return getAddress(text)
    throw new UsageError('--only-safe must be the address of a safe.')
  })
  return {
    chainId,
    rpcUrls: parseRpcUrls(value, where),
    setting: { name: variable, value },
    ...(startBlock !== undefined && { startBlock: Number(startBlock) }),
    ...(onlySafes.length > 0 && { onlySafes }),
  }
}

/**
 * The chains that the options describe, in their order.
 *
 * @throws UsageError for an option without a chain, a chain that is named twice
 * or has no node, and values of another form.
 */
export function readChainOptions({
  given,
  environment,
}: Pick<CommandContext, 'given' | 'environment'>): NamedChain[] {
  const groups: (Group & { values: CommandContext['given'][number][] })[] = []
  for (const option of given) {
    if (!Object.hasOwn(chainOptions, option.name)) continue
    const last = groups.at(-1)
    if (option.name === 'chain') {
      groups.push({ chainId: option.value, values: [] })
    } else if (last === undefined) {
      throw new UsageError(
        `--${option.name} belongs to a chain: write --chain <id> before it.`,
      )
    } else last.values.push(option)
  }
  const ids = groups.map(({ chainId }) => chainId)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) {
    throw new UsageError(`--chain ${twice} is given twice.`)
  }
  return groups.map((group) => readGroup(group, environment))
}
