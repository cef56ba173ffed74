const depthLimit = 64

/**
 * Approximate size of a value in bytes: counting stops above `limit`. Too deep
 * nesting counts as infinite.
 */
export function measure(value: unknown, limit: number): number {
  let size = 0
  const add = (entry: unknown, depth: number) => {
    size += typeof entry === 'string' ? entry.length : 8
    if (typeof entry !== 'object' || entry === null) return
    size +=
      depth > depthLimit
        ? Number.POSITIVE_INFINITY
        : ((entry as ArrayBuffer).byteLength ?? 0)
    // The bytes of a typed array are counted, and are no keys.
    if (ArrayBuffer.isView(entry)) return
    for (const key in entry) {
      if (size > limit) return
      size += key.length
      add((entry as Record<string, unknown>)[key], depth + 1)
    }
  }
  add(value, 0)
  return size
}
