import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSite } from './checkSite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function faultsOf(html: string, css = '', base = '/'): string[] {
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'a.css'), css)
  return checkSite(folder, base)
}

test('default: links within the site and to other sites are fine', () => {
  const html =
    '<h2 id="a">A</h2><a href="#a"></a><a href="/index.html#a"></a><a href="/"></a><a href="https://b.example">'
  expect(faultsOf(html)).toEqual([])
  expect(faultsOf('<script src="/a.js"></script><p>url(//b)</p>')).toEqual([])
})

test.each(['<script>alert(1)</script>', '<script type="module">a()</script>'])(
  'error: an inline script %s',
  (html) => {
    expect(faultsOf(html)).toEqual(['index.html has an inline script.'])
  },
)

test.each([
  '<img alt="" src="https://b.example/a.png">',
  '<script src="//b.example/a.js"></script>',
  '<link rel="stylesheet" href="https://b.example/a.css">',
  '<p style="background: url(https://b.example/a.png)">',
])('error: a page loads from another host: %s', (html) => {
  expect(faultsOf(html)[0]).toContain('index.html loads from another host')
})

test('error: a style sheet loads from another host', () => {
  const css = '@import "https://b.example/a.css"'
  expect(faultsOf('', css)).toEqual(['a.css loads from another host.'])
})

test('error: a link to a missing page or anchor', () => {
  expect(faultsOf('<a href="/gone.html"></a><a href="#gone"></a>')).toEqual([
    'index.html links to /gone.html, which is missing.',
    'index.html links to #gone, whose anchor is missing.',
  ])
})

test('behavior: absolute links of a site in a folder of a host start with that folder', () => {
  const html =
    '<h2 id="a">A</h2><a href="/x/"></a><a href="/x/index.html#a"></a><a href="#a"></a><a href="./index.html"></a>'
  expect(faultsOf(html, '', '/x/')).toEqual([])
})

test('error: an absolute link leaves the folder of the host, or leads to a missing page in it', () => {
  const html = '<a href="/index.html"></a><a href="/x/gone.html"></a>'
  expect(faultsOf(html, '', '/x/')).toEqual([
    'index.html links to /index.html, which is outside of /x/.',
    'index.html links to /x/gone.html, which is missing.',
  ])
})
