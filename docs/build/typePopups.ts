import { createTransformerFactory } from '@shikijs/twoslash/core'
import type { MarkdownOptions, MarkdownRenderer } from 'vitepress'
import type { ExampleTypes } from './exampleTypes.ts'

/** Attribute of a block that is the content of a popup. */
const popupMark = 'popup'

/**
 * Options of the site's Markdown that mark the names in examples, and write the
 * type and docstring of each to the end of its page: once for all names that
 * share them. The theme shows them beside the name.
 *
 * `@shikijs/vitepress-twoslash` makes each popup a Vue component: pages would load up
 * to 1.4 MB of code that they do without now.
 */
export function typePopups(
  types: ExampleTypes,
): Pick<MarkdownOptions, 'codeTransformers' | 'config'> {
  /** The popups of each page with their numbers. */
  const pages = new WeakMap<object, Map<string, number>>()
  let block = { popups: new Map<string, number>(), isFirst: true }
  let render = (_text: string, _docs: string): string => ''

  const transformer = createTransformerFactory(types.read)({
    // The type of a name may read as a block.
    filter: (language, code, { meta }) =>
      meta?.__raw !== popupMark && types.has(language, code),
    renderer: {
      nodeStaticInfo({ text, docs = '' }, word) {
        const popup = render(declarationOf(text), docs)
        const { popups, isFirst } = block
        const number = popups.get(popup) ?? popups.size
        popups.set(popup, number)
        const properties = {
          class: 'typed-name',
          'data-type': number,
          // One stop of the tab key for each block; arrow keys reach the others.
          ...(isFirst && { tabindex: 0 }),
        }
        block.isFirst = false
        return {
          type: 'element',
          tagName: 'span',
          properties,
          children: [word],
        }
      },
    },
  })

  function config(md: MarkdownRenderer): void {
    const { highlight } = md.options
    if (!highlight) throw new Error('VitePress does not highlight code.')
    // VitePress renders each page several times. Popups of examples depend on the page.
    const highlightOnce = cached(highlight)
    md.options.highlight = (code, language, attributes) =>
      types.has(language, code)
        ? highlight(code, language, attributes)
        : highlightOnce(code, language, attributes)

    render = cached((text, docs) => {
      const [, code = ''] =
        /<code>(.*)<\/code>/su.exec(highlightOnce(text, 'ts', popupMark)) ?? []
      return `<div><pre class="vp-code">${code}</pre>${md.render(docs, {})}</div>`
    })

    const { fence } = md.renderer.rules
    md.renderer.rules.fence = (tokens, index, options, env, self) => {
      const popups = pages.get(env) ?? new Map()
      pages.set(env, popups)
      // A docstring may hold a block of its own.
      const outer = block
      block = { popups, isFirst: true }
      const html = fence?.(tokens, index, options, env, self) ?? ''
      block = outer
      return html
    }
    md.core.ruler.push('type_popups', (state) => {
      if (!state.inlineMode)
        state.tokens.push(new state.Token('type_popups', '', 0))
    })
    md.renderer.rules['type_popups'] = (_tokens, _index, _options, env) => {
      const html = [...(pages.get(env)?.keys() ?? [])]
      return html.length > 0
        ? `<div class="type-popups" hidden v-pre>${html.join('')}</div>\n`
        : ''
    }
  }

  return { codeTransformers: [transformer], config }
}

/** The description of a name without the editor's words, such as `(alias)`. */
export const declarationOf = (text: string): string =>
  text
    .replaceAll(/^\([\w -]+\) /gmu, '')
    .replace(/\nimport [^\n]*$/u, '')
    // A function and the namespace of its types share a name.
    .replace(/^namespace \w+\n|\nnamespace \w+$/u, '')
    .replace(/^(?=\w+(?:<[^()]*>)?\()/u, 'function ')

/** A function of texts that computes each result once. */
function cached<T extends string[]>(
  compute: (...texts: T) => string,
): (...texts: T) => string {
  const results = new Map<string, string>()
  return (...texts) => {
    const key = texts.join('\0')
    const result = results.get(key) ?? compute(...texts)
    results.set(key, result)
    return result
  }
}
