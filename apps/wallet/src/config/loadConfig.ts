import { ConfigError, parseConfig, type WalletConfig } from './parseConfig.ts'
import { takeEarly } from './takeEarly.ts'

/**
 * Fetches and checks `/config.json`, so that one build serves any deployment.
 *
 * @throws ConfigError when the file is missing, is not JSON or is wrong.
 */
export async function loadConfig(
  fetchFn: typeof fetch = takeEarly,
): Promise<WalletConfig> {
  let response: Response
  try {
    response = await fetchFn('/config.json')
  } catch {
    throw new ConfigError('', 'The file /config.json could not be fetched.')
  }
  if (!response.ok)
    throw new ConfigError(
      '',
      `The file /config.json is missing (HTTP ${response.status}).`,
    )
  let value: unknown
  try {
    value = await response.json()
  } catch {
    throw new ConfigError('', 'The file /config.json is not valid JSON.')
  }
  return parseConfig(value)
}
