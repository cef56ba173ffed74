import { expect, test } from 'vitest'
import {
  type DocumentExample,
  fileOfExample,
} from '../../scripts/checks/documentExamples.ts'
import { createExampleTypes } from './exampleTypes.ts'
import { read } from './sources.ts'

const document = 'packages/safe-protocol/README.md'

function listExamples(...codes: string[]): DocumentExample[] {
  return codes.map((code, index) => {
    const file = fileOfExample(document, 'ts', index)
    return { document, language: 'ts', code, file }
  })
}

const recovery = `import { recoverSigner } from '@strongroom/safe-protocol'

console.log(await recoverSigner('0x', '0x'))
`
const wrong = 'export const count: number = true\n'
const types = createExampleTypes(listExamples(recovery, wrong))

const find = (name: string, onLine: number) =>
  types
    .read(recovery)
    .nodes.find(({ target, line }) => target === name && line === onLine)

test('default: names have the types and docstrings of the packages', () => {
  const name = find('recoverSigner', 2)
  expect(name).toMatchObject({ character: 18, length: 13 })
  expect(recovery.slice(name?.start).startsWith('recoverSigner(')).toBe(true)
  expect(name?.text).toContain('recoverSigner(signature: Hex, hash: Hex)')
  expect(name?.docs).toContain('Recovers who made a 65-byte signature')
  expect(name?.docs).toContain('- *@throws* InvalidSignatureError')
  expect(name?.docs).not.toContain('@example')
})

test('behavior: names of other projects have types, but no docstrings', () => {
  expect(find('console', 2)).toMatchObject({
    text: expect.stringContaining('console: Console'),
    docs: '',
  })
})

test('behavior: skips a block in another language or outside of the documents', () => {
  expect(types.has('ts', recovery)).toBe(true)
  expect(types.has('tsx', recovery)).toBe(false)
  expect(types.has('ts', 'rule(finding)')).toBe(false)
})

test('error: a type error in a block', () => {
  expect(() => types.read(wrong)).toThrowErrorMatchingInlineSnapshot(
    `[Error: packages/safe-protocol/packages-safe-protocol-README-md-1.ts: Type 'boolean' is not assignable to type 'number'.]`,
  )
})

test('behavior: compiles blocks of guides and packages, and sources that tutorials show', () => {
  const all = createExampleTypes()
  const [, block = ''] =
    /^```ts\n(.*?)^```$/msu.exec(read('docs/verify-a-signature.md')) ?? []
  expect(all.has('ts', block)).toBe(true)
  expect(all.has('tsx', read('examples/own-wallet/src/App.tsx'))).toBe(true)
  expect(all.has('ts', read('examples/own-wallet/vite.config.ts'))).toBe(false)
})
