import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const entry = fileURLToPath(new URL('../src/schemas/index.ts', import.meta.url))

/**
 * The docs of every field of the bodies and entities, by type; empty without
 * docs.
 */
export function readTypeDocs(): ReadonlyMap<
  string,
  Readonly<Record<string, string>>
> {
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
  const docs = new Map<string, Record<string, string>>()
  for (const symbol of checker.getExportsOfModule(module)) {
    const target =
      symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol
    const path = target.declarations?.[0]?.getSourceFile().fileName ?? ''
    if (!/schemas\/(?:entities|requests)\//.test(path)) continue
    if (!(target.flags & ts.SymbolFlags.Interface)) continue
    const fields = checker.getDeclaredTypeOfSymbol(target).getProperties()
    docs.set(
      target.name,
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          ts
            .displayPartsToString(field.getDocumentationComment(checker))
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ]),
      ),
    )
  }
  return docs
}
