import { type Fields, isObject, isText, isUint256 } from '../guards/shapes.ts'

/** What is wrong with a value. */
export interface Issue {
  readonly code:
    | 'invalid_type'
    | 'invalid_value'
    | 'invalid_union'
    | 'too_big'
    | 'too_small'
    | 'custom'
  /** Keys and indexes from the root to the offending value. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly expected?: string
  readonly values?: readonly (string | number | boolean)[]
}

/** Condition of a value, as data: written by `scripts/ruleFiles.ts`. */
export type Rule =
  /** The name of a pattern, of another rule, or of a kind of JSON. */
  | string
  /** One of these values. */
  | readonly (string | number | boolean)[]
  | Parts

type Parts =
  | {
      readonly $: 'optional' | 'nullable' | 'nullish' | 'list' | 'map'
      readonly of: Rule
    }
  | Bounds
  | { readonly $: 'union'; readonly of: readonly Rule[] }
  | Tagged
  | ObjectRule

/** Characters of a text. */
interface Bounds {
  readonly $: 'text'
  readonly min?: number
  readonly max?: number
}

interface Tagged {
  readonly $: 'tagged'
  readonly key: string
  readonly open: boolean
  readonly of: Readonly<Record<string, Rule>>
}

interface ObjectRule {
  readonly $: 'object'
  readonly of: Readonly<Record<string, Rule>>
  /** At least one of these fields has to be there. */
  readonly needs?: readonly string[]
  readonly message?: string
}

export interface RuleTable {
  readonly calls: Readonly<Record<string, Rule>>
  readonly named: Readonly<Record<string, Rule>>
  readonly patterns: Readonly<
    Record<
      string,
      {
        readonly pattern: string
        readonly message: string
        readonly maxLength?: number
        readonly format?: string
      }
    >
  >
}

/** Nesting allowed below the root. */
const maxDepth = 64

/** Enough to explain a failure; keeps the time linear on hostile input. */
const maxIssues = 20

/** Issues of a value; empty when it fits. Never throws, reads own keys only. */
export function findIssues(
  table: RuleTable,
  rule: Rule,
  value: unknown,
): readonly Issue[] {
  const search = new Search(table)
  try {
    search.check(rule, value, [])
  } catch {
    // Getters and proxies may throw; JSON cannot.
    search.add([], 'custom', 'Unreadable value')
  }
  return search.issues
}

type Path = Issue['path']

class Search {
  readonly issues: Issue[] = []
  readonly #table: RuleTable
  #depth = 0

  constructor(table: RuleTable) {
    this.#table = table
  }

  add(
    path: Path,
    code: Issue['code'],
    message: string,
    more?: Partial<Issue>,
  ): void {
    if (this.issues.length < maxIssues)
      this.issues.push({ code, path, message, ...more })
  }

  check(rule: Rule, value: unknown, path: Path): void {
    if (typeof rule === 'string') this.#checkNamed(rule, value, path)
    else if (Array.isArray(rule)) this.#checkLiteral(rule, value, path)
    else this.#checkParts(rule as Parts, value, path)
  }

  #wrongType(expected: string, value: unknown, path: Path): void {
    const message = `Invalid input: expected ${expected}, received ${kindOf(value)}`
    this.add(path, 'invalid_type', message, { expected })
  }

