type Listener = (...args: never[]) => void

/** The part of Node's emitter that apps use of a provider. */
export class EventEmitter {
  readonly #listeners = new Map<string, readonly Listener[]>()

  on(name: string, listener: Listener): this {
    this.#listeners.set(name, [...this.#of(name), listener])
    return this
  }

  once(name: string, listener: Listener): this {
    const wrapped: Listener = (...args) => {
      this.off(name, wrapped)
      listener(...args)
    }
    return this.on(name, Object.assign(wrapped, { listener }))
  }

  off(name: string, listener: Listener): this {
    const all = this.#of(name)
    const index = all
      .map((entry) => entry === listener || unwrap(entry) === listener)
      .lastIndexOf(true)
    if (index >= 0)
      this.#listeners.set(
        name,
        all.filter((_, other) => other !== index),
      )
    return this
  }

  addListener(name: string, listener: Listener): this {
    return this.on(name, listener)
  }

  removeListener(name: string, listener: Listener): this {
    return this.off(name, listener)
  }

  removeAllListeners(name?: string): this {
    if (name === undefined) this.#listeners.clear()
    else this.#listeners.delete(name)
    return this
  }

  listenerCount(name: string): number {
    return this.#of(name).length
  }

  emit(name: string, ...args: unknown[]): boolean {
    const all = this.#of(name)
    for (const listener of all) listener(...(args as never[]))
    return all.length > 0
  }

  #of(name: string): readonly Listener[] {
    return this.#listeners.get(name) ?? []
  }
}

/** Listener that `once` was given. */
function unwrap(listener: Listener & { listener?: Listener }) {
  return listener.listener
}
