import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../stack/settings.ts'

/** What the entries of packages export, as the compiler sees it. */
export interface PublicApi {
  readonly checker: ts.TypeChecker
  /** Every exported symbol, aliases resolved. */
  readonly named: ReadonlySet<ts.Symbol>
  readonly resolve: (symbol: ts.Symbol) => ts.Symbol
  /** Whether one of the packages declares it. */
  readonly isOwn: (declaration: ts.Declaration) => boolean
}

/** Folders below `packages` whose packages are published and can be imported. */
export const publishedFolders: readonly string[] = readdirSync(
  join(root, 'packages'),
).filter((folder) => {
  const { private: isPrivate, exports } = readManifest(folder)
  return !isPrivate && exports['.'] !== undefined
})

/** @param folders Names of folders below `packages`. */
export function openPublicApi(folders: readonly string[]): PublicApi {
  const entries = folders.flatMap(entriesOf)
  const program = ts.createProgram(entries, readOptions())
  const checker = program.getTypeChecker()
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol
  const named = new Set<ts.Symbol>()
  for (const entry of entries) {
    const file = program.getSourceFile(entry)
    const module = file && checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${entry} exports nothing.`)
    for (const symbol of checker.getExportsOfModule(module))
      named.add(resolve(symbol))
  }
  return {
    checker,
    named,
    resolve,
    isOwn: (declaration) =>
      folders.some((folder) =>
        fileOf(declaration).startsWith(`packages/${folder}/src/`),
      ),
  }
}

/** The file of a declaration, relative to the repository. */
export const fileOf = (declaration: ts.Declaration): string =>
  relative(root, declaration.getSourceFile().fileName).replaceAll('\\', '/')

function entriesOf(folder: string): string[] {
  return Object.values(readManifest(folder).exports).flatMap(
    ({ '@strongroom/source': source }) =>
      source?.endsWith('.ts') ? [join(root, 'packages', folder, source)] : [],
  )
}

function readManifest(folder: string) {
  const path = join(root, 'packages', folder, 'package.json')
  return JSON.parse(readFileSync(path, 'utf8')) as {
    readonly private?: boolean
    readonly exports: Record<string, { '@strongroom/source'?: string }>
  }
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(
    join(root, 'tsconfig.base.json'),
    ts.sys.readFile,
  )
  const { compilerOptions } = config
  return ts.parseJsonConfigFileContent(
    { compilerOptions: { ...compilerOptions, jsx: 'react-jsx' }, files: [] },
    ts.sys,
    root,
  ).options
}
