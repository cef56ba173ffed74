import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedFolders } from '../checks/openPublicApi.ts'
import { root } from '../stack/settings.ts'
import { readQuickStart } from './readQuickStart.ts'

test('default', () => {
  const readme = [
    '# x\n\n```sh\nnpm install x react\n```\n\n## Quick start: an app\n',
    "```tsx\nimport { a } from '@x/y/z'\nimport 'x/styles.css'\n```\n",
    '## More\n\n```ts\nlater()\n```\n',
  ]
  expect(readQuickStart(readme.join('\n'))).toEqual({
    install: ['x', 'react'],
    blocks: [
      {
        language: 'tsx',
        code: "import { a } from '@x/y/z'\nimport 'x/styles.css'\n",
        imports: ['@x/y', 'x'],
      },
    ],
  })
})

test.each(publishedFolders)(
  'behavior: the packages that %s tells to install suffice for its quick start',
  (name) => {
    const { install, blocks } = readQuickStart(
      readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'),
    )
    expect(install).toContain(`@strongroom/${name}`)
    expect(blocks.length).toBeGreaterThan(0)
    const used = blocks.flatMap(({ imports }) => imports)
    expect(used.filter((path) => !install.includes(path))).toEqual([])
  },
)

test.each(publishedFolders)(
  'behavior: %s has its peers installed, too',
  (name) => {
    const folder = join(root, 'packages', name)
    const { install } = readQuickStart(
      readFileSync(join(folder, 'README.md'), 'utf8'),
    )
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as {
      peerDependencies?: Record<string, string>
      peerDependenciesMeta?: Record<string, unknown>
    }
    const needed = Object.keys(peerDependencies).filter(
      (peer) => !(peer in peerDependenciesMeta),
    )
    expect(needed.filter((peer) => !install.includes(peer))).toEqual([])
  },
)
