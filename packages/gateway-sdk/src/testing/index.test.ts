/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('behavior: imports MSW alone, and avoids Node', () => {
  const folder = new URL('.', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(sources.length).toBeGreaterThan(40)
  const foreign = sources.flatMap((source) =>
    [...source.matchAll(/ from '([^.'][^']*)'/g)]
      .map(([, name]) => name)
      // The examples in docstrings import this package and MSW's server.
      .filter((name) => !/^@strongroom\/|^msw\/node$/.test(name ?? '')),
  )
  expect(new Set(foreign)).toEqual(new Set(['msw']))
  for (const source of sources) {
    const code = source.replace(/\/\*\*.*?\*\//gs, '')
    expect(code).not.toMatch(/\b(?:process|Buffer|require)\b|msw\/node|node:/)
  }
})
