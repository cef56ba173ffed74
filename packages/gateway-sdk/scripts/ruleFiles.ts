import * as leaves from '@strongroom/gateway-schemas'
import {
  type AnySchema,
  look,
  type TextRule,
  type View,
} from './schemas/look.ts'
import { namedSchema } from './schemas/namedSchema.ts'

/**
 * The text of the generated tables that name what is wrong with a value: each
 * holds the given schemas and those inside them, as plain data.
 *
 * @param roots Answers or bodies by call.
 */
export function ruleFile(roots: Readonly<Record<string, AnySchema>>): string {
  const writer = new RuleWriter()
  const calls = Object.entries(roots).map(
    ([call, schema]) => `  ${call}: ${text(writer.rule(schema))},\n`,
  )
  const rows = [...writer.rows].map(
    ([name, rule]) => `  ${name}: ${text(rule)},\n`,
  )
  const patterns = [...writer.patterns].map(
    ([name, rule]) => `  ${name}: ${text(rule)},\n`,
  )
  return `import type { RuleTable } from './findIssues.ts'

export const rules: RuleTable = {
calls: {
${calls.join('')}},
named: {
${rows.join('')}},
patterns: {
${patterns.join('')}},
}
`
}

/** A JSON value as source code. */
const text = (value: unknown): string =>
  JSON.stringify(value).replace(/"([a-zA-Z_$][\w$]*)":/g, '$1:')

/** Names of the patterns: those of the functions that make them. */
const patternNames = new Map(
  Object.entries({
    address: leaves.address(),
    hex: leaves.hex(),
    hash: leaves.hash(),
    uint256: leaves.uint256(),
    chainId: leaves.chainId(),
    signature: leaves.signature(),
    semver: leaves.semver(),
    uuid: leaves.uuid(),
    email: leaves.email(),
    digits: leaves.digits(),
  }).map(([name, schema]) => [JSON.stringify(look(schema)), name]),
)

class RuleWriter {
  readonly rows = new Map<string, unknown>()
  readonly patterns = new Map<string, TextRule>()

  /** The rule of a schema: its name where it has one. */
  rule(schema: AnySchema): unknown {
    const named = namedSchema(schema)
    if (named === undefined) return this.#inPlace(look(schema))
    const { name } = named
    if (!this.rows.has(name)) {
      // Reserve the name first: a recursive schema refers to itself.
      this.rows.set(name, undefined)
      this.rows.set(name, this.#inPlace(look(named.schema)))
    }
    return name
  }

  #inPlace(view: View): unknown {
    const inner = () => ('inner' in view ? this.rule(view.inner) : undefined)
    switch (view.kind) {
      case 'any':
      case 'boolean':
      case 'number':
      case 'integer':
        return view.kind
      case 'text':
        return this.#text(view.rule, view)
      case 'literal':
        return view.values
      case 'optional':
      case 'nullable':
      case 'nullish':
      case 'map':
        return { $: view.kind, of: inner() }
      case 'list':
        if (view.max !== undefined) throw new Error('A list may be any length')
        return { $: 'list', of: inner() }
      case 'union':
        return { $: 'union', of: view.options.map((one) => this.rule(one)) }
      case 'tagged': {
        const tags = view.options.flatMap(({ schema, tags }) => {
          const rule = this.rule(schema)
          return tags.map((tag) => [tag, rule])
        })
        return {
          $: 'tagged',
          key: view.key,
          open: view.open,
          of: Object.fromEntries(tags),
        }
      }
      case 'object': {
        const fields = Object.entries(view.fields).map(([key, field]) => [
          key,
          this.rule(field),
        ])
        const { needs } = view
        return {
          $: 'object',
          of: Object.fromEntries(fields),
          ...(needs && { needs: needs.keys, message: needs.message }),
        }
      }
    }
  }

  #text(rule: TextRule, view: View): unknown {
    if (rule.pattern === undefined) {
      const { minLength, maxLength } = rule
      if (minLength === undefined && maxLength === undefined) return 'string'
      return { $: 'text', min: minLength, max: maxLength }
    }
    const key = JSON.stringify(view)
    const name = patternNames.get(key) ?? `pattern${this.patterns.size}`
    patternNames.set(key, name)
    this.patterns.set(name, rule)
    return name
  }
}
