import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'apps/gateway': ['gateway-sdk', 'safe-protocol'],
}
const published = [...leaves, 'connectors', 'react-hooks', 'ui-kit']
const frameworkFree = /^packages\/(?!react-hooks|ui-kit)/
const framework = /^react(?:-dom)?(?:\/|$)/
const tests = /\.(?:test|test-d|fixture|stories)\./
const sources = /^(?:(?:packages|apps)\/[\w-]+\/src|examples|consumers)\//

/** Reason why a source may not import a module; undefined when it may. */
function refuse(file: string, module: string): string | undefined {
  const part = file.split('/').slice(0, 2).join('/')
  if (
    module.includes('/packages/') ||
    /^@strongroom\/[^/]+\/(?:src|dist)\//.test(module)
  )
    return 'import the public entry'
  if (framework.test(module) && frameworkFree.test(file))
    return 'this package is free of frameworks'
  if (part === 'packages/internal' && /^viem(?:\/|$)/.test(module))
    return 'internal stands on @noble alone'
  const [, name] = /^@strongroom\/([^/]+)/.exec(module) ?? []
  if (name === undefined || part === `packages/${name}`) return undefined
  return (allowed[part] ?? published).includes(name)
    ? undefined
    : 'imports go one way (ARCHITECTURE.md)'
}

test('behavior: names each import against the direction', () => {
  const cases = [
    ['packages/safe-protocol/src/a.ts', '@strongroom/gateway-sdk'],
    ['packages/connectors/src/a.ts', 'react'],
    ['packages/react-hooks/src/a.ts', '@strongroom/devnet'],
    ['apps/gateway/src/a.ts', '@strongroom/ui-kit'],
    ['apps/wallet/src/a.ts', '@strongroom/internal/hex'],
    ['apps/wallet/src/a.ts', '../../../packages/ui-kit/src/index.ts'],
    ['packages/react-hooks/src/a.ts', '@strongroom/connectors/wagmi'],
    ['apps/wallet/src/a.ts', '@strongroom/ui-kit'],
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
      "import the public entry",
      undefined,
      undefined,
    ]
  `)
})

test('default: every source imports in one direction and through public entries', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const found = files
    .filter((file) => sources.test(file) && !tests.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
        const reason = refuse(file, fileName)
        return reason === undefined ? [] : [`${file}: ${fileName}: ${reason}`]
      })
    })
  expect(found).toEqual([])
})
