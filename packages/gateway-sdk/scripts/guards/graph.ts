import {
  type AnySchema,
  look,
  type Tagged,
  type View,
} from '../schemas/look.ts'
import { namedSchema } from '../schemas/namedSchema.ts'

/** A schema that becomes a function. */
export interface Node {
  readonly name: string
  readonly schema: AnySchema
  /** The source file, by the name of the file of its entity. */
  readonly file: string
  readonly view: View
  /** Discriminators that it is behind, or undefined. */
  readonly uses: Set<string | undefined>
  /** Takes the depth, because it is part of or has to do with a recursion. */
  deep: boolean
}

/** Every schema that becomes a function, callees first. */
export class Graph {
  readonly nodes: Node[] = []
  readonly #bySchema = new Map<AnySchema, Node>()
  readonly #byName = new Map<string, Node>()
  readonly #calls = new Map<Node, Set<Node>>()
  readonly #files: ReadonlyMap<string, string>

  /** `files`: the entity file of a named schema. */
  constructor(files: ReadonlyMap<string, string>) {
    this.#files = files
  }

  /** The function of a schema; undefined when it is to be written in place. */
  nodeOf(schema: AnySchema): Node | undefined {
    const named = namedSchema(schema)
    return named === undefined
      ? this.#bySchema.get(schema)
      : this.#byName.get(named.name)
  }

  /** Adds a schema and all it refers to. `path` names unnamed ones. */
  add(
    given: AnySchema,
    path: string,
    file: string,
    from?: Node,
    behind?: string,
  ): void {
    const named = namedSchema(given)
    const schema = named?.schema ?? given
    const known = this.nodeOf(schema)
    if (known !== undefined) {
      // One name means one thing.
      if (known.schema !== schema)
        throw new Error(`Two schemas are named ${known.name}`)
      this.#called(known, from, behind)
      return
    }
    const view = look(schema)
    if (view.kind === 'object' && view.needs)
      throw new Error('The rule of a body is not for answers')
    const own = named !== undefined || isBig(view)
    if (!own) {
      this.#addInner(view, path, file, from)
      return
    }
    const name = named?.name ?? path
    if (this.#byName.has(name)) throw new Error(`Two schemas are named ${name}`)
    const node: Node = {
      name,
      schema,
      view,
      file: this.#files.get(name) ?? file,
      uses: new Set(),
      deep: false,
    }
    this.#byName.set(name, node)
    this.#bySchema.set(schema, node)
    this.#calls.set(node, new Set())
    this.#addInner(view, name, node.file, node)
    this.nodes.push(node)
    this.#called(node, from, behind)
  }

  #called(node: Node, from?: Node, behind?: string): void {
    node.uses.add(behind)
    if (from !== undefined) this.#calls.get(from)?.add(node)
  }

  #addInner(view: View, path: string, file: string, from?: Node): void {
    if (view.kind === 'tagged') this.#addOptions(view, path, file, from)
    if (view.kind === 'object')
      for (const [key, field] of Object.entries(view.fields))
        this.add(field, `${path}${pascal(key)}`, file, from)
    if (view.kind === 'union')
      for (const [index, option] of view.options.entries())
        this.add(option, `${path}${index}`, file, from)
    if (view.kind === 'list' || view.kind === 'map')
      this.add(view.inner, `${path}Item`, file, from)
    else if ('inner' in view) this.add(view.inner, path, file, from)
  }

  /** Options with a name become functions of their own, the others do not. */
  #addOptions(view: Tagged, path: string, file: string, from?: Node): void {
    for (const { schema, tags, fields } of view.options) {
      const named = namedSchema(schema)
      const name = named?.name ?? pascal(String(tags[0]).toLowerCase())
      if (named !== undefined) this.add(schema, name, file, from, view.key)
      else this.#addInner({ kind: 'object', fields }, path + name, file, from)
    }
  }

  /** Marks the functions that need to know their depth. Call it last. */
  close(): void {
    const reach = new Map(this.nodes.map((node) => [node, this.#from(node)]))
    const recursive = this.nodes.filter((node) => reach.get(node)?.has(node))
    const under = new Set(recursive.flatMap((node) => [...this.#from(node)]))
    for (const node of this.nodes)
      node.deep =
        under.has(node) || [...this.#from(node)].some((at) => under.has(at))
  }

  /** All that a function calls, directly and not. */
  #from(node: Node): Set<Node> {
    const found = new Set<Node>()
    const visit = (at: Node) => {
      for (const next of this.#calls.get(at) ?? []) {
        if (found.has(next)) continue
        found.add(next)
        visit(next)
      }
    }
    visit(node)
    return found
  }
}

/** Objects need a variable, so they are not written in place. */
function isBig(view: View): boolean {
  return view.kind === 'object' || view.kind === 'tagged'
}

export function pascal(text: string): string {
  return text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) =>
    first.toUpperCase(),
  )
}
