/// <reference types="node" />
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url))

test('behavior: every field of bodies and entities has docs in an editor', () => {
  const program = ts.createProgram([entry], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry) as ts.SourceFile
  const module = checker.getSymbolAtLocation(file) as ts.Symbol
  const bare: string[] = []
  let documented = 0
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = checker.getAliasedSymbol(symbol)
    const path = target.declarations?.[0]?.getSourceFile().fileName ?? ''
    if (!/schemas\/(?:entities|requests)\//.test(path)) continue
    if (!(target.flags & ts.SymbolFlags.Interface)) continue
    for (const field of checker.getDeclaredTypeOfSymbol(target).getProperties())
      if (field.getDocumentationComment(checker).length > 0) documented++
      else bare.push(`${target.name}.${field.name}`)
  }
  expect(bare).toEqual([])
  expect(documented).toBeGreaterThan(750)
}, 30_000)
