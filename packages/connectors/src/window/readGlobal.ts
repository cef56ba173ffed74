/**
 * Reads an object or function a wallet may have put on another object. Getters
 * that throw count as absent, and so does everything else.
 */
export function readGlobal(target: unknown, key: string): object | undefined {
  try {
    const value = (target as Record<string, unknown> | undefined)?.[key]
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
