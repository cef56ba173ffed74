import { ConfigError, parseConfig, type SampleConfig } from './parseConfig.ts'

/** Fetches and checks `/config.json`. Throws a {@link ConfigError}. */
export async function loadConfig(
  fetchFn: typeof fetch = fetch,
): Promise<SampleConfig> {
  const response = await fetchFn('/config.json', { cache: 'no-cache' }).catch(
    () => undefined,
  )
  if (!response?.ok)
    throw new ConfigError('', 'The file /config.json could not be fetched.')
  let value: unknown
  try {
    value = await response.json()
  } catch {
    throw new ConfigError('', 'The file /config.json is not valid JSON.')
  }
  return parseConfig(value)
}
