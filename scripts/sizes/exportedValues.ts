import ts from 'typescript'

/**
 * The names an entry file exports that are values, not types.
 *
 * @param read Text of a file that the entry exports with `export *`.
 */
export function exportedValues(
  text: string,
  read: (specifier: string) => string = () => '',
): string[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest)
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement))
      return statement.name ? [statement.name.text] : []
    if (ts.isVariableStatement(statement) && isExported(statement))
      return statement.declarationList.declarations.map(({ name }) =>
        name.getText(file),
      )
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
    const { exportClause, moduleSpecifier } = statement
    if (exportClause === undefined && moduleSpecifier !== undefined)
      return exportedValues(
        read((moduleSpecifier as ts.StringLiteral).text),
        read,
      )
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ name }) => name.text)
      : []
  })
}

const isExported = ({
  modifiers,
}: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
