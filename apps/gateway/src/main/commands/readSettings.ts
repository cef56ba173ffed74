import type { Config } from '../../platform/config/Config.ts'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { type CommandContext, UsageError } from './Command.ts'
import { readChainOptions } from './chainOptions.ts'
import { describeChains } from './describeChains.ts'

interface ReadSettingsOptions {
  /**
   * - `served`: those of the options, else of the chains file.
   * - `none`: the command reads no chain.
   */
  chains: 'served' | 'none'
}

interface Settings {
  config: Config
  /** Ids of chains without a known set of Safe's contracts. */
  withoutContracts: readonly string[]
}

const settings = {
  port: 'GATEWAY_PORT',
  data: 'GATEWAY_DATA_DIR',
} as const

/**
 * Settings of a command: environment variables, and the options of the command
 * line, which go before them.
 *
 * @throws GatewayStartError saying which option or setting is wrong.
 */
export async function readSettings(
  context: Pick<CommandContext, 'environment' | 'given' | 'options' | 'signal'>,
  { chains }: ReadSettingsOptions,
): Promise<Settings> {
  const { options, given, signal } = context
  const environment: Record<string, string | undefined> = {
    ...context.environment,
  }
  for (const [option, name] of Object.entries(settings)) {
    const value = options[option]
    if (value === '') throw new UsageError(`--${option} must not be empty.`)
    if (typeof value === 'string') environment[name] = value
  }
  const origins = given.flatMap(({ name, value }) =>
    name === 'origin' ? [value] : [],
  )
  if (origins.length > 0)
    environment['GATEWAY_ALLOWED_ORIGINS'] = origins.join(',')
  if (chains === 'none') {
    return {
      config: loadConfig(environment, { chains: [] }),
      withoutContracts: [],
    }
  }
  const named = readChainOptions({ given, environment })
  if (named.length === 0) {
    return { config: loadConfig(environment), withoutContracts: [] }
  }
  if (environment['GATEWAY_CHAINS']) {
    throw new UsageError(
      'GATEWAY_CHAINS names a file of chains: leave it out, or --chain.',
    )
  }
  for (const { setting } of named) environment[setting.name] = setting.value
  // Pages of this machine may call, unless the operator names who may.
  environment['GATEWAY_ALLOWED_ORIGINS'] ??= 'loopback'
  // A setting that is wrong is reported before a node is asked.
  const check = (entries: readonly unknown[]) =>
    loadConfig(environment, { chains: entries })
  check([])
  const described = await describeChains(named, signal)
  return {
    config: check(described.map(({ entry }) => entry)),
    withoutContracts: named.flatMap(({ chainId }, i) =>
      described[i]?.lacksContracts ? [chainId] : [],
    ),
  }
}
