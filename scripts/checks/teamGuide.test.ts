import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readChain } from '../../apps/gateway/src/platform/config/readChain.ts'
import { root } from '../stack/settings.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/tutorials/run-it-for-your-team.md')
const settings = read('apps/gateway/README.md')

const gateway = globSync('apps/gateway/src/**/*.ts', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n')

/** The blocks of a language in the guide. */
const blocksOf = (language: string) =>
  [
    ...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gmsu')),
  ].map(([, block = '']) => block)

interface Service {
  readonly image: string
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, unknown>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const [composeText = '', rulesText = ''] = blocksOf('yaml')
const compose: Compose = parse(composeText)

test('default: the compose file runs a database, the gateway and a proxy', () => {
  expect(Object.keys(compose.services)).toEqual([
    ...['database', 'gateway', 'proxy'],
  ])
  for (const { image } of Object.values(compose.services))
    expect(image).toMatch(/^[a-z-]+(?::\w+)?$/u)
})

test('behavior: services, networks and volumes that are named are declared', () => {
  const networks = ['default', ...Object.keys(compose.networks)]
  for (const [name, service] of Object.entries(compose.services)) {
    const needs = service.depends_on ?? []
    const others = Array.isArray(needs) ? needs : Object.keys(needs)
    for (const other of others)
      expect(Object.keys(compose.services), name).toContain(other)
    for (const network of service.networks ?? [])
      expect(networks, name).toContain(network)
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith('.'))
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
  }
})

test('behavior: secrets come from .env, which sets each of them', () => {
  const env = blocksOf('sh').find((block) => block.startsWith('# .env')) ?? ''
  const needed = [...composeText.matchAll(/\$\{(\w+):\?\}/gu)]
  expect(needed.length).toBeGreaterThan(0)
  for (const [, name] of needed) expect(env).toMatch(RegExp(`^${name}=`, 'mu'))
})

test('behavior: every setting of the gateway in the guide is documented', () => {
  const names = new Set(guide.match(/\bGATEWAY_[A-Z][A-Z_]*[A-Z]\b/gu))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names)
    if (!/^GATEWAY_(?:RPC|RELAYER_KEY)$/u.test(name))
      expect(settings).toContain(name)
})

test('behavior: alert rules name figures that the gateway serves', () => {
  const { groups } = parse(rulesText) as {
    readonly groups: readonly {
      readonly rules: readonly {
        readonly alert: string
        readonly expr: string
      }[]
    }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules)
    for (const [figure] of expr.matchAll(/\bgateway_\w+/gu)) {
      const name = figure.replace(/_bucket$/u, '')
      // Some sources add the prefix to a whole list.
      const written = ['', 'gateway_chain_', 'gateway_rpc_node_'].some(
        (prefix) =>
          new RegExp(`['"\`]${name.replace(prefix, '')}['"\`{]`, 'u').test(
            gateway,
          ),
      )
      expect(written, `${alert}: ${figure}`).toBe(true)
    }
})

test('behavior: JSON of the guides can be read, and the gateway takes their chains', () => {
  const others = ['docs/add-a-chain.md', 'docs/index-a-public-chain.md']
  const all = [guide, ...others.map(read)].join('\n')
  const values = [...all.matchAll(/^```json\n(.*?)^```$/gmsu)].map(
    ([, block = '']): unknown => JSON.parse(block),
  )
  expect(values.length).toBeGreaterThan(2)
  const chains = values
    .flat()
    .filter((value) => Object(value).chainName !== undefined)
  expect(chains).toHaveLength(2)
  for (const chain of chains)
    expect(
      readChain(chain, 'chains[0]', { publicUrl: 'http://localhost' }),
    ).toHaveProperty('chainId')
})
