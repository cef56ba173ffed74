import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Compiles examples as if they were files of a package.
 *
 * @param root Folder that relative names start from.
 * @param examples Code by absolute file name; the files need not exist.
 */
export function createExampleService(
  root: string,
  examples: ReadonlyMap<string, string>,
): ts.LanguageService {
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
  const readFile = (name: string) => examples.get(name) ?? ts.sys.readFile(name)
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...examples.keys()],
    // Files do not change, so that the service compiles them once.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    readFile,
    fileExists: (name) => examples.has(name) || ts.sys.fileExists(name),
    directoryExists: (name) =>
      [...examples.keys()].some((file) => file.startsWith(`${name}/`)) ||
      ts.sys.directoryExists(name),
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  })
}

/** A line for each problem of an example. */
export function listProblems(
  service: ts.LanguageService,
  root: string,
  file: string,
): string[] {
  return [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ].map(
    ({ messageText }) =>
      `${file.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  )
}

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
  const service = createExampleService(root, examples)
  // The packages' own sources are checked elsewhere.
  return [...examples.keys()].flatMap((file) =>
    listProblems(service, root, file),
  )
}
