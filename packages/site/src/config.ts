/** Thrown when `/config.json` is missing or wrong; `path` names the field. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly path: string

  constructor(path: string, problem: string) {
    super(`${path || 'The file /config.json'} ${problem}`)
    this.path = path
  }
}

/**
 * Fetches `/config.json` and checks it, so that one build serves any deployment.
 *
 * @param parse Checks the parsed file and throws a {@link ConfigError}.
 * @throws ConfigError when the file is missing, is not JSON or is wrong.
 */
export async function loadConfig<config>(
  parse: (value: unknown) => config,
  fetchFn: typeof fetch = fetch,
): Promise<config> {
  const response = await fetchFn('/config.json', { cache: 'no-cache' }).catch(
    () => undefined,
  )
  if (response === undefined) throw new ConfigError('', 'could not be fetched.')
  if (!response.ok)
    throw new ConfigError('', `is missing (HTTP ${response.status}).`)
  let value: unknown
  try {
    value = await response.json()
  } catch {
    throw new ConfigError('', 'is not valid JSON.')
  }
  return parse(value)
}

/** Fields of an object. */
export function readFields(
  value: unknown,
  path: string,
): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new ConfigError(path, 'must be an object.')
}

export function readList<entry>(
  value: unknown,
  path: string,
  readEntry: (value: unknown, path: string) => entry,
): entry[] {
  if (!Array.isArray(value)) throw new ConfigError(path, 'must be a list.')
  return value.map((entry, index) => readEntry(entry, `${path}[${index}]`))
}

/** Entries of an object whose keys are chain ids. */
export function readChains<chain>(
  value: unknown,
  path: string,
  readChain: (
    fields: Record<string, unknown>,
    path: string,
    chainId: number,
  ) => chain,
): [chainId: number, chain: chain][] {
  return Object.entries(readFields(value, path)).map(([key, entry]) => {
    const chainId = Number(key)
    const place = `${path}.${key}`
    if (!/^[1-9]\d*$/.test(key) || !Number.isSafeInteger(chainId))
      throw new ConfigError(place, 'is not a chain id.')
    return [chainId, readChain(readFields(entry, place), place, chainId)]
  })
}

export function readText(value: unknown, path: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new ConfigError(path, 'must be a text.')
}

/** An http(s) URL as it is written in the file. */
export function readUrl(value: unknown, path: string): string {
  const text = readText(value, path)
  if (isHttpUrl(text)) return text
  throw new ConfigError(path, 'must be an http(s) URL.')
}

/** An exact http(s) origin, without a slash at its end. */
export function readOrigin(value: unknown, path: string): string {
  const text = readText(value, path)
  if (isHttpUrl(text) && new URL(text).origin === text) return text
  throw new ConfigError(path, 'must be an exact http(s) origin.')
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
