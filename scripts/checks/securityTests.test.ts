import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const [, table = ''] =
  /## What is defended, and by what\n(.*?)\n## /s.exec(text) ?? []
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('default: each threat that is defended names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(10)
  for (const [, threat = '', defence = '', tests = ''] of rows) {
    expect(defence, threat).not.toBe('')
    const files = [...tests.matchAll(/\]\(([^)]+)\)/g)].map(
      ([, file]) => `${file}`,
    )
    expect(files.length, threat).toBeGreaterThan(0)
    for (const file of files) {
      expect(file, threat).toMatch(/\.(?:test|spec)\.tsx?$/)
      expect(existsSync(join(root, file)), file).toBe(true)
      // A file without a test would show nothing.
      expect(readFileSync(join(root, file), 'utf8')).toMatch(
        /\btest(?:\.\w+)*\(/,
      )
    }
  }
})

test('behavior: SECURITY.md lists each limit that the wallet does not defend against', () => {
  const [, list = ''] =
    /## What is not\n(.*?)\n(?:Owners|## )/s.exec(text) ?? []
  for (const word of [
    'device',
    'RPC',
    'transaction',
    'Power loss',
    'local stack',
  ])
    expect(list).toContain(word)
})

test('behavior: links of SECURITY.md lead to files', () => {
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
  expect(links.length).toBeGreaterThan(20)
  for (const [, link = ''] of links)
    expect(existsSync(join(root, link)), link).toBe(true)
})
