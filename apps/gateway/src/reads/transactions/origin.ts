import type { SafeAppInfo } from '@strongroom/gateway-sdk'

interface Origin {
  url?: string
  name?: string
  note?: string
}

const maxOrigin = 200

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const parse = (text: string | null | undefined): Origin | null => {
  if (text === null || text === undefined) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return null
    }
    const { url, name, note } = value as Record<string, unknown>
    const origin: Origin = {}
    for (const [key, field] of Object.entries({ url, name, note })) {
      const known = readText(field)
      if (known !== undefined) origin[key as keyof Origin] = known
    }
    return origin
  } catch {
    return null
  }
}

/** Notes are shown to other owners: no markup, no control characters. */
const cleanNote = (note: string): string =>
  note
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[<>\p{Cc}\p{Cf}]/gu, '')
    .trim()

/** Stored form of a proposal's origin; texts that are not JSON are dropped. */
export function cleanOrigin(text: string | null | undefined): string | null {
  const origin = parse(text)
  if (origin === null) return null
  const { note, ...rest } = origin
  const kept = JSON.stringify(
    note === undefined ? rest : { ...rest, note: cleanNote(note) },
  )
  return kept.length <= maxOrigin ? kept : null
}

/** App of a proposal, and the note on it. */
export function readOrigin(text: string | null): {
  safeAppInfo: SafeAppInfo | null
  note: string | null
} {
  const origin = parse(text)
  const { url = '', name = '', note = '' } = origin ?? {}
  const web = /^https?:\/\//i.test(url) && URL.canParse(url)
  return {
    safeAppInfo: name !== '' && web ? { name, url, logoUri: null } : null,
    note: note === '' ? null : note,
  }
}
