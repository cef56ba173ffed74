import { getAddress, isAddress } from 'viem'
import { ConfigError } from '../errors/startErrors.ts'
import { sentEventTypes } from '../live/serviceEventTypes.ts'
import type { WebhookFile, WebhookSettings } from './Config.ts'
import { readJsonFile } from './readJsonFile.ts'

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const knownTypes: readonly string[] = sentEventTypes

const fields = ['id', 'url', 'secrets', 'chains', 'safes', 'types']

const readWebhook = (
  entry: unknown,
  { allowedHosts, chainIds }: Pick<WebhookFile, 'allowedHosts' | 'chainIds'>,
): WebhookSettings | string => {
  if (typeof entry !== 'object' || entry === null) return 'must be an object'
  const { id, url, secrets, chains, safes, types } = entry as Record<
    string,
    unknown
  >
  const strange = Object.keys(entry).find((name) => !fields.includes(name))
  if (strange !== undefined) return `${strange} is not a field`
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) {
    return 'id must have 1 to 64 letters, digits, _ or -'
  }
  const parsed = typeof url === 'string' ? URL.parse(url) : null
  const mayBePrivate =
    parsed !== null &&
    [parsed.host, parsed.hostname].some((host) => allowedHosts.includes(host))
  const isWeb = mayBePrivate ? /^https?:$/ : /^https:$/
  if (parsed === null || !isWeb.test(parsed.protocol) || parsed.username) {
    return 'url must be an https URL without a user'
  }
  const isSecret = (text: string) => /^[\x21-\x7e]{32,256}$/.test(text)
  if (
    !isTextList(secrets) ||
    secrets.length < 1 ||
    secrets.length > 2 ||
    !secrets.every(isSecret)
  ) {
    return 'secrets must list one or two texts of 32 to 256 visible characters'
  }
  for (const [name, value] of Object.entries({ chains, safes, types })) {
    if (value === undefined) continue
    if (!isTextList(value)) return `${name} must list texts`
    if (value.length === 0) return `${name} must not be empty: leave it out`
  }
  const places = safes as string[] | undefined
  if (places?.some((one) => !isAddress(one, { strict: false }))) {
    return 'safes must list addresses'
  }
  const own = chains as string[] | undefined
  const foreign = own?.find((one) => chainIds?.includes(one) === false)
  if (foreign !== undefined) {
    return `chains: ${foreign} is not the id of a chain of this gateway`
  }
  const named = types as string[] | undefined
  const misspelt = named?.find((one) => !knownTypes.includes(one))
  if (misspelt !== undefined) {
    return `types: ${misspelt} is not one of ${knownTypes.join(', ')}`
  }
  return {
    id,
    url: parsed,
    secrets,
    mayBePrivate,
    chains: own,
    safes: places?.map((one) => getAddress(one)),
    types: named,
  }
}

/**
 * Webhooks of the operator's file. No error's message contains a secret.
 *
 * @throws ConfigError naming the webhook and the field.
 */
export function readWebhooks({
  path,
  ...context
}: Omit<WebhookFile, 'webhooks'>): readonly WebhookSettings[] {
  const entries = readJsonFile(path, 'webhooks')
  if (!Array.isArray(entries)) {
    throw new ConfigError(`${path} must hold a list of webhooks.`)
  }
  const webhooks = entries.map((entry, position) => {
    const webhook = readWebhook(entry, context)
    if (typeof webhook !== 'string') return webhook
    throw new ConfigError(`${path}: webhook ${position}: ${webhook}.`)
  })
  if (new Set(webhooks.map(({ id }) => id)).size < webhooks.length) {
    throw new ConfigError(`${path}: two webhooks have the same id.`)
  }
  return webhooks
}

/**
 * The setting for webhooks; undefined without a file.
 *
 * @throws ConfigError as {@link readWebhooks}.
 */
export function readWebhookFile(
  path: string | undefined,
  context: Pick<WebhookFile, 'allowedHosts' | 'chainIds'>,
): WebhookFile | undefined {
  if (path === undefined || path === '') return undefined
  const file = { path, ...context }
  return { ...file, webhooks: readWebhooks(file) }
}
