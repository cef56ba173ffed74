import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChainId, setsOfChain } from './contracts/ChainContracts.ts'
import { DevnetError } from './errors.ts'

export interface CliOptions {
  chainId: ChainId
  port: number
  stateDir?: string
  seed: boolean
}

const usage =
  'Usage: main.ts --chain 1337|2021 [--port 8545] [--state folder] [--no-seed]'

function isChainId(value: number): value is ChainId {
  return Object.hasOwn(setsOfChain, value)
}

/**
 * Reads the command line.
 *
 * @throws {DevnetError} with the usage when an argument is unknown or wrong.
 */
export function parseArguments(args: readonly string[]): CliOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        chain: { type: 'string', default: '1337' },
        port: { type: 'string', default: '0' },
        state: { type: 'string' },
        seed: { type: 'boolean', default: true },
      },
    })
    const chainId = Number(values.chain)
    const port = Number(values.port)
    if (!isChainId(chainId))
      throw new Error(`There is no chain ${values.chain}.`)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`${values.port} is not a port.`)
    const { seed, state } = values
    return {
      chainId,
      port,
      seed,
      ...(state === undefined ? {} : { stateDir: resolve(state) }),
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DevnetError(`${reason}\n${usage}`, { cause })
  }
}
