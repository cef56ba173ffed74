import { randomBytes } from 'node:crypto'

const lifetime = 60_000
const most = 1000

/**
 * Authorization codes, each good once and for a minute. They are in memory: a
 * restart voids them, and apps request another one.
 */
export function createCodeStore<value>(now: () => number = Date.now) {
  const codes = new Map<string, { value: value; expires: number }>()
  return {
    add(value: value): string {
      for (const [code, { expires }] of codes)
        if (expires <= now() || codes.size >= most) codes.delete(code)
      const code = randomBytes(32).toString('base64url')
      codes.set(code, { value, expires: now() + lifetime })
      return code
    },
    /** Returns the value of a code and deletes the code. */
    take(code: string): value | undefined {
      const found = codes.get(code)
      codes.delete(code)
      return found !== undefined && found.expires > now()
        ? found.value
        : undefined
    },
  }
}
