import { expect, test } from 'vitest'
import { chunksOf } from './chunksOf.ts'

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared'],
    dynamicImports: ['src/APage.tsx', 'src/BPage.tsx', 'src/dev-wallet/x.ts'],
  },
  _shared: { file: 'shared.js', imports: ['index.html'] },
  'src/APage.tsx': {
    file: 'a.js',
    imports: ['_shared'],
    dynamicImports: ['src/curve.ts'],
  },
  'src/BPage.tsx': { file: 'b.js' },
  'src/curve.ts': { file: 'curve.js', imports: ['_style'] },
  'src/dev-wallet/x.ts': { file: 'dev.js' },
  _style: { file: 'style.css' },
}

test('default: lists the entry, the page and their common chunks', () => {
  expect([...chunksOf(manifest, 'src/APage.tsx')].sort()).toEqual([
    'a.js',
    'index.js',
    'shared.js',
  ])
})

test('behavior: adds chunks loaded on demand if asked to', () => {
  const options = { onDemand: true }
  expect([...chunksOf(manifest, 'src/APage.tsx', options)].sort()).toEqual([
    'a.js',
    'curve.js',
    'index.js',
    'shared.js',
  ])
})

test('behavior: other pages do not count', () => {
  expect([...chunksOf(manifest, 'src/BPage.tsx')].sort()).toEqual([
    'b.js',
    'index.js',
    'shared.js',
  ])
})
