import { NodeFS } from '@electric-sql/pglite/nodefs'

type Operations = Record<string, (...args: never[]) => unknown>

/** Writing functions of PGlite's file system on Node. */
interface WritingModule {
  NODEFS: { stream_ops: Operations; node_ops: Operations }
}

const writing = {
  stream_ops: ['write', 'msync'],
  node_ops: ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'],
} as const

/** PGlite's file system on a folder, which asks before it changes anything. */
export class GuardedFs extends NodeFS {
  readonly #confirm: () => void

  /** @param confirm - Throws when this process must not write any more. */
  constructor(folder: string, confirm: () => void) {
    super(folder)
    this.#confirm = confirm
  }

  override async init(
    ...args: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const guard = (module: object) => {
      const { NODEFS } = module as WritingModule
      for (const [kind, names] of Object.entries(writing)) {
        const operations = NODEFS[kind as keyof typeof writing]
        for (const name of names) {
          const operation = operations[name]
          if (operation === undefined) continue
          operations[name] = (...parameters) => {
            this.#confirm()
            return operation(...parameters)
          }
        }
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), guard],
      },
    }
  }
}
