import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveScripts } from './moveScripts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('default: an inline script becomes a file that the page loads', () => {
  const code = "\n  show('<p>a</p>')\n"
  const html = moveScripts(`<script type="module">${code}</script><p>b</p>`, {
    folder,
    place: 'assets/',
    base: '/docs/',
  })
  const [, file = ''] =
    /^<script type="module" src="\/docs\/([^"]+)"><\/script><p>b<\/p>$/u.exec(
      html,
    ) ?? []
  expect(readFileSync(join(folder, file), 'utf8')).toBe(code)
})

test('behavior: keeps scripts that are files already, and empty ones', () => {
  const html = '<script src="/a.js"></script>\n<script> </script>'
  expect(moveScripts(html, { folder })).toBe(html)
})
