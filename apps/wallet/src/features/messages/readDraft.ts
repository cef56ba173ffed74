import type { TypedDataInput } from '@strongroom/react-hooks/sign'

/** Draft of an owner: a text, or typed data where it is JSON of that form. */
export function readDraft(
  text: string,
):
  | { readonly ok: true; readonly message: string | TypedDataInput }
  | { readonly ok: false; readonly reason: 'noText' | 'missingParts' } {
  if (text.trim() === '') return { ok: false, reason: 'noText' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: true, message: text }
  }
  const { types, domain, message } = Object(value) as Record<string, unknown>
  const parts = [types, domain, message]
  const isObject = (part: unknown) => typeof part === 'object' && part !== null
  if (parts.every(isObject))
    return { ok: true, message: value as TypedDataInput }
  return parts.some(isObject)
    ? {
        ok: false,
        reason: 'missingParts',
      }
    : { ok: true, message: text }
}
