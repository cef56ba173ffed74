import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes } from '../src/schemas/routes.ts'

const folder = fileURLToPath(new URL('../src/actions/', import.meta.url))
const target = fileURLToPath(new URL('../docs/calls.md', import.meta.url))

export interface CallDescription {
  readonly name: string
  /** Text of the docstring before its tags. */
  readonly text: string
  readonly example: string
}

/** Every call with the docstring of its file, in the order of the routes. */
export function describeCalls(): CallDescription[] {
  const files = new Set(readdirSync(folder))
  return Object.keys(routes).map((name) => {
    if (!files.has(`${name}.ts`)) throw new Error(`No file for ${name}.`)
    const source = readFileSync(`${folder}${name}.ts`, 'utf8')
    const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(source) ?? []
    const [text = '', example = ''] = comment
      .replace(/^ ?\* ?/gm, '')
      .replace(/^\s*@throws.*\n/m, '')
      .split('@example\n')
    return { name, text: text.trim(), example: example.trim() }
  })
}

/** `docs/calls.md`, made of the docstrings. */
export function renderCalls(): string {
  const calls = describeCalls()
  return [
    '# Calls',
    '',
    'Every call takes the client first and an object second. Besides what is listed, each takes `signal`, `timeout`, `retry`, `headers` and `credentials`; lists take `pageUrl`. Errors are in the [README](../README.md#what-to-rely-on). This page is made of the docstrings by `pnpm generate`.',
    '',
    ...calls.flatMap(({ name, text, example }) => [
      `## ${name}`,
      '',
      text,
      '',
      '```ts',
      example,
      '```',
      '',
    ]),
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(target, renderCalls())
