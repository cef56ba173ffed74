import ts from 'typescript'
import { expect, test } from 'vitest'
import { fileOf, openPublicApi, publishedFolders } from './openPublicApi.ts'
import { unnamedTypes } from './unnamedTypes.ts'

const api = openPublicApi(publishedFolders)

/** Exported types by package: those with a docstring, and the names of others. */
function listTypes() {
  const packages = publishedFolders.map((folder) => {
    return { folder, documented: 0, undocumented: [] as string[] }
  })
  for (const symbol of api.named) {
    const [declaration] = symbol.declarations ?? []
    const isType = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias
    if (
      !(symbol.flags & isType) ||
      symbol.flags & ts.SymbolFlags.Value ||
      declaration === undefined ||
      !api.isOwn(declaration)
    )
      continue
    const file = fileOf(declaration)
    const home = packages.find(({ folder }) =>
      file.startsWith(`packages/${folder}/`),
    )
    if (home === undefined) throw new Error(`${file} is of no package.`)
    if (symbol.getDocumentationComment(api.checker).length > 0)
      home.documented++
    else home.undocumented.push(`${symbol.name} (${file})`)
  }
  return packages
}

test('behavior: 95 % of the exported types of each package have a docstring', () => {
  for (const { documented, undocumented } of listTypes()) {
    const share = documented / (documented + undocumented.length || 1)
    expect(share, undocumented.join('\n')).toBeGreaterThanOrEqual(0.95)
  }
})

test('behavior: callers can name every type of a public signature', () => {
  expect(unnamedTypes(api)).toEqual([])
}, 120_000)
