import { expect, test } from 'vitest'
import { checkChangelog, checkRelease } from './checkRelease.ts'

const manifest = {
  name: '@strongroom/a',
  version: '0.1.0',
  license: 'MIT',
  engines: { node: '>=22' },
  exports: { '.': './dist/index.js' },
  publishConfig: { access: 'public', provenance: true },
  dist: { tarball: '' },
}

test('default: a release whose packages need each other', () => {
  const dependencies = { '@strongroom/a': '^0.1.0', zod: '4.6.7' }
  const second = { ...manifest, name: '@strongroom/b', dependencies }
  expect(checkRelease([manifest, second], 2)).toEqual([])
})

test.each([
  [{ version: '0.0.0' }, 'has the version 0.0.0'],
  [{ license: 'ISC' }, 'the license is not MIT'],
  [{ engines: undefined }, 'names no engines'],
  [{ exports: undefined }, 'has no closed list of entries'],
  [
    { publishConfig: { access: 'public' } },
    'publishConfig asks for no provenance',
  ],
  [{ dependencies: { zod: 'catalog:' } }, 'needs zod as catalog:'],
  [
    { dependencies: { '@strongroom/b': '^0.1.0' } },
    'needs @strongroom/b ^0.1.0, which is not in this release',
  ],
])('error: %j', (change, fault) => {
  expect(checkRelease([{ ...manifest, ...change }], 1)).toEqual([
    `@strongroom/a: ${fault}`,
  ])
})

test('error: a package that was not published', () => {
  expect(checkRelease([manifest], 2)).toEqual([
    '1 of 2 packages were published',
  ])
})

test('default: a changelog that people can read', () => {
  const text = '# a\n\n## 0.1.0\n\n### Minor Changes\n\n- Added `b`.\n'
  expect(checkChangelog('a', '0.1.0', text)).toEqual([])
})

test('error: a changelog without a section, or with lines that name a commit', () => {
  expect(checkChangelog('a', '0.1.0', '')).toHaveLength(3)
  expect(
    checkChangelog(
      'a',
      '0.1.0',
      '# a\n\n## 0.1.0\n\n- Updated dependencies [1a2b3c4]\n',
    ),
  ).toEqual(['a: the changelog has lines that only name a commit'])
})
