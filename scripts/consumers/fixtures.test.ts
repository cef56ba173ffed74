import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const catalog = new Map(
  [
    ...(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
      .split(/^catalog:\n/mu)[1]
      ?.matchAll(/^ {2}"?([^\s"]+?)"?: (.+)$/gmu) ?? []),
  ].map(([, name = '', version = '']) => [name, version]),
)

test.each([
  'consumers/next',
  'consumers/plain',
  'consumers/vite',
  'examples/embedded-app',
  'examples/own-wallet',
])('default: %s has the versions that the workspace is tested with', (app) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, app, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const foreign = Object.entries({ ...dependencies, ...devDependencies })
    // Packages of this workspace are installed from tarballs.
    .filter(([library]) => !library.startsWith('@strongroom/'))
  expect(foreign.length).toBeGreaterThan(1)
  expect(
    foreign.filter(([library, version]) =>
      library === 'next'
        ? !/^\d+\.\d+\.\d+$/u.test(version)
        : catalog.get(library) !== version &&
          // The workspace has TypeScript 7 under this name.
          catalog.get('@typescript/native') !== `npm:${library}@${version}`,
    ),
  ).toEqual([])
})

test('behavior: the example wallet has at most 200 lines', () => {
  const folder = join(root, 'examples/own-wallet/src')
  const lines = readdirSync(folder).map(
    (file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1,
  )
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(200)
})
