/**
 * Reads a version leniently: `v1.3.0+L2`, `7.11.0-next.1` and `7.11` are fine,
 * a suffix after the numbers does not count. Anything else gives `undefined`.
 */
export function parseVersion(
  text: unknown,
): readonly [number, number, number] | undefined {
  const match =
    typeof text === 'string' &&
    /^v?(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?(?![\d.])/.exec(text)
  if (!match) return undefined
  const [, major, minor = 0, patch = 0] = match
  return [Number(major), Number(minor), Number(patch)]
}
