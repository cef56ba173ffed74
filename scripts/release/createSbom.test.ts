import { expect, test } from 'vitest'
import { readInstalled } from '../checks/licences.ts'
import { createSbom } from './createSbom.ts'
import { readLockfile } from './readLockfile.ts'
import { listShipped } from './writeSbom.ts'

const integrity = `sha512-${Buffer.from('ab'.repeat(64), 'hex').toString('base64')}`
const resolution = { integrity }
const lockfile = {
  importers: {
    'packages/a': {
      dependencies: {
        '@x/one': { specifier: '^1.0.0', version: '1.0.0(peer@3.0.0)' },
        alias: { specifier: 'npm:real@2.0.0', version: 'real@2.0.0' },
      },
      devDependencies: { tool: { specifier: '1.0.0', version: '1.0.0' } },
    },
    'packages/b': {
      dependencies: {
        a: { specifier: 'workspace:*', version: 'link:../a' },
      },
    },
  },
  packages: {
    '@x/one@1.0.0': { resolution },
    'real@2.0.0': { resolution },
    'deep@1.1.0': { resolution },
    'tool@1.0.0': { resolution },
  },
  snapshots: {
    '@x/one@1.0.0(peer@3.0.0)': { dependencies: { deep: '1.1.0' } },
    'real@2.0.0': { optionalDependencies: { deep: '1.1.0' } },
    'deep@1.1.0': null,
    'tool@1.0.0': {},
  },
}
const shipped = [
  { folder: 'packages/a', name: '@own/a', version: '0.1.0' },
  { folder: 'packages/b', name: '@own/b', version: '0.2.0' },
]
const installed = [
  { name: '@x/one', version: '1.0.0', license: 'MIT' },
  { name: 'real', version: '2.0.0', license: '(MIT OR GPL-3.0)' },
]

test('default: lists every shipped dependency at any depth', () => {
  const sbom = createSbom(lockfile, shipped, installed)
  expect(sbom.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40own/a@0.1.0',
    'pkg:npm/%40own/b@0.2.0',
    'pkg:npm/%40x/one@1.0.0',
    'pkg:npm/deep@1.1.0',
    'pkg:npm/real@2.0.0',
  ])
  expect(sbom.components[2]).toEqual({
    ...{ type: 'library', 'bom-ref': 'pkg:npm/%40x/one@1.0.0' },
    ...{ group: '@x', name: 'one', version: '1.0.0' },
    purl: 'pkg:npm/%40x/one@1.0.0',
    hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
    licenses: [{ license: { id: 'MIT' } }],
  })
  expect(sbom.components[4]?.licenses).toEqual([
    { expression: '(MIT OR GPL-3.0)' },
  ])
  expect(sbom.dependencies).toEqual([
    {
      ref: 'strongroom',
      dependsOn: ['pkg:npm/%40own/a@0.1.0', 'pkg:npm/%40own/b@0.2.0'],
    },
    {
      ref: 'pkg:npm/%40own/a@0.1.0',
      dependsOn: ['pkg:npm/%40x/one@1.0.0', 'pkg:npm/real@2.0.0'],
    },
    { ref: 'pkg:npm/%40own/b@0.2.0', dependsOn: ['pkg:npm/%40own/a@0.1.0'] },
    { ref: 'pkg:npm/%40x/one@1.0.0', dependsOn: ['pkg:npm/deep@1.1.0'] },
    { ref: 'pkg:npm/deep@1.1.0', dependsOn: [] },
    { ref: 'pkg:npm/real@2.0.0', dependsOn: ['pkg:npm/deep@1.1.0'] },
  ])
})

test('behavior: the same lockfile gives the same list, another one another number', () => {
  const first = createSbom(lockfile, shipped, installed)
  expect(createSbom(lockfile, shipped, installed)).toEqual(first)
  expect(first.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  )
  const other = createSbom(lockfile, shipped.slice(1), installed)
  expect(other.serialNumber).not.toBe(first.serialNumber)
})

test('error: throws for a dependency or checksum that the lockfile lacks', () => {
  const { 'deep@1.1.0': _, ...snapshots } = lockfile.snapshots
  expect(() =>
    createSbom({ ...lockfile, snapshots } as never, shipped, []),
  ).toThrow('The lockfile has no deep@1.1.0.')
  const packages = { ...lockfile.packages, 'deep@1.1.0': { resolution: {} } }
  expect(() => createSbom({ ...lockfile, packages }, shipped, [])).toThrow(
    'The lockfile has no checksum of deep@1.1.0.',
  )
})

test('default: the list of this workspace is whole', () => {
  const sbom = createSbom(readLockfile(), listShipped(), readInstalled())
  const refs = sbom.components.map((one) => one['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs).toContain('pkg:npm/%40strongroom/safe-protocol@0.0.0')
  expect(refs.some((ref) => ref.startsWith('pkg:npm/viem@'))).toBe(true)
  // Tools of tests and builds are not shipped.
  expect(
    refs.filter((ref) => /\/(?:vitest|playwright|tsup)@/.test(ref)),
  ).toEqual([])
  const known = new Set(['strongroom', ...refs])
  for (const { ref, dependsOn } of sbom.dependencies)
    expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([])
  const unnamed = sbom.components.filter(({ licenses }) => !licenses)
  // Builds for other systems are not installed here.
  expect(unnamed.length).toBeLessThan(sbom.components.length / 5)
})