  #checkNamed(name: string, value: unknown, path: Path): void {
    const { named, patterns } = this.#table
    const pattern = own(patterns, name)
    const rule = own(named, name)
    if (pattern) {
      if (!fitsPattern(pattern, value))
        this.add(path, 'custom', pattern.message)
    } else if (rule) this.check(rule, value, path)
    else if (name === 'integer') this.#checkInteger(value, path)
    else if (
      name === 'number' ? !Number.isFinite(value) : typeof value !== name
    )
      if (name !== 'any') this.#wrongType(name, value, path)
  }

  #checkInteger(value: unknown, path: Path): void {
    if (!Number.isFinite(value)) this.#wrongType('number', value, path)
    else if (!Number.isInteger(value)) this.#wrongType('int', value, path)
    else if ((value as number) < 0)
      this.add(path, 'too_small', 'Too small: expected number to be >=0')
    else if (!Number.isSafeInteger(value))
      this.add(
        path,
        'too_big',
        `Too big: expected int to be <=${Number.MAX_SAFE_INTEGER}`,
      )
  }

  #checkLiteral(values: readonly unknown[], value: unknown, path: Path): void {
    if (values.includes(value)) return
    const shown = values.map((one) => JSON.stringify(one)).join('|')
    const message =
      values.length === 1
        ? `Invalid input: expected ${shown}`
        : `Invalid option: expected one of ${shown}`
    const more = { values: values as NonNullable<Issue['values']> }
    this.add(path, 'invalid_value', message, more)
  }

  #checkParts(rule: Parts, value: unknown, path: Path): void {
    switch (rule.$) {
      case 'optional':
        if (value !== undefined) this.check(rule.of, value, path)
        break
      case 'nullable':
        if (value !== null) this.check(rule.of, value, path)
        break
      case 'nullish':
        if (value != null) this.check(rule.of, value, path)
        break
      case 'text':
        this.#checkText(rule, value, path)
        break
      case 'union':
        this.#checkUnion(rule.of, value, path)
        break
      case 'tagged':
        if (!isObject(value)) this.#wrongType('object', value, path)
        else this.#checkTagged(rule, value, path)
        break
      case 'list':
        if (!Array.isArray(value)) this.#wrongType('array', value, path)
        else this.#enter(path, () => this.#checkList(rule.of, value, path))
        break
      case 'map':
        if (!isObject(value)) this.#wrongType('record', value, path)
        else this.#enter(path, () => this.#checkMap(rule.of, value, path))
        break
      case 'object':
        if (!isObject(value)) this.#wrongType('object', value, path)
        else this.#enter(path, () => this.#checkFields(rule, value, path))
    }
  }

  #enter(path: Path, check: () => void): void {
    if (this.#depth >= maxDepth) this.add(path, 'too_big', 'Nested too deeply')
    else {
      this.#depth++
      check()
      this.#depth--
    }
  }

  #checkText({ min = 0, max }: Bounds, value: unknown, path: Path): void {
    const fits = (least: number, most = Number.POSITIVE_INFINITY) =>
      isText(value, least, most)
    if (typeof value !== 'string') this.#wrongType('string', value, path)
    else if (!fits(min))
      this.add(
        path,
        'too_small',
        `Too small: expected string to have >=${min} characters`,
      )
    else if (!fits(0, max))
      this.add(
        path,
        'too_big',
        `Too big: expected string to have <=${max} characters`,
      )
  }

  /** The first option that fits; options differ in their kind of JSON. */
  #checkUnion(options: readonly Rule[], value: unknown, path: Path): void {
    const before = this.issues.length
    for (const option of options) {
      this.check(option, value, path)
      if (this.issues.length === before) return
      this.issues.length = before
    }
    this.add(path, 'invalid_union', 'Invalid input')
  }

  #checkTagged({ key, open, of }: Tagged, value: Fields, path: Path): void {
    const tag = own(value, key)
    const option = typeof tag === 'string' ? own(of, tag) : undefined
    if (option) this.check(option, value, path)
    else if (!open) this.#wrongTag(of, [...path, key])
    else if (typeof tag !== 'string')
      this.#wrongType('string', tag, [...path, key])
  }

  #wrongTag(of: Tagged['of'], path: Path): void {
    const known = Object.keys(of).map((tag) => `'${tag}'`)
    const message = `Invalid discriminator value. Expected ${known.join(' | ')}`
    this.add(path, 'invalid_union', message)
  }

  #checkFields(
    { of, needs, message = '' }: ObjectRule,
    value: Fields,
    path: Path,
  ): void {
    const before = this.issues.length
    for (const [key, rule] of Object.entries(of))
      this.check(rule, own(value, key), [...path, key])
    if (this.issues.length === before && needs)
      if (needs.every((key) => own(value, key) == null))
        this.add(path, 'custom', message)
  }

  #checkList(rule: Rule, items: readonly unknown[], path: Path): void {
    for (const [index, item] of items.entries()) {
      if (this.issues.length >= maxIssues) return
      this.check(rule, item, [...path, index])
    }
  }

  #checkMap(rule: Rule, map: Fields, path: Path): void {
    for (const [key, item] of Object.entries(map)) {
      if (this.issues.length >= maxIssues) return
      this.check(rule, item, [...path, key])
    }
  }
}

function own<T>(value: Readonly<Record<string, T>>, key: string) {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const isOdd = typeof value === 'number' && !Number.isFinite(value)
  return isOdd ? String(value) : typeof value
}

function fitsPattern(
  { pattern, maxLength, format }: RuleTable['patterns'][string],
  value: unknown,
): boolean {
  if (typeof value !== 'string') return false
  if (maxLength !== undefined && value.length > maxLength) return false
  if (!new RegExp(pattern).test(value)) return false
  return format !== 'uint256' || isUint256(value)
}
