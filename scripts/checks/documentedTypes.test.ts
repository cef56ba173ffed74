import ts from 'typescript'
import { expect, test } from 'vitest'
import {
  fileOf,
  openPublicApi,
  type PublicApi,
  publishedFolders,
} from './openPublicApi.ts'

/** Names of the exported types without a docstring, and how many have one. */
function listTypes({ checker, named, isOwn }: PublicApi) {
  const undocumented: string[] = []
  let documented = 0
  for (const symbol of named) {
    const [declaration] = symbol.declarations ?? []
    const isType = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias
    if (
      !(symbol.flags & isType) ||
      symbol.flags & ts.SymbolFlags.Value ||
      declaration === undefined ||
      !isOwn(declaration)
    )
      continue
    const text = symbol.getDocumentationComment(checker)
    if (text.length > 0) documented++
    else undocumented.push(`${symbol.name} (${fileOf(declaration)})`)
  }
  return { documented, undocumented }
}

test('behavior: 95 % of the exported types of each package have a docstring', () => {
  for (const folder of publishedFolders) {
    const { documented, undocumented } = listTypes(openPublicApi([folder]))
    const share = documented / (documented + undocumented.length || 1)
    expect(share, undocumented.join('\n')).toBeGreaterThanOrEqual(0.95)
  }
}, 120_000)
