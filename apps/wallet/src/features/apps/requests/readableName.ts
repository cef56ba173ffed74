/**
 * The name that an app gives itself, where it can stand in a sentence of the
 * wallet: other names could pass for an address or for a part of the text.
 */
export function readableName(name: string): string | undefined {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’+-]{0,31}$/u.test(name)
    ? name
    : undefined
}
