import {
  createDescriber,
  type Describer,
  type DescriptorEntry,
  type DescriptorIndex,
} from '@strongroom/react-hooks/clear-signing'
import { readFields, readList, readText } from '@strongroom/site/config'
import type { WalletConfig } from '../../config/parseConfig.ts'
import { descriptorIndex } from './descriptorIndex.gen.ts'

const opened = new WeakMap<WalletConfig, Describer>()

/**
 * The describer of the pinned descriptors and of those that the deployment adds, one
 * for each configuration.
 *
 * @throws ConfigError naming the first field of `descriptors` that is wrong.
 */
export function openDescriber(config: WalletConfig): Describer {
  const known = opened.get(config)
  if (known) return known
  const describer = createDescriber({
    // The first entry for a contract counts: that of the code.
    index: [...descriptorIndex, ...readIndex(config.descriptors ?? [])],
    url: '/descriptors/',
  })
  opened.set(config, describer)
  return describer
}

const readIndex = (value: unknown): DescriptorIndex =>
  readList(value, 'descriptors', (given, at) => {
    const { path, sha256, calls, messages, types } = readFields(given, at)
    const entry: DescriptorEntry = {
      path: readText(path, `${at}.path`),
      sha256: readText(sha256, `${at}.sha256`),
      ...(calls === undefined ? {} : { calls: readMap(calls, `${at}.calls`) }),
      ...(messages === undefined
        ? {}
        : { messages: readMap(messages, `${at}.messages`) }),
      ...(types === undefined ? {} : { types: readMap(types, `${at}.types`) }),
    }
    return entry
  })

function readMap<Item>(
  value: unknown,
  path: string,
): Record<string, readonly Item[]> {
  return Object.fromEntries(
    Object.entries(readFields(value, path)).map(([key, items]) => [
      key.startsWith('0x') ? key.toLowerCase() : key,
      readList(items, `${path}.${key}`, (item) => item as Item),
    ]),
  )
}
