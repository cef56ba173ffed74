import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const internal = 'internal'
const leaves = [
  'safe-protocol',
  'gateway-sdk',
  'safe-apps-bridge',
  'waypoint-provider',
]

/** Workspace packages that the sources of each part may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/internal': [],
  ...Object.fromEntries(leaves.map((leaf) => [`packages/${leaf}`, [internal]])),
  'packages/connectors': [internal, 'safe-apps-bridge', 'waypoint-provider'],
  'packages/react-hooks': [
    ...[internal, 'safe-protocol', 'gateway-sdk', 'safe-apps-bridge'],
    'connectors',
  ],
  'packages/ui-kit': [
    ...[internal, 'safe-protocol', 'gateway-sdk', 'safe-apps-bridge'],
    ...['connectors', 'react-hooks'],
  ],
  'packages/gateway-schemas': [internal],
  'packages/site': [],
  'packages/create-app': [],
  'packages/verify': [],
  'apps/gateway': ['gateway-schemas', 'gateway-sdk', 'safe-protocol'],
}
/** Folders of the wallet's sources, each before those that it may import. */
const walletRooms = [
  ...['main.tsx', 'testing', 'app', 'features', 'core'],
  ...['config', 'storage', 'chain', 'texts'],
]
const wallet = 'apps/wallet/src/'
/** Where zod may be imported: packages are generated from its schemas. */
const schemaUsers = ['packages/gateway-schemas', 'apps/gateway']
/** Packages that a site may import: every published package, and what sites share. */
const forSites = [
  ...[...leaves, 'connectors', 'react-hooks', 'ui-kit', 'site', 'verify'],
]
const frameworkFree = /^packages\/(?!react-hooks|ui-kit)/
const framework = /^react(?:-dom)?(?:\/|$)/
const tests = /\.(?:test|test-d|fixture|stories)\./
const sources = /^(?:(?:packages|apps)\/[\w-]+\/src|examples|consumers)\//

/** Reason why a source may not import a module; undefined when it may. */
function refuse(file: string, module: string): string | undefined {
  const part = file.split('/').slice(0, 2).join('/')
  if (file.startsWith(wallet) && module.startsWith('.')) {
    const [from, to] = [file, posix.join(posix.dirname(file), module)].map(
      (path) =>
        walletRooms.indexOf(path.slice(wallet.length).split('/')[0] ?? ''),
    ) as [number, number]
    // Unknown rooms have to be added to the list.
    return from >= 0 && from <= to ? undefined : 'this room stands below'
  }
  if (
    module.includes('/packages/') ||
    /^@strongroom\/[^/]+\/(?:src|dist)\//.test(module)
  )
    return 'import the public entry'
  if (framework.test(module) && frameworkFree.test(file))
    return 'this package is free of frameworks'
  if (/^zod(?:-openapi)?(?:\/|$)/.test(module) && !schemaUsers.includes(part))
    return 'schemas are for the gateway, tests and generators'
  if (part === 'packages/internal' && /^viem(?:\/|$)/.test(module))
    return 'internal stands on @noble alone'
  const [, name] = /^@strongroom\/([^/]+)/.exec(module) ?? []
  if (name === undefined || part === `packages/${name}`) return undefined
  return (allowed[part] ?? forSites).includes(name)
    ? undefined
    : 'imports go one way (ARCHITECTURE.md)'
}

test('behavior: names each import against the direction', () => {
  const cases = [
    ['packages/safe-protocol/src/a.ts', '@strongroom/gateway-sdk'],
    ['packages/connectors/src/a.ts', 'react'],
    ['packages/react-hooks/src/a.ts', '@strongroom/devnet'],
    ['apps/gateway/src/a.ts', '@strongroom/ui-kit'],
    ['packages/ui-kit/src/a.ts', '@strongroom/site/config'],
    ['packages/gateway-sdk/src/a.ts', '@strongroom/gateway-schemas'],
    ['apps/wallet/src/app/a.ts', 'zod'],
    ['apps/wallet/src/app/a.ts', '@strongroom/internal/hex'],
    ['apps/sample-app/src/a.ts', '../../../packages/ui-kit/src/index.ts'],
    ['apps/wallet/src/features/send/a.ts', '../../app/router.tsx'],
    ['apps/wallet/src/core/a.ts', '../features/send/a.ts'],
    ['apps/wallet/src/app/a.ts', '../features/send/a.ts'],
    ['packages/react-hooks/src/a.ts', '@strongroom/connectors/wagmi'],
    ['apps/wallet/src/app/a.ts', '@strongroom/ui-kit'],
  ] as const
  expect(
    cases.map(([file, module]) => refuse(file, module)),
  ).toMatchInlineSnapshot(`
    [
      "imports go one way (ARCHITECTURE.md)",
      "this package is free of frameworks",
      "imports go one way (ARCHITECTURE.md)",
      "imports go one way (ARCHITECTURE.md)",
      "imports go one way (ARCHITECTURE.md)",
      "imports go one way (ARCHITECTURE.md)",
      "schemas are for the gateway, tests and generators",
      "imports go one way (ARCHITECTURE.md)",
      "import the public entry",
      "this room stands below",
      "this room stands below",
      undefined,
      undefined,
      undefined,
    ]
  `)
})

/** Files that import each other in a circle, or lie between two circles. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports)
  for (;;) {
    const used = new Set([...left.values()].flat())
    const free = [...left].filter(
      ([file, targets]) =>
        !used.has(file) || !targets.some((target) => left.has(target)),
    )
    if (free.length === 0) return [...left.keys()]
    for (const [file] of free) left.delete(file)
  }
}

const sourceFiles = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => sources.test(file) && !tests.test(file))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const { importedFiles } = ts.preProcessFile(text)
    return { file, modules: importedFiles.map(({ fileName }) => fileName) }
  })

test('default: every source imports in one direction and through public entries', () => {
  const found = sourceFiles.flatMap(({ file, modules }) =>
    modules.flatMap((module) => {
      const reason = refuse(file, module)
      return reason === undefined ? [] : [`${file}: ${module}: ${reason}`]
    }),
  )
  expect(found).toEqual([])
})

test('behavior: finds files that import each other, types included', () => {
  const imports = new Map([
    ['page', ['router', 'store']],
    ['router', ['page']],
    ['store', ['guards']],
    ['guards', []],
    ['main', ['router']],
  ])
  expect(circlesOf(imports)).toEqual(['page', 'router'])
})

/** The wallet's imports, between its files or between their folders. */
function walletImports(nameOf: (file: string) => string) {
  const imports = new Map<string, string[]>()
  for (const { file, modules } of sourceFiles) {
    if (!file.startsWith(wallet)) continue
    const name = nameOf(file)
    const targets = modules
      .filter((module) => module.startsWith('.'))
      .map((module) => nameOf(posix.join(posix.dirname(file), module)))
      .filter((target) => target !== name)
    imports.set(name, [...(imports.get(name) ?? []), ...targets])
  }
  return imports
}

test('default: no circle of imports in the wallet, types included', () => {
  const imports = walletImports((file) => file)
  expect(imports.size).toBeGreaterThan(100)
  expect(circlesOf(imports)).toEqual([])
})

test('default: no circle of imports between the folders of the wallet', () => {
  const folderOf = (file: string) =>
    /^(?:features\/)?[^/]+/.exec(file.slice(wallet.length))?.[0] ?? file
  const imports = walletImports(folderOf)
  expect(imports.size).toBeGreaterThan(10)
  expect(circlesOf(imports)).toEqual([])
})
