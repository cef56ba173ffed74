import ts from 'typescript'

/** The names an entry file exports that are values, not types. */
export function exportedValues(text: string): string[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest)
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
    const { exportClause } = statement
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ name }) => name.text)
      : []
  })
}
