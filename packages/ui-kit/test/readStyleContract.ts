/** A part of a sheet that an app's own rules may depend on. */
export interface Hook {
  /** Class of the part, without the dot; may be empty. */
  part: string
  name: string
  /** The value that is selected on, if one is. */
  value: string | undefined
}

/** Every selector of a nested sheet, with its declarations. */
function readRules(css: string): { selector: string; body: string }[] {
  const rules: { selector: string; body: string }[] = []
  const open = [{ selector: '', body: '' }]
  let text = ''
  for (const character of css.replace(/\/\*[\s\S]*?\*\//gu, '')) {
    const top = open.at(-1)
    if (character === '{') {
      const prelude = text.trim()
      const outer = top?.selector ?? ''
      const selector = prelude.startsWith('@')
        ? outer
        : prelude.includes('&')
          ? prelude.replaceAll('&', outer)
          : `${outer} ${prelude}`.trim()
      open.push({ selector, body: '' })
      text = ''
    } else if (character === '}') {
      const { selector, body } = open.pop() ?? { selector: '', body: '' }
      rules.push({ selector, body: body + text })
      text = ''
    } else if (character === ';') {
      if (top !== undefined) top.body += `${text};`
      text = ''
    } else text += character
  }
  return rules
}

/** `data-` attributes of the kit that the rules of a sheet select on. */
export function readAttributes(css: string): Hook[] {
  return readRules(css).flatMap(({ selector }) =>
    selector
      .replaceAll(/:(?:not|is|where)\((\[[^)]*\])\)/gu, '$1')
      .split(/[\s>+~,()]+/u)
      .flatMap((compound) => {
        const own = /\.(sr-[\w-]+)/u.exec(compound)?.[1]
        const part = own ?? /\.(sr-[\w-]+)/u.exec(selector)?.[1] ?? ''
        return [
          ...compound.matchAll(/\[(data-(?!sr-)[\w-]+)(?:="([^"]*)")?\]/gu),
        ].map(([, name = '', value]) => ({ part, name, value }))
      }),
  )
}

/** Variables that the rules of a sheet introduce. */
export function readVariables(css: string): Hook[] {
  return readRules(css).flatMap(({ selector, body }) =>
    [...body.matchAll(/(--sr-[\w-]+)\s*:/gu)].map(([, name = '']) => ({
      part: /\.(sr-[\w-]+)/u.exec(selector)?.[1] ?? '',
      name,
      value: undefined,
    })),
  )
}
