import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Compiles examples as if they were files of a package and returns a line for
 * each problem.
 *
 * @param root Folder that problems are named from, with a slash at its end.
 * @param examples Code by absolute file name; the files need not exist.
 */
export function compileExamples(
  root: string,
  examples: ReadonlyMap<string, string>,
): string[] {
  const base = fileURLToPath(
    new URL('../../tsconfig.base.json', import.meta.url),
  )
  const { config } = ts.readConfigFile(base, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    {
      ...config,
      compilerOptions: {
        ...config.compilerOptions,
        // Examples show values that they do not use.
        noUnusedLocals: false,
        noUnusedParameters: false,
        jsx: 'react-jsx',
        // Apps import their own files without an extension.
        module: 'esnext',
        moduleResolution: 'bundler',
        types: ['node'],
      },
      files: [],
    },
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => examples.get(name) ?? readFile(name)
  host.fileExists = (name) => examples.has(name) || fileExists(name)
  host.directoryExists = (name) =>
    [...examples.keys()].some((file) => file.startsWith(`${name}/`)) ||
    ts.sys.directoryExists(name)
  const program = ts.createProgram([...examples.keys()], options, host)
  // The packages' own sources are checked elsewhere.
  return [...examples.keys()]
    .flatMap((name) => {
      const file = program.getSourceFile(name)
      if (file === undefined) throw new Error(`${name} was not compiled.`)
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]
    })
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}
