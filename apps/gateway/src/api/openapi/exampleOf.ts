import type { JsonSchema } from '@strongroom/gateway-sdk/schemas'
import { examples } from './parameters.ts'

type Node = Readonly<Record<string, unknown>>

/** Examples for schemas that differ by their pattern only. */
const byPattern: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\{40\}\$$/, examples.owner],
  [/\{64\}\$$/, examples.hash],
  [/\{65,?\}|\{130\}/, `0x${'1b'.repeat(65)}`],
  [/\[0-9a-fA-F\]\{8\}/, examples.uuid],
  [/@/, 'owner@mail.example'],
  [/\\d\{6\}/, '123456'],
  [/0\|\[1-9\]/, '1.4.1'],
  [/^\^\\d/, '1'],
  [/^\^0x/, '0x'],
]

/** Texts of fields whose schema takes any text. */
const byName: Readonly<Record<string, string>> = {
  chainId: '1337',
  message: 'I agree to the terms',
  label: 'Bookkeeper',
  name: 'Treasury',
  symbol: 'ETH',
  version: '1.4.1',
  balance: '1000000000000000000',
  fiatBalance: '2500',
  fiatConversion: '2500',
  fiatTotal: '2500',
}

const deepest = 12

const textOf = (node: Node, name: string): string => {
  const { pattern, format, examples: known } = node
  if (Array.isArray(known)) return String(known[0])
  if (typeof pattern === 'string') {
    const found = byPattern.find(([expression]) => expression.test(pattern))
    if (name === 'chainId') return byName[name] ?? ''
    if (found !== undefined) return found[1]
  }
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z'
  return byName[name] ?? 'text'
}

/**
 * A value that a schema of the document accepts: the shortest that shows every
 * field that is required.
 *
 * @param components - Schemas that references lead to, by name.
 */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): unknown {
  const make = (node: Node, name: string, depth: number): unknown => {
    if (depth > deepest) return null
    const reference = node['$ref']
    if (typeof reference === 'string') {
      const target = components[reference.split('/').at(-1) ?? '']
      return target && make(target, name, depth + 1)
    }
    const options = (node['anyOf'] ?? node['oneOf']) as Node[] | undefined
    if (options !== undefined && node['type'] === undefined) {
      // A recursive schema ends with its simplest option.
      const option = depth > deepest / 2 ? options.at(-1) : options[0]
      return make(option ?? {}, name, depth + 1)
    }
    if (Array.isArray(node['enum'])) return node['enum'][0]
    if ('const' in node) return node['const']
    switch (node['type']) {
      case 'object': {
        const required = [node, options?.[0]].flatMap(
          (one) => (one?.['required'] ?? []) as readonly string[],
        )
        const properties = (node['properties'] ?? {}) as Record<string, Node>
        return Object.fromEntries(
          required.map((key) => [
            key,
            make(properties[key] ?? {}, key, depth + 1),
          ]),
        )
      }
      case 'array': {
        const items = node['items']
        return items === undefined ? [] : [make(items as Node, name, depth + 1)]
      }
      case 'integer':
      case 'number':
        return Math.max(1, Number(node['minimum'] ?? 0))
      case 'boolean':
        return true
      case 'null':
        return null
      case 'string':
        return textOf(node, name)
      default:
        return 'text'
    }
  }
  return make(schema, '', 0)
}
