import { expect, test } from 'vitest'
import { lostDirectives } from './lostDirectives.ts'

const client = "'use client'\n\nexport const a = 1"
const plain = 'export const a = 1'
const check = (files: Record<string, string>) =>
  lostDirectives(Object.keys(files), (file) => files[file] ?? '')

test('default', () => {
  expect(
    check({
      'src/Button.tsx': client,
      'dist/Button.js': client.replaceAll("'", '"'),
      'src/cleanText.ts': plain,
      'dist/cleanText.js': plain,
      'dist/index.js': `${plain} // bundled, of many sources`,
    }),
  ).toEqual([])
})

test('error: lost, buried or added', () => {
  expect(
    check({
      'src/A.tsx': client,
      'dist/A.js': plain,
      'src/B.tsx': client,
      'dist/B.js': `import 'react'\n${client}`,
      'src/c.ts': plain,
      'dist/c.js': client,
    }),
  ).toMatchInlineSnapshot(`
    [
      "dist/A.js differs from its source in 'use client'",
      "dist/B.js differs from its source in 'use client'",
      "dist/c.js differs from its source in 'use client'",
    ]
  `)
})
