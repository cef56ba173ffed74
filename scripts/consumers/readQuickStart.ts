/** First steps that a README gives its reader. */
export interface QuickStart {
  /** The packages that `npm install` names. */
  readonly install: readonly string[]
  readonly blocks: readonly {
    readonly language: 'ts' | 'tsx'
    readonly code: string
    /** The packages it imports. */
    readonly imports: readonly string[]
  }[]
}

/** Reads a README's install line and the code of its quick starts. */
export function readQuickStart(readme: string): QuickStart {
  const install = /^npm install (.+)$/mu.exec(readme)?.[1] ?? ''
  const sections = readme
    .split(/^## /mu)
    .filter((section) => section.startsWith('Quick start'))
  const blocks = sections.flatMap((section) =>
    [...section.matchAll(/^```(tsx?)\n(.*?)^```$/gmsu)].map(
      ([, language, code = '']) => ({
        language: language as 'ts' | 'tsx',
        code,
        imports: importsOf(code),
      }),
    ),
  )
  return { install: install.split(' ').filter((word) => word !== ''), blocks }
}

function importsOf(code: string): string[] {
  const found = [...code.matchAll(/(?:from|^import) '([^'.][^']*)'/gmu)]
  const names = found.map(([, path = '']) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  return [...new Set(names)]
}
